/** Somebody's stay in a call, in milliseconds; `toMs` is Infinity while it lasts. */
export interface Stay {
  readonly userId: string;
  readonly fromMs: number;
  readonly toMs: number;
}
export interface Interval {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * The times at which at least two people were in a call (USAGE-07), in order and apart from each other. Stays may
 * overlap, also those of one person, and be given in any order; one that ends before it begins is empty.
 */
export function timesOfTwo(stays: readonly Stay[]): Interval[] {
  const edges = stays
    .filter((stay) => stay.toMs > stay.fromMs)
    .flatMap(({ userId, fromMs, toMs }) => [
      { atMs: fromMs, userId, step: 1 },
      { atMs: toMs, userId, step: -1 },
    ])
    // At the same instant coming goes before leaving: a place that changes hands is never empty between.
    .sort((a, b) => a.atMs - b.atMs || b.step - a.step);
  const present = new Map<string, number>();
  const intervals: Interval[] = [];
  let sinceMs: number | undefined;
  for (const { atMs, userId, step } of edges) {
    const stillThere = (present.get(userId) ?? 0) + step;
    if (stillThere === 0) present.delete(userId);
    else present.set(userId, stillThere);
    if (present.size >= 2) sinceMs ??= atMs;
    else if (sinceMs !== undefined) {
      if (atMs > sinceMs) intervals.push({ fromMs: sinceMs, toMs: atMs });
      sinceMs = undefined;
    }
  }
  return intervals;
}

/** What of `intervals` lies outside of `covered`; both in order and apart. */
export function without(intervals: readonly Interval[], covered: readonly Interval[]): Interval[] {
  return intervals.flatMap((interval) => {
    const rest: Interval[] = [];
    let fromMs = interval.fromMs;
    for (const cover of covered) {
      if (cover.toMs <= fromMs || cover.fromMs >= interval.toMs) continue;
      if (cover.fromMs > fromMs) rest.push({ fromMs, toMs: cover.fromMs });
      fromMs = Math.max(fromMs, cover.toMs);
    }
    if (fromMs < interval.toMs) rest.push({ fromMs, toMs: interval.toMs });
    return rest;
  });
}
