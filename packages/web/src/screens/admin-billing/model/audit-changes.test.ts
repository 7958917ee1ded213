import { expect, it } from 'vitest';
import { auditChanges } from './audit-changes';

it('tells each field that changed with its values before and after', () => {
  expect(auditChanges({ before: { plan: 'FREE' }, after: { plan: 'team5_pro' } })).toEqual([
    {
      field: 'plan',
      before: { kind: 'plan', text: 'FREE' },
      after: { kind: 'plan', text: 'team5_pro' },
    },
  ]);
  expect(auditChanges({ before: { channels: 1 }, after: { channels: null } })).toEqual([
    { field: 'channels', before: { kind: 'number', number: 1 }, after: { kind: 'unlimited' } },
  ]);
  expect(
    auditChanges({
      before: { cancelAtPeriodEnd: false, periodEndsAt: null },
      after: { cancelAtPeriodEnd: true, periodEndsAt: '2026-12-20T00:00:00.000Z' },
    }),
  ).toEqual([
    { field: 'cancelAtPeriodEnd', before: { kind: 'no' }, after: { kind: 'yes' } },
    {
      field: 'periodEndsAt',
      before: { kind: 'nothing' },
      after: { kind: 'day', text: '2026-12-20T00:00:00.000Z' },
    },
  ]);
});

it('leaves out what it does not know', () => {
  expect(auditChanges({ before: { engine: 'a' }, after: { engine: 'b' } })).toEqual([]);
});
