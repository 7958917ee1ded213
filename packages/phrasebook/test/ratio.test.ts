import { performance } from 'node:perf_hooks';
import { LANGUAGES } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { miniSearchFinder, phrasebookFinder, wordingsOf } from '../../../bench/phrasebook/finders.js';
import { spokenWordings } from '../../../bench/phrasebook/spoken.js';
import { readSource } from '../../../scripts/phrasebook/read-source.js';
import { loadPhrasebook } from '../src/index.js';

// bench/phrasebook reports the speeds; here only their ratio counts, far below what is measured there.
const LEAST_TIMES = 10;
const EVERY = 4;

it('QUAL-03 finds entries ten times faster than a search library, and at least as well', async () => {
  const entries = readSource().themes.flatMap((theme) => theme.entries);
  const queries = spokenWordings(entries);
  const finders = [
    phrasebookFinder(await loadPhrasebook()),
    miniSearchFinder(wordingsOf(entries, LANGUAGES)),
  ];
  const [own, other] = finders.map(({ find }) => {
    const asked = queries.filter((_, at) => at % EVERY === 0);
    for (const [language, text] of asked) find(text, language);
    const started = performance.now();
    const found = asked.filter(([language, text, id]) => find(text, language) === id);
    return { ms: performance.now() - started, found: found.length };
  });
  expect(own?.found).toBeGreaterThanOrEqual(other?.found ?? 0);
  expect((other?.ms ?? 0) / (own?.ms ?? 1)).toBeGreaterThanOrEqual(LEAST_TIMES);
});
