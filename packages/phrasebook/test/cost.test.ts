import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { loadPhrasebook } from '../src/index.js';

/** What a browser may have to fetch for two languages, compressed. */
const PAIR_BUDGET_BYTES = 1_150_000;
/** The nine presets in all languages, which the call screen fetches instead. */
const PRESETS_BUDGET_BYTES = 4_000;
const LOAD_BUDGET_MS = 150;
const folder = new URL('../src/generated/', import.meta.url);

describe('what the phrasebook costs', () => {
  it('any pair of languages stays within its size budget', () => {
    const sizes = new Map(
      readdirSync(folder).map((name) => [
        name.replace('.ts', ''),
        gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length,
      ]),
    );
    const sizeOf = (language: Language) => sizes.get(language) ?? Number.POSITIVE_INFINITY;
    const [first = 0, second = 0] = LANGUAGES.map(sizeOf).toSorted((one, other) => other - one);
    expect((sizes.get('core') ?? 0) + first + second).toBeLessThanOrEqual(PAIR_BUDGET_BYTES);
    expect(sizes.get('presets')).toBeLessThanOrEqual(PRESETS_BUDGET_BYTES);
  });

  it('loads all seven languages within its budget', async () => {
    await loadPhrasebook();
    // The modules are in memory now: what is measured is the building, as after every start.
    const started = performance.now();
    await loadPhrasebook();
    expect(performance.now() - started).toBeLessThan(LOAD_BUDGET_MS);
  });
});

describe('the work of a look-up', () => {
  const units: Readonly<Record<Language, readonly string[]>> = {
    ja: ['鉄筋を5本', '止まれ', 'あのー、', '3階に、', 'ー'],
    en: ['bring five ', 'stop ', 'the the ', 'no, ', 'okay '],
    vi: ['mang lại ', 'dừng ', 'anh ơi ', 'không '],
    zh: ['拿五根', '停', '请', '不要，'],
    de: ['bringen Sie ', 'halt ', 'nicht ', 'auf '],
    fr: ['apportez ', "l'", 'ne pas ', 'de la '],
    it: ['porti ', "l'", 'non ', 'della '],
  };

  it.each(LANGUAGES)('grows no faster than the length in %s', async (language) => {
    const phrasebook = await loadPhrasebook([language]);
    const work = phrasebook.inside(language)?.knowledge.work;
    const stepsFor = (text: string) => {
      const before = work?.steps ?? 0;
      phrasebook.translate(text, language, language);
      return (work?.steps ?? 0) - before;
    };
    for (const unit of units[language]) {
      stepsFor(unit);
      // One sentence is analysed up to a limit; from there on the work must not rise with its length at all.
      const short = stepsFor(unit.repeat(Math.ceil(2_000 / unit.length)));
      const long = stepsFor(unit.repeat(Math.ceil(10_000 / unit.length)));
      expect(long).toBeLessThanOrEqual(5 * short + 200);
      // Many sentences: in proportion.
      const few = stepsFor(`${unit}. `.repeat(40));
      const many = stepsFor(`${unit}. `.repeat(400));
      expect(many).toBeLessThanOrEqual(11 * few + 500);
    }
  });
});
