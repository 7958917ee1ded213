import { randomUUID } from 'node:crypto';
import type { PlanId, SignedIn, UsageKind } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { usagePeriods } from '../src/platform/database/schema/usage.js';
import type { TestApp } from './test-app.js';

/** Writes a use of so many seconds, ended now, into the company's ledger. */
export async function spend(
  { app }: TestApp,
  leader: SignedIn,
  use: { kind: UsageKind; seconds: number; endedAt: Date },
): Promise<void> {
  const companyId = leader.user.companyId ?? '';
  const { kind, seconds, endedAt } = use;
  const startedAt = new Date(endedAt.getTime() - seconds * 1_000);
  await app.database.forCompany(companyId, (tx) =>
    tx
      .insert(usagePeriods)
      .values({ companyId, kind, sourceId: randomUUID(), startedAt, lastSeenAt: endedAt, endedAt }),
  );
}

/** Puts the trial's end to this instant. */
export async function endTrialAt({ app }: TestApp, leader: SignedIn, at: Date): Promise<void> {
  const companyId = leader.user.companyId ?? '';
  await app.database.forCompany(companyId, (tx) =>
    tx.execute(sql`update companies set trial_ends_at = ${at.toISOString()}::timestamptz`),
  );
}

/** Another plan, as if bought now and billed by the calendar month. */
export async function changePlan({ app }: TestApp, leader: SignedIn, plan: PlanId): Promise<void> {
  const companyId = leader.user.companyId ?? '';
  await app.database.forCompany(companyId, (tx) =>
    app.subscriptions.apply(
      tx,
      companyId,
      { type: 'purchased', plan, periodStart: new Date(0), periodEnd: null },
      { by: 'operator' },
    ),
  );
}
