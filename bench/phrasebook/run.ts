import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@genbatalk/contract';
import { compilePhrasebook, createPhrasebook, loadPhrasebook } from '@genbatalk/phrasebook';
import { readSource } from '../../scripts/phrasebook/read-source.js';
import { type Finder, fuseFinder, miniSearchFinder, phrasebookFinder, wordingsOf } from './finders.js';
import { spokenWordings, syntheticTheme } from './spoken.js';

type Query = readonly [language: Language, text: string, id: string];

const SECONDS_EACH = 2;
// What else runs on the machine slows some rounds: the quickest of each finder counts.
const ROUNDS = 3;
const WARM_UP_MS = 1_000;
const SYNTHETIC = 50_000;
const LOADS = 7;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Look-ups per second, the slowest hundredth, and how often the entry meant came first. */
function measure(finder: Finder, queries: readonly Query[]) {
  const warm = performance.now() + WARM_UP_MS;
  for (const [language, text] of queries) {
    finder.find(text, language);
    if (performance.now() > warm) break;
  }
  const rounds = Array.from({ length: ROUNDS }, () => measureRound(finder, queries));
  return rounds.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));
}

function measureRound(finder: Finder, queries: readonly Query[]) {
  const times: number[] = [];
  let found = 0;
  const end = performance.now() + SECONDS_EACH * 1000;
  for (let at = 0; performance.now() < end; at += 1) {
    const [language, text, id] = queries[at % queries.length] ?? ['ja', '', ''];
    const started = performance.now();
    const first = finder.find(text, language);
    times.push(performance.now() - started);
    if (first === id) found += 1;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    perSecond: (1000 * times.length) / total,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    recall: found / times.length,
  };
}

function compare(title: string, finders: readonly Finder[], queries: readonly Query[]): void {
  print(`\n${title}`);
  const rates = finders.map((finder) => {
    const { perSecond, p99Ms, recall } = measure(finder, queries);
    const columns = [
      finder.name.padEnd(11),
      `${perSecond.toFixed(1).padStart(9)} look-ups/s`,
      `p99 ${p99Ms.toFixed(3)} ms`,
      `recall@1 ${(100 * recall).toFixed(1)} %`,
    ];
    print(columns.join('   '));
    return perSecond;
  });
  const [own = 0, ...others] = rates;
  const ratios = others.map((rate, at) => `${(own / rate).toFixed(0)} times ${finders[at + 1]?.name}`);
  print(`the phrasebook: ${ratios.join(', ')}`);
}

/** The same every run: a shuffle without chance, so that finders that get through few queries see all kinds. */
function shuffled(queries: readonly Query[]): Query[] {
  return queries
    .map((query, at) => ({ query, key: (at * 7919) % queries.length }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ query }) => query);
}

/** In processes of their own, as after every start; the quickest of several, the slowest beside it. */
function reportLoad(): void {
  const script = fileURLToPath(new URL('load.mjs', import.meta.url));
  const loads = Array.from({ length: LOADS }, () => {
    const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    return JSON.parse(stdout) as { readonly loadMs: number; readonly firstMs: number };
  });
  const range = (times: readonly number[]) =>
    `${Math.min(...times).toFixed(0)} ms (slowest of ${times.length}: ${Math.max(...times).toFixed(0)} ms)`;
  print(`load of all seven languages ${range(loads.map(({ loadMs }) => loadMs))}`);
  print(`first look-up of a language, the slowest of seven ${range(loads.map(({ firstMs }) => firstMs))}`);
}

reportLoad();
const phrasebook = await loadPhrasebook();

const entries = readSource().themes.flatMap((theme) => theme.entries);
const wordings = wordingsOf(entries, LANGUAGES);
const finders = [phrasebookFinder(phrasebook), miniSearchFinder(wordings), fuseFinder(wordings)];
compare(
  `${entries.length} entries, ${[...wordings.values()].flat().length} wordings`,
  finders,
  shuffled(spokenWordings(entries)),
);

const made = syntheticTheme(SYNTHETIC);
const big = createPhrasebook(compilePhrasebook({ themes: [made] }));
const bigWordings = wordingsOf(made.entries, ['en']);
const asked = made.entries
  .filter((_, at) => at % 97 === 0)
  .map(({ id, text }, at): Query => {
    const said = text.en.replace('beside', at % 3 === 0 ? 'besdie' : 'beside');
    return ['en', at % 2 === 0 ? `um, ${said} please` : said, id];
  });
const bigFinders = [phrasebookFinder(big), miniSearchFinder(bigWordings), fuseFinder(bigWordings)];
compare(`${SYNTHETIC} made-up entries`, bigFinders, shuffled(asked));
