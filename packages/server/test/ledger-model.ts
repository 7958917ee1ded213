const SECOND_MS = 1_000;
const PATIENCE_MS = 90_000;

interface Stay {
  readonly channel: number;
  readonly person: number;
  readonly joinedMs: number;
  seenMs: number;
  isConnected: boolean;
  leftMs: number | undefined;
}

/**
 * What the ledger is held against: everybody's stays, and a head count in every second. A stay begins with joining
 * and ends with leaving, or when last seen; whoever is gone for 90 s has left. Nobody leaves before being seen.
 */
export function createLedgerModel() {
  /** Stays by call: the stays of a channel until nobody is in it. */
  const ended: Stay[][] = [];
  const running = new Map<number, Stay[]>();

  const all = () => [...running.values()].flat();
  const stayOf = (person: number) =>
    all().find((stay) => stay.person === person && stay.leftMs === undefined);

  function archive(): void {
    for (const [channel, stays] of running) {
      if (stays.some((stay) => stay.leftMs === undefined)) continue;
      ended.push(stays);
      running.delete(channel);
    }
  }
  function end(stay: Stay | undefined, atMs: number): void {
    if (stay !== undefined) stay.leftMs = Math.max(atMs, stay.seenMs);
    archive();
  }
  function see(stay: Stay | undefined, atMs: number): void {
    if (stay !== undefined) stay.seenMs = Math.max(atMs, stay.seenMs);
  }

  return {
    join(person: number, channel: number, atMs: number) {
      const before = stayOf(person);
      if (before?.channel === channel) {
        see(before, atMs);
        before.isConnected = true;
        return;
      }
      end(before, atMs);
      const stay = { channel, person, joinedMs: atMs, seenMs: atMs, isConnected: true, leftMs: undefined };
      running.set(channel, [...(running.get(channel) ?? []), stay]);
    },
    leave: (person: number, atMs: number) => end(stayOf(person), atMs),
    beat(person: number, atMs: number) {
      const stay = stayOf(person);
      if (stay?.isConnected) see(stay, atMs);
    },
    drop(person: number, atMs: number) {
      const stay = stayOf(person);
      if (!stay?.isConnected) return;
      see(stay, atMs);
      stay.isConnected = false;
    },
    crash() {
      for (const stay of all()) stay.isConnected = false;
    },
    sweep(atMs: number) {
      for (const stay of all()) {
        const isGone = !stay.isConnected && Math.abs(atMs - stay.seenMs) > PATIENCE_MS;
        if (isGone && stay.leftMs === undefined) stay.leftMs = stay.seenMs;
      }
      archive();
    },
    /** Seconds in which at least two were in a call, summed over the calls; who is still in one is there until `atMs`. */
    seconds: (atMs: number) =>
      [...ended, ...running.values()].reduce((sum, stays) => sum + secondsOfTwo(stays, atMs), 0),
  };
}

function secondsOfTwo(stays: readonly Stay[], nowMs: number): number {
  const spans = stays.map(({ person, joinedMs, leftMs = nowMs }) => ({
    person,
    fromMs: joinedMs,
    toMs: leftMs,
  }));
  const last = Math.max(...spans.map((span) => span.toMs));
  let seconds = 0;
  for (let ms = Math.min(...spans.map((span) => span.fromMs)); ms < last; ms += SECOND_MS) {
    const there = spans.filter((span) => span.fromMs <= ms && ms < span.toMs);
    if (new Set(there.map((span) => span.person)).size >= 2) seconds += 1;
  }
  return seconds;
}
