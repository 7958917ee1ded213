import { LANGUAGES } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { compilePhrasebook } from './compile.js';
import { loadPhrasebook } from './load-phrasebook.js';
import { createPhrasebook, UNKNOWN_PART } from './phrasebook.js';

const phrasebook = await loadPhrasebook();
const PRESETS = {
  safety: ['danger', 'stay-back', 'wear-helmet'],
  work: ['start-work', 'take-break', 'finish-work'],
  materials: ['lift-materials', 'lower-materials', 'confirmed'],
};

describe('presets', () => {
  it.each(Object.values(PRESETS).flat())('PRESET-01 %s is an entry in all seven languages', (id) => {
    for (const language of LANGUAGES) {
      const phrase = phrasebook.phrase(id, language);
      expect(phrase?.text).toBeTruthy();
    }
  });

  it('PRESET-01 the safety group is safety-critical', () => {
    for (const id of PRESETS.safety) expect(phrasebook.phrase(id, 'ja')?.critical).toBe(true);
  });

  it('answers undefined for an id that is no entry', () => {
    expect(phrasebook.phrase('no-such-entry', 'ja')).toBeUndefined();
  });
});

it('QUAL-03 calls a translation reviewed only when both languages are confirmed', () => {
  const themes = [
    {
      theme: 'test',
      entries: [
        {
          id: 'stop',
          critical: true,
          text: {
            ja: '止まれ！',
            en: 'Stop!',
            vi: 'Dừng lại!',
            zh: '停！',
            de: 'Halt!',
            fr: 'Stop !',
            it: 'Fermo!',
          },
          ways: {},
          reviewed: { ja: true, vi: true },
        },
      ],
    },
  ];
  const confirmed = createPhrasebook(compilePhrasebook({ themes }));
  expect(confirmed.translate('止まれ', 'ja', 'vi').reviewed).toBe(true);
  expect(confirmed.translate('止まれ', 'ja', 'en').reviewed).toBe(false);
  expect(confirmed.translate('Stop', 'en', 'vi').reviewed).toBe(false);
  expect(confirmed.phrase('stop', 'vi')?.reviewed).toBe(true);
  expect(confirmed.phrase('stop', 'de')?.reviewed).toBe(false);
});

describe('translate', () => {
  it('QUAL-03 knows the two sentences of the pictures', () => {
    expect(phrasebook.translate('危ない!下がれ!', 'ja', 'vi')).toMatchObject({
      text: 'Nguy hiểm! Lùi lại!',
      quality: 'phrasebook',
      entryIds: ['danger-stay-back'],
      critical: true,
      path: 'exact',
    });
    expect(phrasebook.translate('ヘルメットをかぶってください。', 'ja', 'en').entryIds).toEqual([
      'wear-helmet',
    ]);
  });

  it('QUAL-03 knows a turn of several sentences and keeps their order', () => {
    const match = phrasebook.translate('危ない！ヘルメットかぶって。止まれ！', 'ja', 'en');
    expect(match).toMatchObject({
      quality: 'phrasebook',
      path: 'sentences',
      entryIds: ['danger', 'wear-helmet', 'stop'],
      text: 'Danger! Please wear your helmet. Stop!',
    });
  });

  it('QUAL-05 answers partial with only the known parts, and keeps the unknown one in its original words', () => {
    const match = phrasebook.translate('止まれ！あの青い鞄は誰かの土産らしい。', 'ja', 'en');
    expect(match).toMatchObject({ quality: 'partial', text: `Stop! ${UNKNOWN_PART}`, critical: true });
    expect(match.parts).toEqual([
      { source: '止まれ！', text: 'Stop!', entryId: 'stop', path: 'exact' },
      { source: 'あの青い鞄は誰かの土産らしい。' },
    ]);
  });

  it.each(['昨日の試合は面白かった', 'My sister likes that song', '', '   ', '!?', '123', 'えーと'])(
    'QUAL-06 answers none with the original for %j',
    (text) => {
      for (const from of LANGUAGES) {
        const match = phrasebook.translate(text, from, 'de');
        expect(match).toMatchObject({ text, quality: 'none', entryIds: [], critical: false, path: 'none' });
      }
    },
  );

  it('answers none for a language that was not loaded', async () => {
    const small = await loadPhrasebook(['ja', 'vi']);
    expect(small.languages).toEqual(['ja', 'vi']);
    expect(small.translate('止まれ！', 'ja', 'vi').quality).toBe('phrasebook');
    expect(small.translate('止まれ！', 'ja', 'en')).toMatchObject({ quality: 'none', text: '止まれ！' });
    expect(small.phrase('stop', 'en')).toBeUndefined();
  });

  it('reads theme by theme', () => {
    expect(phrasebook.themes).toContain('danger');
    expect(phrasebook.byTheme('danger').map((head) => head.id)).toContain('stay-back');
    expect(phrasebook.byTheme('nowhere')).toEqual([]);
  });
});
