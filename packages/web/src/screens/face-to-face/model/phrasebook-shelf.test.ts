import { LANGUAGES } from '@genbatalk/contract';
import { loadPhrasebook } from '@genbatalk/phrasebook';
import { describe, expect, it } from 'vitest';
import { PhrasebookShelf } from './phrasebook-shelf';
import { PHRASE_THEMES, quickPhrases } from './quick-phrases';

const request = {
  text: 'ヘルメットをかぶってください',
  sourceLanguage: 'ja',
  targetLanguage: 'en',
  speaker: 'host',
  utteranceId: '1',
} as const;

describe('phrasebook of this device', () => {
  const shelf = new PhrasebookShelf(loadPhrasebook, () => 0);

  it('QUAL-03 translates a sentence of the phrasebook, with the same label as the server', async () => {
    expect(await shelf.translate(request)).toEqual({
      utteranceId: '1',
      speaker: 'host',
      originalText: 'ヘルメットをかぶってください',
      originalLanguage: 'ja',
      translatedText: 'Please wear your helmet.',
      translatedLanguage: 'en',
      timestamp: '1970-01-01T00:00:00.000Z',
      quality: 'phrasebook',
    });
  });

  it('QUAL-06 marks what it does not know', async () => {
    const text = 'ぬぬぬぬ';
    expect(await shelf.translate({ ...request, text })).toMatchObject({
      translatedText: text,
      quality: 'none',
    });
  });

  it('LANG-09 says what was spoken in the listener’s own language as it is', async () => {
    expect(await shelf.translate({ ...request, text: 'Hello' })).toMatchObject({
      originalLanguage: 'en',
      translatedText: 'Hello',
      quality: 'original',
    });
  });

  it('answers null where a language cannot be fetched, and has all once they were', async () => {
    let isServerThere = true;
    const load = (languages?: Parameters<typeof loadPhrasebook>[0]) =>
      isServerThere ? loadPhrasebook(languages) : Promise.reject(new Error('gone'));
    const early = new PhrasebookShelf(load, () => 0);
    isServerThere = false;
    expect(await early.translate(request)).toBeNull();
    isServerThere = true;
    await early.stock(['ja', 'en']);
    isServerThere = false;
    expect(await early.translate({ ...request, targetLanguage: 'it' })).toMatchObject({
      quality: 'phrasebook',
    });
  });

  it.each(LANGUAGES)('offers quick phrases of every theme in %s', async (language) => {
    await shelf.stock(LANGUAGES);
    const phrasebook = shelf.getSnapshot();
    for (const theme of PHRASE_THEMES) {
      const texts = phrasebook === null ? [] : quickPhrases(phrasebook, theme, language);
      expect(texts.length).toBeGreaterThanOrEqual(12);
    }
  });
});
