import { type Browser, expect, type Page, test } from '@playwright/test';
import { createCrew } from '../support/crew';
import { hold, openPhone } from '../support/people';
import { type RecognitionServer, startRecognitionServer } from '../support/recognition-server';
import { type SiteServer, startServer } from '../support/server';
import { forgetSound, loudspeakerPeak } from '../support/sound';
import {
  launchSpeakingBrowser,
  recordedChunks,
  removeWebSpeech,
  type SpeakingBrowser,
  watchRecorder,
} from '../support/speaking-browser';

/** The preset phrases as the recogniser's dictionary spells them. */
const SENTENCES = [
  'danger',
  'stay back',
  'please wear your helmet',
  'start work',
  'take a break',
  'finish work',
  'lift the materials',
  'lower the materials',
  'confirmed',
];
const AUDIBLE = 0.05;
/** Chunks come every 300 ms, since Opus packets are 60 ms: the sentence begins after 0.8 s and takes 1.8 s. */
const WHOLE_SENTENCE_CHUNKS = 11;
const HELMET = 'ヘルメットをかぶってください。';

let recognition: RecognitionServer;
let server: SiteServer;
let speaking: SpeakingBrowser;

test.beforeAll(async () => {
  recognition = await startRecognitionServer(SENTENCES);
  server = await startServer({
    RECOGNITION_ENGINE: 'openai',
    OPENAI_RECOGNITION_BASE_URL: recognition.url,
    OPENAI_RECOGNITION_API_KEY: 'the-key-of-the-journey',
  });
  speaking = await launchSpeakingBrowser('Please wear your helmet.');
});
test.afterAll(async () => {
  await speaking.close();
  await server.close();
  await recognition.close();
});

/** An English worker whose phone has a voice in its microphone, and the Japanese leader, each with an own phone. */
async function openPair(
  browser: Browser,
  url: string,
  options: { prepare?: (page: Page) => Promise<void> } = {},
) {
  const { leader, workers, channelId } = await createCrew(url, [{ nickname: 'Sam', language: 'en' }]);
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const sam = await openPhone(speaking.browser, { signedIn: worker });
  await watchRecorder(sam.page);
  await options.prepare?.(sam.page);
  const tanaka = await openPhone(browser, { signedIn: leader });
  return {
    sam,
    tanaka,
    async enter() {
      for (const { page } of [sam, tanaka]) await page.goto(`${url}/call/${channelId}`);
      await expect(sam.page.getByText('Connected', { exact: true })).toBeVisible();
      await expect(tanaka.page.getByText('接続中', { exact: true })).toBeVisible();
    },
    async leave() {
      for (const { context } of [sam, tanaka]) await context.close();
    },
  };
}

const talkButton = (page: Page) => page.getByRole('button', { name: 'Hold to talk' });

/** Holds the button until so much is recorded. */
async function holdFor(page: Page, chunks: number): Promise<void> {
  await expect(talkButton(page)).toBeEnabled();
  await hold(page, talkButton(page), () =>
    expect.poll(() => recordedChunks(page)).toBeGreaterThanOrEqual(chunks),
  );
}

test('TALK-04 TALK-13 TALK-20 TALK-23 TALK-24 TALK-28 real voice in, real voice out: what an English worker says is read and heard in Japanese', async ({
  browser,
}) => {
  const { sam, tanaka, enter, leave } = await openPair(browser, server.url, { prepare: removeWebSpeech });
  await enter();
  // A tap, as people do: without one a browser plays nothing.
  await tanaka.page.getByText('接続中', { exact: true }).click();
  await forgetSound(tanaka.page);
  await holdFor(sam.page, WHOLE_SENTENCE_CHUNKS);

  const heard = tanaka.page.getByRole('article').filter({ hasText: HELMET });
  await expect(heard).toBeVisible();
  await expect(heard.locator('[data-quality=phrasebook]')).toBeVisible();
  await expect.poll(() => loudspeakerPeak(tanaka.page)).toBeGreaterThan(AUDIBLE);
  // The speaker reads what was understood, once.
  const own = sam.page.getByRole('article');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('please wear your helmet');

  expect(recognition.requests.at(-1)).toMatchObject({
    language: 'en',
    mimeType: 'audio/webm',
    text: 'please wear your helmet',
  });
  expect(recognition.requests.at(-1)?.prompt).toContain(',');
  expect(await sam.page.evaluate(() => window.recorderWatch)).toMatchObject([
    { bitsPerSecond: 64_000, chunkMs: 250, mimeType: 'audio/webm;codecs=opus' },
  ]);
  await leave();
});

test('TALK-21 a press too short for a word is not sent, and says so', async ({ browser }) => {
  const before = recognition.requests.length;
  const { sam, leave, enter } = await openPair(browser, server.url, { prepare: removeWebSpeech });
  await enter();
  // Let go at once: what the tail of 400 ms records is under 5,000 bytes.
  await hold(sam.page, talkButton(sam.page), () => Promise.resolve());
  await expect(sam.page.getByText('Too short, not sent')).toBeVisible();
  expect(recognition.requests).toHaveLength(before);
  await leave();
});

test('TALK-03 TALK-05 a worker whose browser recognises uses it, until the server is chosen in the settings', async ({
  browser,
}) => {
  const { sam, tanaka, enter, leave } = await openPair(browser, server.url);
  await enter();
  await sam.page.evaluate(() => window.scriptedSpeech.push('Stay back!'));
  await hold(sam.page, talkButton(sam.page), () =>
    expect(sam.page.getByRole('button', { name: 'Speak now' })).toBeVisible(),
  );
  await expect(tanaka.page.getByRole('article').filter({ hasText: '下がってください' })).toBeVisible();
  expect(await recordedChunks(sam.page)).toBe(0);

  await sam.page.goto(`${server.url}/settings`);
  await sam.page
    .getByRole('group', { name: 'Speech recognition' })
    .getByRole('radio', { name: 'Server' })
    .check();
  await enter();
  await holdFor(sam.page, WHOLE_SENTENCE_CHUNKS);
  await expect(tanaka.page.getByRole('article').filter({ hasText: HELMET })).toBeVisible();
  await leave();
});

test('TALK-06 on Android the server recognises by default', async ({ browser }) => {
  const { sam, tanaka, enter, leave } = await openPair(browser, server.url, {
    prepare: async (page) => {
      await page.addInitScript(() => {
        const phone = `${navigator.userAgent} (Linux; Android 16; Pixel 9)`;
        Object.defineProperty(navigator, 'userAgent', { get: () => phone });
      });
    },
  });
  await enter();
  await holdFor(sam.page, WHOLE_SENTENCE_CHUNKS);
  await expect(tanaka.page.getByRole('article').filter({ hasText: HELMET })).toBeVisible();
  await leave();
});

test('TALK-04 ERR-21 where neither the browser nor the server recognises, the screen says so and typing works', async ({
  browser,
}) => {
  const { sam, tanaka, enter, leave } = await openPair(browser, process.env['GENBATALK_URL'] ?? '', {
    prepare: removeWebSpeech,
  });
  await enter();
  await expect(sam.page.getByRole('button', { name: 'Please type instead' })).toBeDisabled();
  await sam.page.getByRole('textbox').fill('Stay back!');
  await sam.page.keyboard.press('Enter');
  await expect(tanaka.page.getByRole('article').filter({ hasText: '下がってください' })).toBeVisible();
  await leave();
});

test('TALK-50 what nobody translates is translated by the browser itself where it can, marked as such', async ({
  browser,
}) => {
  const { sam, tanaka, enter, leave } = await openPair(browser, server.url);
  await tanaka.page.addInitScript(() => {
    const translate = (text: string) => Promise.resolve(text.replace('qwertz', '例のあれ'));
    Object.assign(window, {
      Translator: {
        availability: () => Promise.resolve('available'),
        create: () => Promise.resolve({ translate }),
      },
    });
  });
  await enter();
  await sam.page.getByRole('button', { name: 'Write', exact: true }).click();
  await sam.page.getByRole('textbox').fill('qwertz');
  await sam.page.keyboard.press('Enter');
  const heard = tanaka.page.getByRole('article').filter({ hasText: 'qwertz' });
  await expect(heard).toContainText('例のあれ');
  const onDevice = heard.locator('[data-on-device]');
  await expect(onDevice).toContainText('この端末で翻訳');
  await expect(onDevice.locator('[data-quality=doubtful]')).toBeVisible();
  await leave();
});
