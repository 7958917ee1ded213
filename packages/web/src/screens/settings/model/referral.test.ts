import { expect, it } from 'vitest';
import { referralOf } from './referral';

const userId = '6f1c2b1e-3c7f-4d0a-9c55-0d2f6a1b7e90';

it('PROF-09 makes the link of the origin and the user', () => {
  expect(referralOf(userId, 'https://genba.example')).toEqual({
    kind: 'url',
    url: `https://genba.example/register?ref=${userId}`,
  });
});

it('ERR-40 has no link without a user', () => {
  expect(referralOf(undefined, 'https://genba.example')).toEqual({ kind: 'no-user' });
});

it('ERR-41 fails where the page has no origin that a link could begin with', () => {
  expect(referralOf(userId, 'null')).toEqual({ kind: 'failed' });
});
