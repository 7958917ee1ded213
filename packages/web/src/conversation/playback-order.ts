import { TIMINGS } from '@genbatalk/contract';

/**
 * What is known of one sequence. `awaited`: its text is here, its sound is on its way.
 * `silent`: nothing to play (one's own, missed, history).
 */
export type SlotKind = 'playable' | 'awaited' | 'silent';

interface Slot {
  readonly kind: SlotKind;
  readonly sinceMs: number;
}

/** Which sequence is next to be heard, and what is known of those from there on. */
export interface PlaybackOrder {
  /** Everything below was played, passed over, or was never to be played. */
  readonly next: number;
  readonly slots: ReadonlyMap<number, Slot>;
  /** Since when something behind `next` waits for it; null when nothing does. */
  readonly waitingSinceMs: number | null;
}

export interface OrderStep {
  readonly order: PlaybackOrder;
  /** Sequences to be played now, in order. */
  readonly play: readonly number[];
  /** After which sequence something is missing: to be asked for (TALK-31). */
  readonly gapsAfter: readonly number[];
}

/** Nothing waits behind it, so its sound may take as long as translation and voice take together. */
export const SOUND_PATIENCE_MS = TIMINGS.translationDeadlineMs + 1_000;

export function orderFrom(lastSequence: number): PlaybackOrder {
  return { next: lastSequence + 1, slots: new Map(), waitingSinceMs: null };
}

/** Whether what comes now comes after its turn. It is shown, marked late and played only on a tap. */
export function isLate(order: PlaybackOrder, sequence: number): boolean {
  return sequence < order.next;
}

/** Notes what is known of a sequence, and says what may be heard now. */
export function arrive(order: PlaybackOrder, sequence: number, kind: SlotKind, nowMs: number): OrderStep {
  if (isLate(order, sequence)) return { order, play: [], gapsAfter: [] };
  const known = order.slots.get(sequence);
  const isNews = known === undefined || known.kind === 'awaited';
  const slots = isNews
    ? new Map(order.slots).set(sequence, { kind, sinceMs: known?.sinceMs ?? nowMs })
    : order.slots;
  return advance({ ...order, slots }, nowMs);
}

/**
 * Goes on as far as it may: in sequence, waiting at most 2 s for what is missing while something
 * waits behind it (TALK-30). What is then still missing is a gap; what only lacks its sound is played
 * without it.
 */
export function advance(order: PlaybackOrder, nowMs: number): OrderStep {
  const play: number[] = [];
  const gapsAfter: number[] = [];
  const slots = new Map(order.slots);
  let { next, waitingSinceMs } = order;
  for (;;) {
    const slot = slots.get(next);
    if (slot === undefined || slot.kind === 'awaited') {
      const hasFollowers = slots.size > (slot === undefined ? 0 : 1);
      waitingSinceMs = hasFollowers ? (waitingSinceMs ?? nowMs) : null;
      if (nowMs < patienceEndsMs(slot, waitingSinceMs)) break;
      if (slot === undefined) {
        gapsAfter.push(next - 1);
        // A whole stretch that is missing is one gap.
        next = Math.min(...slots.keys());
        waitingSinceMs = null;
        continue;
      }
    }
    if (slot.kind !== 'silent') play.push(next);
    slots.delete(next);
    next += 1;
    waitingSinceMs = null;
  }
  return { order: { next, slots, waitingSinceMs }, play, gapsAfter };
}

/** When `advance` is to be called again at the latest; null when there is nothing to wait for. */
export function nextDeadlineMs(order: PlaybackOrder): number | null {
  const endsMs = patienceEndsMs(order.slots.get(order.next), order.waitingSinceMs);
  return Number.isFinite(endsMs) ? endsMs : null;
}

/** Leaves what is missing to the catch-up of a rejoin: plays what is here, and goes on behind `lastSequence`. */
export function resumeAfter(order: PlaybackOrder, lastSequence: number): OrderStep {
  const here = [...order.slots].filter(([sequence]) => sequence <= lastSequence);
  const play = here.filter(([, slot]) => slot.kind !== 'silent').map(([sequence]) => sequence);
  const slots = new Map([...order.slots].filter(([sequence]) => sequence > lastSequence));
  const next = Math.max(order.next, lastSequence + 1);
  return {
    order: { next, slots, waitingSinceMs: null },
    play: play.toSorted((one, other) => one - other),
    gapsAfter: [],
  };
}

function patienceEndsMs(slot: Slot | undefined, waitingSinceMs: number | null): number {
  const behind = waitingSinceMs === null ? Infinity : waitingSinceMs + TIMINGS.sequencePatienceMs;
  const alone = slot?.kind === 'awaited' ? slot.sinceMs + SOUND_PATIENCE_MS : Infinity;
  return Math.min(behind, alone);
}
