import type { AuditEntry } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { auditEntries } from '../platform/database/schema/subscription.js';

const PAGE = 100;

/** Adds to the audit trail that leaders read (`GET /api/audit`). Values are figures and settings, never what people said. */
export async function appendAudit(
  tx: Tx,
  entry: Omit<typeof auditEntries.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** A page, the newest first. Entries of the same instant stay together, so that `before` skips none. */
export async function listAudit(tx: Tx, companyId: string, before: Date | undefined): Promise<AuditEntry[]> {
  const older = before === undefined ? sql`true` : sql`at < ${before.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<AuditEntry & { at: Date; user_id: string | null }>(sql`
    select id, at, action, by, user_id, before, after from ${auditEntries}
    where company_id = ${companyId} and ${older}
    order by at desc fetch first ${sql.raw(String(PAGE))} rows with ties`);
  return rows.map(({ user_id: userId, at, ...entry }) => ({
    ...entry,
    userId,
    at: new Date(at).toISOString(),
  }));
}
