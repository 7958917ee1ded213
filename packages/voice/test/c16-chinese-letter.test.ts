import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Analyser, loadAnalyser } from '../src/kana/analyser.js';
import { type Espeak, loadEspeak } from '../src/speaking/espeak.js';
import { prepare } from '../src/text/prepare.js';

/** espeak-ng marks where it fell into English: 'Chinese letter' for a kanji, a tone's digit for a Han character. */
const FELL_INTO_ENGLISH = '(en)';
const DATA = new URL('../../phrasebook/data/', import.meta.url);

interface Theme {
  readonly entries: readonly { readonly id: string; readonly text: Readonly<Record<'ja' | 'zh', string>> }[];
}

// Every phrase in every language is held by phonemes.test.ts; here the twin is what counts.
const entries = ['danger.json', 'emergency.json'].flatMap(
  (name) => (JSON.parse(readFileSync(new URL(name, DATA), 'utf8')) as Theme).entries,
);

let espeak: Espeak;
let analyse: Analyser;

beforeAll(async () => {
  espeak = await loadEspeak();
  analyse = loadAnalyser();
});

describe.each(['ja', 'zh'] as const)('C16 sentences of danger in %s', (language) => {
  it(`C16 ours reads ${language} without a word of English`, () => {
    const wrong = entries.filter(({ text }) =>
      espeak.phonemes(prepare(text[language], language, analyse), language).includes(FELL_INTO_ENGLISH),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

it('C16 a naive caller hands the letters to espeak and hears English in Japanese', () => {
  const wrong = entries.filter(({ text }) => espeak.phonemes(text.ja, 'ja').includes(FELL_INTO_ENGLISH));
  expect(wrong.length).toBeGreaterThan(entries.length / 4);
});
