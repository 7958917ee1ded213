import { expect, it } from 'vitest';
import { partsOfForm, withAdverb } from './forms.js';

it.each([
  ['sie', { isApart: false, base: 'sie', adverb: '' }],
  ['sie/noch nicht', { isApart: false, base: 'sie', adverb: 'noch nicht' }],
  ['~lei/non ancora', { isApart: true, base: 'lei/non', adverb: 'ancora' }],
  ['vous/pas', { isApart: false, base: 'vous/pas', adverb: '' }],
  ['~', { isApart: true, base: '', adverb: '' }],
])('reads the form "%s"', (form, parts) => {
  expect(partsOfForm(form)).toEqual(parts);
});

it('puts an adverb into a form', () => {
  expect(withAdverb('sie', 'noch nicht')).toBe('sie/noch nicht');
  expect(withAdverb('lei/non', 'ancora')).toBe('lei/non ancora');
});
