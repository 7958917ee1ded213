import { expect, it } from 'vitest';
import { formatMemberId } from './member-id';

it('AUTH-14 shows a member ID in two groups', () => {
  expect(formatMemberId('7K2MQ9XD')).toBe('7K2M-Q9XD');
});
