import { type Interval, without } from './times-of-two.js';

interface Known {
  /** When at least two were in the call, as it looks now. */
  readonly times: readonly Interval[];
  /** What lies before cannot change any more: everybody present was seen since. Infinity when nobody is left. */
  readonly certainUntilMs: number;
  /** Closed rows of the ledger, which stay as they are. */
  readonly closed: readonly Interval[];
  readonly open: readonly { id: string; fromMs: number }[];
}

interface Steps {
  readonly closed: { id: string; endMs: number }[];
  /** Null: it goes on. */
  readonly open: { id: string; provisionalEndMs: number | null }[];
  /** `endMs` null: stays open. */
  readonly added: { fromMs: number; endMs: number | null; provisionalEndMs: number | null }[];
}

/** What is to be written so that the ledger holds `times`. Pure. */
export function reconcile({ times, certainUntilMs, closed, open }: Known): Steps {
  const covered = [...closed].sort((a, b) => a.fromMs - b.fromMs);
  const missing = without(times, covered);
  const steps: Steps = { closed: [], open: [], added: [] };
  const unclaimed = new Map(open.map((row) => [row.fromMs, row.id]));
  for (const { fromMs, toMs } of missing) {
    const endMs = toMs <= certainUntilMs && Number.isFinite(toMs) ? toMs : null;
    const provisionalEndMs = endMs === null && Number.isFinite(toMs) ? toMs : null;
    const id = unclaimed.get(fromMs);
    unclaimed.delete(fromMs);
    if (id === undefined) steps.added.push({ fromMs, endMs, provisionalEndMs });
    else if (endMs !== null) steps.closed.push({ id, endMs });
    else steps.open.push({ id, provisionalEndMs });
  }
  // Opened for somebody who, as it turned out, had left before: a row of no length tells of it.
  for (const [fromMs, id] of unclaimed) steps.closed.push({ id, endMs: fromMs });
  return steps;
}
