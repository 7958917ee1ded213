import type { CompanyMember } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { callList } from './call-list';

const member = (id: string): CompanyMember => ({
  id,
  nickname: id.toUpperCase(),
  language: 'vi',
  createdAt: '2026-01-01T00:00:00.000Z',
});

it('DIAL-01 lists everybody else with the online state, who can be called first', () => {
  const entries = callList([member('boss'), member('anh'), member('li')], new Set(['li', 'boss']), 'boss');
  expect(entries.map(({ id, isOnline }) => [id, isOnline])).toEqual([
    ['li', true],
    ['anh', false],
  ]);
});
