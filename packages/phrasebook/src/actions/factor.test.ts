import { expect, it } from 'vitest';
import { withPlace } from './adverbs.js';
import { factored, type Said } from './factor.js';
import { PLACE } from './format-actions.js';
import { patternsOfWay } from './written-out.js';

const SLOT = '\uA501';

/** What the factors say again, written out. */
function writtenOut(said: readonly Said[]): Said[] {
  return factored(said).flatMap(({ complement, conjugation }) => {
    const actions = { complements: [complement], conjugations: [conjugation] };
    const patterns = patternsOfWay([0, 0], { phrases: [], slots: [], ways: [], adverbs: {}, ...actions });
    return [...patterns].flatMap(([form, each]) => each.map((pattern) => ({ form, pattern })));
  });
}

const sorted = (said: readonly Said[]) =>
  said.map(({ form, pattern }) => `${form}: ${pattern.replace(`${PLACE} `, '')}`).toSorted();

const GERMAN: readonly Said[] = [
  { form: 'sie', pattern: `zieh ${SLOT} mit schluessel fest` },
  { form: 'sie/+', pattern: `zieh ${SLOT} ${PLACE} mit schluessel fest` },
  { form: 'participle', pattern: `${SLOT} mit schluessel festgezogen` },
  { form: 'participle/+', pattern: `${SLOT} ${PLACE} mit schluessel festgezogen` },
];

it('takes a way apart into what is said beside the verb and its conjugation', () => {
  expect(factored(GERMAN)).toEqual([
    {
      complement: `${SLOT} ${PLACE} mit schluessel`,
      conjugation: { sie: ['zieh _ fest'], participle: ['_ festgezogen'] },
    },
  ]);
});

it('keeps the place of an adverb around the complement where it is not inside', () => {
  const said = [
    { form: 'inf', pattern: `serr ${SLOT}` },
    { form: 'inf/+', pattern: `${PLACE} serr ${SLOT}` },
    { form: 'vous', pattern: `serrez ${SLOT}` },
    { form: 'vous/+', pattern: `serrez ${PLACE} ${SLOT}` },
  ];
  expect(factored(said)).toEqual([
    {
      complement: `${PLACE} ${SLOT}`,
      conjugation: { inf: ['serr _'], 'inf/+': [`${PLACE} serr _`], vous: ['serrez _'] },
    },
  ]);
});

it('says the same patterns again, whatever their shape', () => {
  const odd = [
    ...Array.from({ length: 40 }, (_, at) => ({ form: `f${at}`, pattern: `verb${at} ${SLOT} gut` })),
    { form: 'merged', pattern: `${SLOT} sehrgut` },
    { form: 'alone', pattern: 'ausruh' },
  ];
  for (const said of [odd, GERMAN.filter(({ form }) => !form.endsWith('+')), odd.slice(-1)])
    expect(sorted(writtenOut(said))).toEqual(sorted(said));
});

it('finds where an adverb stands by one that is known, and leaves out what has no such place', () => {
  const plain = [`zieh ${SLOT} fest`, `festzieh ${SLOT}`];
  expect(withPlace(plain, [`zieh ${SLOT} nicht fest`], 'nicht', PLACE)).toEqual([
    `zieh ${SLOT} ${PLACE} fest`,
  ]);
});
