import { expect, type Page, test } from '@playwright/test';
import { startFaceToFace } from '../support/face-to-face';
import { openPhone } from '../support/people';
import { prepareSpeech } from '../support/recogniser';
import { loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';

/** What the page asked of its recogniser, and for how long nothing had sounded then; null before the first sound. */
interface RecogniserCall {
  readonly name: string;
  readonly quietMs: number | null;
}

/** 2 s less the rhythm in which the loudspeaker is listened at. */
const QUIET_MS = 1_900;

const isAfterSound = ({ quietMs }: RecogniserCall): boolean => quietMs !== null;

async function watchRecogniser(page: Page): Promise<() => Promise<RecogniserCall[]>> {
  await page.addInitScript(() => {
    const calls: RecogniserCall[] = [];
    Object.assign(window, { recogniserCalls: calls });
    const { prototype } = Reflect.get(window, 'SpeechRecognition') as {
      prototype: Record<string, () => void>;
    };
    for (const name of ['start', 'stop', 'abort']) {
      const original = prototype[name];
      prototype[name] = function (this: unknown) {
        const heardAtMs = window.loudspeakerHeardAtMs;
        calls.push({ name, quietMs: heardAtMs === null ? null : performance.now() - heardAtMs });
        original?.call(this);
      };
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'recogniserCalls') as RecogniserCall[]);
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
  const names = (await calls()).map(({ name }) => name);
  expect(names.filter((name) => name !== 'abort')).toEqual(['start', 'stop']);
  await context.close();
});

test('F2F-14 F2F-16 a side that was locked listens hands-free, is deaf while audio plays, and listens again 2 s after', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  const calls = await watchRecogniser(page);
  const { guest, host, lock } = await startFaceToFace(page, url());
  const button = host.locator('button[data-state]');
  await prepareSpeech(page, 'ヘルメットをかぶってください');
  await lock();
  await expect(button).toHaveAttribute('data-state', 'locked');

  await expect(guest).toContainText('Please wear your helmet.');
  await expect.poll(() => loudspeakerPeak(page)).toBeGreaterThan(0.05);
  await expect.poll(async () => (await calls()).findLast(isAfterSound)?.name).toBe('start');
  const told = await calls();
  expect(told.findLast((call) => !isAfterSound(call))?.name).not.toBe('start');
  for (const { name, quietMs } of told.filter(isAfterSound))
    if (name === 'start') expect(quietMs).toBeGreaterThan(QUIET_MS);
  await expect(button).toHaveAttribute('data-state', 'locked');
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'idle');
  await context.close();
});
