import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../packages/contract/src/index';
import { createCrew } from '../support/crew';
import { startFaceToFace } from '../support/face-to-face';
import { openPhone } from '../support/people';
import { startServer } from '../support/server';

const url = () => process.env['GENBATALK_URL'] ?? '';

/** The languages whose phrasebook this page has fetched to its end; those not in use follow at leisure. */
function languagesOnPhone(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const names = fetched.filter(({ responseStatus }) => responseStatus === 200).map(({ name }) => name);
    return names.flatMap((name) => /\/assets\/([a-z]{2})-[^/]+\.js$/.exec(name)?.[1] ?? []);
  });
}

test('QUAL-08 the server is gone in mid-conversation: the phrasebook and the voice of the device go on, and it says so', async ({
  browser,
}) => {
  const server = await startServer();
  const { page, context } = await openPhone(browser);
  // Headless Chromium has no voices: this one notes what it is told to say.
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = {
      lang: 'en-US',
      name: 'scripted',
      default: true,
      localService: true,
      voiceURI: 'scripted',
    };
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false,
      getVoices: () => [voice],
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        said.push(utterance.text);
        queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spokenByDevice: said });
  });
  try {
    const { guest, host, say } = await startFaceToFace(page, server.url);
    await say('host', 'ここに置いてください');
    await expect(host.locator('li')).toHaveCount(1);
    await expect.poll(() => languagesOnPhone(page)).toEqual(expect.arrayContaining([...LANGUAGES]));
    await server.kill();
    await expect(host.getByRole('alert')).toContainText('オフライン');

    await say('host', 'ヘルメットをかぶってください');
    await expect(guest).toContainText('Please wear your helmet.');
    await expect(guest.locator('[data-quality=phrasebook]')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'spokenByDevice') as string[]))
      .toContain('Please wear your helmet.');
    // A language that was not in use before is there too.
    await guest.getByRole('combobox').selectOption('it');
    await say('host', 'ヘルメットをかぶってください');
    await expect(guest).toContainText('casco');

    await server.start();
    await expect(host.getByRole('alert')).toBeHidden({ timeout: 30_000 });
    await say('guest', 'Dov’è il bagno?');
    await expect(host).toContainText('トイレはどこですか');
  } finally {
    await context.close();
    await server.close();
  }
});

test('AUTH-12 F2F-01 a token that is refused is renewed, and the sentence is sent again by itself', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  let refusals = 0;
  let passes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/face-to-face-anonymous')) passes += 1;
  });
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const [, id] = /^42(\d+)\["face-to-face-translate"/.exec(String(message)) ?? [];
      if (id === undefined || refusals > 0) return server.send(message);
      refusals += 1;
      const refusal = { status: 'error', code: 'unauthorized', message: '' };
      return socket.send(`43${id}${JSON.stringify([refusal])}`);
    });
  });
  const { guest, say } = await startFaceToFace(page, url());
  await expect.poll(() => passes).toBe(1);
  await say('host', 'ヘルメットをかぶってください');
  await expect(guest).toContainText('Please wear your helmet.');
  expect(refusals).toBe(1);
  expect(passes).toBe(2);
  await context.close();
});

test('USAGE-12 a member’s time is told from the start to the end button', async ({ browser }) => {
  const { leader } = await createCrew(url(), [], { channelName: '' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  const told: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [, event, id] =
        /"(face-to-face-(?:start|end))",\{"sessionId":"([0-9a-f-]{36})"/.exec(String(payload)) ?? [];
      if (event !== undefined && id !== undefined) told.push(`${event} ${id}`);
    }),
  );
  const { host } = await startFaceToFace(page, url());
  await expect.poll(() => told.length).toBe(1);
  await host.getByRole('button', { name: '終了' }).click();
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toBe(told[0]?.replace('start', 'end'));
  await context.close();
});
