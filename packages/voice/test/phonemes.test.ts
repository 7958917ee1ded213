import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@genbatalk/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadAnalyser } from '../src/kana/analyser.js';
import { toKana } from '../src/kana/to-kana.js';
import { loadEspeak } from '../src/speaking/espeak.js';
import { normalise } from '../src/text/clean.js';
import { loadVoice, type Voice } from '../src/voice.js';
import { findFallback } from './english-fallback.js';

const PHRASEBOOK = new URL('../../phrasebook/data/', import.meta.url);
type Texts = Partial<Record<Language, string>>;

/** Every sentence of the phrasebook with its id; slots are filled with a number. */
function readPhrases(): { id: string; text: Texts }[] {
  return readdirSync(PHRASEBOOK)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { entries = [] } = JSON.parse(readFileSync(new URL(name, PHRASEBOOK), 'utf8')) as {
        entries?: { id: string; text: Texts }[];
      };
      return entries;
    });
}
const phrases = readPhrases();
const fill = (text: string): string => text.replace(/\{[^}]*\}/g, '3');

let voice: Voice;
beforeAll(async () => {
  voice = await loadVoice();
});

test('LANG-06 the phrasebook is found', () => expect(phrases.length).toBeGreaterThan(50));

test.each(LANGUAGES)(
  'LANG-06 every phrase is spoken in %s without falling into another language',
  (language) => {
    const fallen = phrases.flatMap(({ id, text }) => {
      const phonemes = voice.phonemes(fill(text[language] ?? ''), language);
      const fallback = text[language] === undefined ? undefined : findFallback(phonemes, language);
      return phonemes === '' || fallback !== undefined ? [{ id, fallback, phonemes }] : [];
    });
    expect(fallen).toEqual([]);
  },
);

test('LANG-06 every kanji of the phrasebook is read', () => {
  const analyse = loadAnalyser();
  const unread = phrases.flatMap(({ text }) => toKana(normalise(fill(text.ja ?? '')), analyse).unread);
  expect(unread).toEqual([]);
});

test('LANG-06 the check finds what espeak does without preparation', async () => {
  const espeak = await loadEspeak();
  const unprepared: [string, Language][] = [
    ['危険です', 'ja'],
    ['10時30分', 'ja'],
    ['放哪儿', 'zh'],
    ['二階', 'de'],
    ['二階', 'it'],
    ['二階', 'fr'],
    ['Ok.', 'vi'],
    ['拿AED来', 'zh'],
  ];
  for (const [text, language] of unprepared) {
    expect([text, findFallback(espeak.phonemes(text, language), language)]).not.toEqual([text, undefined]);
    expect([text, findFallback(voice.phonemes(text, language), language)]).toEqual([text, undefined]);
  }
});
