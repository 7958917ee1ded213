import { readFile } from 'node:fs/promises';
import type { Language } from '@genbatalk/contract';
import { loadPhrasebook } from '@genbatalk/phrasebook';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Case, pairsOf, scoreOf } from './evaluation/score.js';
import type { MeaningGuard } from './guard.port.js';
import { createMeaningGuard } from './meaning-guard.js';

/** docs/engines.md tells these figures; what falls below them was made worse. */
const LEAST = {
  known: { precision: 0.95, recall: 0.97 },
  'held-out': { precision: 0.92, recall: 0.87 },
} as const;
const FILES = {
  known: ['numbers', 'times', 'directions', 'negation', 'terms'],
  'held-out': ['held-out'],
} as const;

let guard: MeaningGuard;
beforeAll(async () => {
  guard = createMeaningGuard(await loadPhrasebook());
});

async function readCases(names: readonly string[]): Promise<Case[]> {
  const files = names.map((name) => new URL(`./evaluation/${name}.json`, import.meta.url));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => JSON.parse(text) as Case[]);
}

function faultsOf(
  [sourceLanguage, text]: [Language, string],
  [targetLanguage, translated]: [Language, string],
  terms: { source: string; target: string }[] = [],
) {
  return guard.findFaults({ text, sourceLanguage, targetLanguage, companyId: null, terms }, translated);
}

describe.each(['known', 'held-out'] as const)('the labelled pairs that are %s', (name) => {
  test('QUAL-04 what is wrong is flagged, and little else', async () => {
    const pairs = pairsOf(await readCases(FILES[name]));
    expect(pairs.length).toBeGreaterThan(name === 'known' ? 1_000 : 200);
    expect(pairs.filter(({ fault }) => fault !== undefined)).toHaveLength(pairs.length / 2);
    const { precision, recall } = scoreOf(guard, pairs);
    expect(precision).toBeGreaterThanOrEqual(LEAST[name].precision);
    expect(recall).toBeGreaterThanOrEqual(LEAST[name].recall);
  });
});

describe('QUAL-04 the guard', () => {
  test('takes the same quantity in other units and other words', () => {
    expect(faultsOf(['ja', '50センチ掘る'], ['en', 'Dig 0.5 m'])).toEqual([]);
    expect(faultsOf(['ja', '二十五本'], ['vi', 'hai mươi lăm cây'])).toEqual([]);
    expect(faultsOf(['en', 'half an hour'], ['ja', '30分'])).toEqual([]);
    expect(faultsOf(['ja', '午後3時'], ['de', '15 Uhr'])).toEqual([]);
  });

  test('names what is wrong', () => {
    expect(faultsOf(['ja', '5本ください'], ['en', 'Give me 6 of them'])).toEqual([
      'number',
      'invented-number',
    ]);
    expect(faultsOf(['en', 'Meet at 8:30'], ['ja', '8時に集まる'])).toContain('time');
    expect(faultsOf(['en', 'Turn left here'], ['zh', '在这里右转'])).toEqual(['direction']);
    expect(faultsOf(['zh', '不要进去'], ['en', 'Go in'])).toContain('negation');
    expect(faultsOf(['de', 'am Dienstag'], ['it', 'mercoledì'])).toContain('date');
  });

  test('asks for a term of the glossary in the form that the company wants, whatever its ending', () => {
    const terms = [{ source: '天秤', target: 'Traverse' }];
    expect(faultsOf(['ja', '天秤を持ってきて'], ['de', 'Bring die Waage'], terms)).toEqual(['term']);
    expect(faultsOf(['ja', '天秤を持ってきて'], ['de', 'Bring die Traversen'], terms)).toEqual([]);
  });

  test('R13 knows an address that nobody said', () => {
    for (const address of [
      'https://evil.example/login',
      'www.evil.example',
      'boss@evil.example',
      'evil.com/pay',
    ])
      expect(faultsOf(['ja', '図面を見ておいて'], ['en', `Look at the drawing: ${address}`])).toEqual([
        'address',
      ]);
    const said = 'boss@site.jp に送って';
    expect(faultsOf(['ja', said], ['en', 'Send it to boss@site.jp'])).toEqual([]);
  });

  test('finishes with any text', () => {
    for (const text of ['', '   ', '💥'.repeat(500), 'a'.repeat(1_000), '一'.repeat(1_000), '(((((*+?[\\'])
      expect(Array.isArray(faultsOf(['ja', text], ['en', text]))).toBe(true);
  });
});
