import { LANGUAGES } from '@genbatalk/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadPhrasebook } from './load-phrasebook.js';

/** Far more than is ever needed; work that grew with the square of the length would be far beyond it. */
const STEPS_PER_CHARACTER = 300;

const phrasebook = await loadPhrasebook();
const languages = fc.constantFrom(...LANGUAGES);
const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const nearText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '止まれ',
        '！',
        '。',
        ' ',
        'ー',
        'ください',
        'stop',
        'not',
        '?',
        ',',
        'đừng',
        '不要',
        '\u0301',
        '1.5',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

it('QUAL-06 never throws, and what it does not know stays the original, on any Unicode', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, nearText), languages, languages, (text, from, to) => {
      const match = phrasebook.translate(text, from, to);
      if (match.quality === 'none') expect(match.text).toBe(text);
      else expect(match.entryIds.length + match.keyTerms.length).toBeGreaterThan(0);
      if (match.quality === 'phrasebook') expect(match.parts.every((part) => part.entryId)).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

it('QUAL-06 takes 10,000 characters of anything', () => {
  const long = ['あ', 'ください', 'stop ', '!', '、', 'ー', 'um ', '\u0301', ' ', '🦺', '止まれ。'];
  for (const unit of long) {
    const text = unit.repeat(Math.ceil(10_000 / unit.length));
    for (const from of LANGUAGES) expect(() => phrasebook.translate(text, from, 'en')).not.toThrow();
  }
});

it('QUAL-06 takes up to 10,000 characters of any Unicode with work in proportion to their number', () => {
  const long = fc.oneof(
    fc.string({ unit: 'binary', minLength: 2_000, maxLength: 10_000, size: 'max' }),
    fc.array(nearText, { maxLength: 400, size: 'max' }).map((parts) => parts.join(' ').slice(0, 10_000)),
  );
  fc.assert(
    fc.property(long, languages, (text, from) => {
      const work = phrasebook.inside(from)?.knowledge.work;
      const before = work?.steps ?? 0;
      phrasebook.translate(text, from, 'en');
      expect((work?.steps ?? 0) - before).toBeLessThanOrEqual(STEPS_PER_CHARACTER * text.length + 20_000);
    }),
    { numRuns: 60 },
  );
});
