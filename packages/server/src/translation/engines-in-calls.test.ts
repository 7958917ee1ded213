import { TIMINGS } from '@genbatalk/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeEngine, machineTranslation } from '../../test/fakes.js';
import { createManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { EngineError } from '../platform/engines/engine-error.js';
import type { TranslationResult } from './translator.port.js';

const TEXT = '図面の件、確認しておいて';
/** Words that nobody knows, not even one by one. */
const UNKNOWN = 'ほげほげ、ふがふがだってさ';

let server: TestApp | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const machine = (text: string): TranslationResult => ({ text, quality: 'machine', engine: 'fake-engine' });
const good = () =>
  createFakeEngine(async ({ text, targetLanguage }) => machine(machineTranslation(text, targetLanguage)));
const down = () =>
  createFakeEngine(async () => {
    throw new EngineError('fake-engine', 'unauthorised');
  });
/** Never answers, but leaves when it is given up. */
const hanging = () =>
  createFakeEngine(
    (_request, signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new EngineError('fake-engine', 'unavailable'))),
      ),
  );

describe('in a call', () => {
  test('TALK-43 the first engine hangs: the listener has the second’s text before the deadline', async () => {
    const clock = createManualClock();
    const [slow, second] = [hanging(), good()];
    server = await startTestApp({ clock, engines: [slow, second] });
    const { channelId, speaker, listeners } = await server.inCall(['vi']);
    const acked = speaker.emit('text-data', { channelId, text: TEXT, language: 'ja' });
    await expect.poll(() => slow.requests.length, { timeout: 30_000 }).toBe(1);
    // The clock stands still at a part of the deadline until the second has answered.
    await clock.advance(1_500);
    expect((await acked).status).toBe('ok');
    await clock.advance(TIMINGS.translationDeadlineMs);
    const heard = await listeners[0]?.next('voice-preview');
    expect(heard?.translations.vi).toMatchObject({
      text: machineTranslation(TEXT, 'vi'),
      quality: 'machine',
    });
    expect(listeners[0]?.all('voice-preview')).toHaveLength(1);
  });

  test('QUAL-06 all are down: everyone has the original, marked, in order, and it is there to be read later', async () => {
    server = await startTestApp({ engines: [down(), down()] });
    const { channelId, speaker, listeners, workers } = await server.inCall(['vi', 'zh']);
    for (let n = 0; n < 7; n += 1)
      await speaker.emit('text-data', {
        channelId,
        text: `${UNKNOWN}${'あいうえおかき'[n]}`,
        language: 'ja',
      });
    for (const listener of listeners) {
      const { language } = listener.signedIn.user;
      await listener.next('voice-translated', ({ sequence }) => sequence === 7);
      const heard = listener.all('voice-translated').toSorted((one, other) => one.sequence - other.sequence);
      expect(heard.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(new Set(heard.map(({ translations }) => translations[language]?.quality))).toEqual(
        new Set(['none']),
      );
      expect(heard[0]?.translations[language]?.text).toBe(`${UNKNOWN}あ`);
    }
    const { data } = await server.call('transcript', {
      token: workers[0]?.token ?? '',
      params: { id: channelId },
    });
    expect(data.utterances).toHaveLength(7);
  });

  test('QUAL-04 what loses a number is shown as doubtful, with the original beside it', async () => {
    server = await startTestApp({
      engines: [createFakeEngine(async () => machine('Hãy xem lại bản vẽ giúp tôi nhé'))],
    });
    const { channelId, speaker, listeners } = await server.inCall(['vi']);
    const text = '図面の件で25枚ぶん、部長に伝えておいて';
    await speaker.emit('text-data', { channelId, text, language: 'ja' });
    const heard = await listeners[0]?.next('voice-translated');
    expect(heard?.translations.vi).toMatchObject({ quality: 'doubtful' });
    expect(heard?.original.text).toBe(text);
  });

  test('a short or pointing sentence takes along what was said before, a full one does not', async () => {
    const engine = good();
    server = await startTestApp({ engines: [engine] });
    const { channelId, speaker } = await server.inCall(['vi']);
    const said = [
      '図面の件、確認しておいて',
      '材料の置き場の相談があるんだけど',
      'それはあとにしようか',
      '足場の話を部長に伝えておいて',
    ];
    for (const text of said) await speaker.emit('text-data', { channelId, text, language: 'ja' });
    const contexts = new Map(engine.requests.map(({ text, context }) => [text, context]));
    expect(contexts.get('それはあとにしようか')).toEqual(said.slice(0, 2));
    expect(contexts.get('足場の話を部長に伝えておいて')).toEqual([]);
  });
});

describe('GET /api/engines', () => {
  test('tells a leader how the engines do, what was spent, and when the cap is reached', async () => {
    const clock = createManualClock();
    let isDown = false;
    const engine = createFakeEngine(async ({ text, targetLanguage }) => {
      if (isDown) throw new EngineError('fake-engine', 'unauthorised');
      return { ...machine(machineTranslation(text, targetLanguage)), costYen: 12 };
    });
    server = await startTestApp({ clock, engines: [engine] });
    const { leader } = await server.company();
    const { token } = leader;
    const translate = (text: string) =>
      server?.call('translate', { token, body: { text, sourceLanguage: 'ja', targetLanguage: 'en' } });
    const read = async () => (await server?.call('listEngines', { token }))?.data;
    expect((await read())?.engines).toContainEqual(
      expect.objectContaining({ name: 'fake-engine', kind: 'translation', state: 'healthy', p50Ms: null }),
    );
    await translate(TEXT);
    expect(await read()).toMatchObject({
      spending: { todayYen: 12, monthYen: 12, dailyCapYen: 500, ownDailyCapYen: null, capReached: false },
      settings: { keepTranslations: false, dailyCapYen: null },
    });
    isDown = true;
    await translate('材料の置き場の相談があるんだけど');
    expect((await read())?.engines).toContainEqual(
      expect.objectContaining({ state: 'failing', answers: 1, failures: 1 }),
    );
    isDown = false;
    await server.call('updateCompanySettings', { token, body: { dailyCapYen: 12 } });
    expect((await translate('道具箱の中の話を聞かせて'))?.data.quality).not.toBe('machine');
    expect((await read())?.spending).toMatchObject({ capReached: true, ownDailyCapYen: 12 });
    const audit = await server.call('listAudit', { token });
    expect(audit.data.entries.find(({ action }) => action === 'settings-changed')).toMatchObject({
      by: 'leader',
      userId: leader.user.id,
      before: { dailyCapYen: null },
      after: { dailyCapYen: 12 },
    });
    // Another company has spent nothing.
    const other = await server.company();
    const theirs = await server.call('listEngines', { token: other.leader.token });
    expect(theirs.data.spending).toMatchObject({ todayYen: 0, capReached: false });
  });
});
