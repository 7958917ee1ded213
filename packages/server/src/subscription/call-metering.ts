import type { Tx } from '../platform/database/database.js';
import * as repository from './call-metering.repository.js';
import { reconcile } from './reconcile.js';
import { timesOfTwo } from './times-of-two.js';

/**
 * Brings the ledger in line with who is, and was, in a call. Called in the transaction that changed that, with the
 * call's row locked, so that nobody settles the same call at the same time.
 *
 * Time counts while two are in it (USAGE-07). Whoever dropped counts until 90 s later it turns out that they had left
 * when last seen (CALL-32), so a period is closed for good once everybody present has been seen after its end;
 * until then its row carries a provisional end.
 */
export async function settleCall(tx: Tx, callId: string): Promise<void> {
  const call = await repository.findCall(tx, callId);
  if (call === undefined) return;
  const present = await repository.syncStays(tx, call);
  const stays = await repository.listStays(tx, callId);
  const ledger = await repository.listPeriods(tx, callId);
  const { closed, open, added } = reconcile({
    times: timesOfTwo(stays),
    certainUntilMs: Math.min(...present.map((participant) => participant.lastSeenAt.getTime())),
    closed: ledger.flatMap(({ startedAt, endedAt }) =>
      endedAt === null ? [] : [{ fromMs: startedAt.getTime(), toMs: endedAt.getTime() }],
    ),
    open: ledger.flatMap(({ id, startedAt, endedAt }) =>
      endedAt === null ? [{ id, fromMs: startedAt.getTime() }] : [],
    ),
  });
  for (const { id, endMs } of closed) await repository.closePeriod(tx, id, new Date(endMs));
  for (const { id, provisionalEndMs } of open)
    await repository.setProvisionalEnd(tx, id, toDate(provisionalEndMs));
  for (const { fromMs, endMs, provisionalEndMs } of added) {
    await repository.insertPeriod(tx, call, {
      startedAt: new Date(fromMs),
      endedAt: toDate(endMs),
      provisionalEnd: toDate(provisionalEndMs),
    });
  }
  if (call.endedAt !== null) await repository.deleteStays(tx, callId);
}

/** Run every 10 s: closes periods whose end has become certain since. */
export async function settlePendingCalls(tx: Tx): Promise<void> {
  for (const callId of await repository.lockPendingCalls(tx)) await settleCall(tx, callId);
}

function toDate(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
