import { expect, it } from 'vitest';
import type { FilledValue } from '../slots/value.js';
import { type Grammar, renderTemplate } from './render-template.js';

const grammar: Grammar = {
  language: 'en',
  isCounted: () => false,
  isUsuallyMany: () => false,
  isPair: () => false,
  genderOf: () => undefined,
  render: (value) => (value.kind === 'named' ? value.sign : undefined),
  actionText: () => undefined,
};

it('QUAL-04 begins every sentence with a capital, one that begins with a slot too', () => {
  const values = new Map<string, FilledValue>([
    ['a', { kind: 'named', sign: 'the crane' }],
    ['b', { kind: 'named', sign: 'the truck' }],
  ]);
  expect(renderTemplate('{a} is on. {b} cannot get in.', values, grammar)).toBe(
    'The crane is on. The truck cannot get in.',
  );
});
