import { ERROR_CODES, ERROR_STATUS } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { planRefusalOf } from './plan-refusal';

it('USAGE-06 knows every refusal that has status 402, and no other', () => {
  const paymentRequired = ERROR_CODES.filter((code) => ERROR_STATUS[code] === 402);
  expect(ERROR_CODES.filter((code) => planRefusalOf(code) !== undefined)).toEqual(paymentRequired);
});
