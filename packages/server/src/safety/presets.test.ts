import { PRESETS } from '@genbatalk/contract';
import { loadPhrasebook } from '@genbatalk/phrasebook';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeEngine } from '../../test/fakes.js';
import { changePlan } from '../../test/plans.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const engine = createFakeEngine(async ({ text }) => ({ text, quality: 'machine', engine: 'fake-engine' }));
let server: TestApp;
beforeEach(async () => {
  engine.requests.length = 0;
  server = await startTestApp({ engines: [engine] });
});
afterEach(() => server.close());

async function inCall() {
  const { leader, channelId, speaker: boss, workers, listeners } = await server.inCall(['vi']);
  const [anh] = workers;
  const [hand] = listeners;
  if (anh === undefined || hand === undefined) throw new Error('the call has no worker');
  return { leader, anh, channelId, boss, hand };
}

describe('presets', () => {
  test('PRESET-02 PRESET-03 PRESET-07 each of the nine arrives in the listener’s language, with its key and sound', async () => {
    const { boss, hand, channelId } = await inCall();
    const phrasebook = await loadPhrasebook();
    for (const [category, keys] of Object.entries(PRESETS) as [keyof typeof PRESETS, readonly string[]][]) {
      for (const phraseKey of keys) {
        expect(await boss.emit('send-preset-phrase', { channelId, phraseKey, category })).toMatchObject({
          status: 'ok',
        });
        const heard = await hand.next('preset-phrase-received', (event) => event.phraseKey === phraseKey);
        expect(heard).toMatchObject({
          category,
          original: { language: 'ja', text: phrasebook.phrase(phraseKey, 'ja')?.text },
          translations: { vi: { text: phrasebook.phrase(phraseKey, 'vi')?.text, quality: 'phrasebook' } },
        });
        expect(heard.translations.vi?.audio).toBeDefined();
      }
    }
    expect(engine.requests).toEqual([]);
    expect(hand.all('voice-translated')).toEqual([]);
    // Whoever reads it later sees as well which of the nine it was.
    const { data } = await server.call('transcript', {
      token: hand.signedIn.token,
      params: { id: channelId },
      query: {},
    });
    expect(data.utterances.map(({ phraseKey }) => phraseKey)).toEqual(Object.values(PRESETS).flat());
  });

  test('PRESET-07 a key of another category, and one that is none, are refused', async () => {
    const { boss, channelId } = await inCall();
    const send = (phraseKey: string, category: 'safety' | 'work' | 'own') =>
      boss.emit('send-preset-phrase', { channelId, phraseKey, category });
    expect(await send('danger', 'work')).toMatchObject({ code: 'validation' });
    expect(await send('no-such-key', 'safety')).toMatchObject({ code: 'validation' });
    expect(await send('own:00000000-0000-4000-8000-000000000000', 'own')).toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the sound of known sentences', () => {
  test('PRESET-08 it is answered to everyone with a token, a guest too, and for ids of the phrasebook only', async () => {
    const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'vi' } })).data;
    const fetchSound = (sentence: string) =>
      server.call('sentenceAudio', { token: guest.token, params: { sentence }, query: { language: 'vi' } });
    const sound = await fetchSound('danger');
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect((await fetchSound('no-such-sentence')).status).toBe(404);
    expect((await fetchSound('__proto__')).status).toBe(404);
  });
});

describe('own phrases', () => {
  test('PRESET-04 PRESET-05 a leader adds and removes them, everyone reads them, and they are sent by key', async () => {
    const { boss, hand, leader, anh, channelId } = await inCall();
    await changePlan(server, leader, 'team5_enterprise');
    const added = await server.call('addPhrase', {
      token: leader.token,
      body: {
        language: 'ja',
        text: '詰所に集まってください',
        translations: { vi: 'Tập trung ở phòng nghỉ nhé' },
      },
    });
    expect(added.status).toBe(201);
    const { phrase } = added.data;
    expect((await server.call('listPhrases', { token: anh.token })).data.phrases).toEqual([phrase]);
    await boss.emit('send-preset-phrase', { channelId, phraseKey: `own:${phrase.id}`, category: 'own' });
    const heard = await hand.next('preset-phrase-received');
    expect(heard.translations.vi).toMatchObject({ text: 'Tập trung ở phòng nghỉ nhé', quality: 'company' });
    expect(
      (await server.call('deletePhrase', { token: leader.token, params: { id: phrase.id } })).status,
    ).toBe(204);
    expect((await server.call('listPhrases', { token: anh.token })).data.phrases).toEqual([]);
  });

  test('QUAL-03 said aloud it is company, but a safety-critical sentence of the phrasebook goes before it', async () => {
    const { boss, hand, leader, channelId } = await inCall();
    await changePlan(server, leader, 'team5_enterprise');
    for (const [text, vi] of [
      ['例の場所に集合', 'Tập trung chỗ cũ'],
      ['止まれ！', 'Không phải dừng'],
    ] as const) {
      await server.call('addPhrase', {
        token: leader.token,
        body: { language: 'ja', text, translations: { vi } },
      });
    }
    await boss.emit('text-data', { channelId, text: '例の場所に集合。', language: 'ja' });
    expect((await hand.next('voice-preview', ({ sequence }) => sequence === 1)).translations.vi).toEqual({
      text: 'Tập trung chỗ cũ',
      quality: 'company',
    });
    await boss.emit('text-data', { channelId, text: '止まれ！', language: 'ja' });
    const stop = await hand.next('voice-preview', ({ sequence }) => sequence === 2);
    expect(stop.translations.vi?.quality).toBe('phrasebook');
    expect(stop.translations.vi?.text).not.toBe('Không phải dừng');
  });
});
