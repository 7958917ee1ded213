import type { CompanyMember } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { crewChoices, toggled } from './crew';

const member = (id: string): CompanyMember => ({
  id,
  nickname: id.toUpperCase(),
  language: 'vi',
  createdAt: '2026-01-01T00:00:00.000Z',
});

it('CHAN-20 offers everybody of the company, who is in the channel first', () => {
  const choices = crewChoices([member('a'), member('b'), member('c')], new Set(['c', 'a']), 'a');
  expect(choices.map(({ id, isMember, isSelf }) => [id, isMember, isSelf])).toEqual([
    ['a', true, true],
    ['c', true, false],
    ['b', false, false],
  ]);
});

it('CHAN-20 adds and removes with a tap', () => {
  const chosen = new Set(['a']);
  expect([...toggled(chosen, 'b')]).toEqual(['a', 'b']);
  expect([...toggled(chosen, 'a')]).toEqual([]);
  expect([...chosen]).toEqual(['a']);
});
