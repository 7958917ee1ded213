import { expect, type Page, test } from '@playwright/test';
import { startFaceToFace } from '../support/face-to-face';
import { openPhone } from '../support/people';
import { prepareSpeech } from '../support/recogniser';
import { loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';

/** Notes what the page asks of its recogniser, and what sounds meanwhile. */
async function watchRecogniser(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { recogniserCalls: calls });
    const { prototype } = Reflect.get(window, 'SpeechRecognition') as {
      prototype: Record<string, () => void>;
    };
    for (const name of ['start', 'stop', 'abort']) {
      const original = prototype[name];
      prototype[name] = function (this: unknown) {
        calls.push(name);
        original?.call(this);
      };
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'recogniserCalls') as string[]);
}

test('F2F-02 F2F-03 F2F-11 nothing is heard before the tap, and then only while the button is held', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  const calls = await watchRecogniser(page);
  await page.goto(`${url()}/face-to-face`);
  await expect(page.getByRole('button', { name: /タップして開始/ })).toBeVisible();
  expect(await calls()).toEqual([]);
  const { host, say } = await startFaceToFace(page, url());
  await say('host', 'ヘルメットをかぶってください');
  await expect(host.locator('button[data-state]')).toHaveAttribute('data-state', 'idle');
  expect((await calls()).filter((call) => call !== 'abort')).toEqual(['start', 'stop']);
  await context.close();
});

test('F2F-14 F2F-16 a side that was locked listens hands-free, is deaf while audio plays, and listens again 2 s after', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  const calls = await watchRecogniser(page);
  const { guest, host } = await startFaceToFace(page, url());
  const button = host.locator('button[data-state]');
  await prepareSpeech(page, 'ヘルメットをかぶってください');
  const box = await button.boundingBox();
  if (box === null) throw new Error('no talk button');
  const pressedAtMs = Date.now();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const lock = host.getByRole('img', { name: '押したままにする' });
  const target = await lock.boundingBox();
  if (target === null) throw new Error('no lock');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 });
  await expect.poll(() => Date.now() - pressedAtMs).toBeGreaterThan(700);
  await page.mouse.up();
  await expect(button).toHaveAttribute('data-state', 'locked');

  await expect(guest).toContainText('Please wear your helmet.');
  await expect.poll(() => loudspeakerPeak(page)).toBeGreaterThan(0.05);
  expect((await calls()).at(-1)).not.toBe('start');
  await expect.poll(async () => (await calls()).at(-1)).toBe('start');
  await expect(button).toHaveAttribute('data-state', 'locked');
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'idle');
  await context.close();
});
