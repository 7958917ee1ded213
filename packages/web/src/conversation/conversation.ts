import type { Utterance } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import { type Arrival, type ConversationLog, findById, record } from './conversation-log';
import {
  advance,
  arrive,
  isLate,
  nextDeadlineMs,
  type OrderStep,
  orderFrom,
  type PlaybackOrder,
  resumeAfter,
  type SlotKind,
  SOUND_PATIENCE_MS,
} from './playback-order';

export interface ConversationParts {
  readonly clock: Clock;
  readonly selfId: string;
  /** Utterances after a sequence, oldest first (TALK-41). */
  readonly fetchAfter: (sequence: number) => Promise<readonly Utterance[]>;
  /** Asks for the utterance to be heard, in its turn. */
  readonly play: (utterance: Utterance) => void;
  readonly onChange: () => void;
}

/** The utterances of one channel: shown by sequence, each played at most once and in its turn. */
export class Conversation {
  readonly #parts: ConversationParts;
  #log: ConversationLog = [];
  #order: PlaybackOrder | null = null;
  /** Everything up to here is known, from the beginning of this visit. */
  #knownThrough = 0;
  #lastSeenId: string | undefined;
  #isFetching = false;
  /** What came between the joining of the room and its acknowledgement. */
  #early: { readonly utterance: Utterance; readonly isPreview: boolean }[] = [];
  #cancelDeadline = (): void => undefined;
  #cancelTailCheck = (): void => undefined;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
  }

  get log(): ConversationLog {
    return this.#log;
  }

  /** The id of the last utterance before which nothing is missing: what a rejoin asks from. */
  get lastSeenId(): string | undefined {
    return this.#lastSeenId;
  }

  /**
   * The channel was joined. `missed` is shown and not played, unless it `isFresh`: said during a
   * break so short that the listener still follows.
   */
  joined(lastSequence: number, missed: readonly Utterance[], isFresh: boolean): void {
    const isFirst = this.#order === null;
    this.#order ??= orderFrom(lastSequence);
    for (const utterance of missed) {
      this.#record(utterance, 'missed', false);
      this.#arrived(utterance, isFresh ? 'playable' : 'silent');
    }
    this.#take(resumeAfter(this.#order, lastSequence));
    if (isFirst) this.#knownThrough = lastSequence;
    this.#noteKnown(0);
    if (lastSequence > this.#knownThrough) void this.#fillGap();
    const early = this.#early;
    this.#early = [];
    for (const { utterance, isPreview } of early) this.receive(utterance, isPreview);
    this.#parts.onChange();
  }

  /** What was said before this visit, for reading. */
  addHistory(utterances: readonly Utterance[]): void {
    for (const utterance of utterances) this.#record(utterance, 'history', false);
    const last = this.#log.findLast((entry) => entry.utterance.sequence <= this.#knownThrough);
    this.#lastSeenId ??= last?.utterance.id;
    this.#parts.onChange();
  }

  /** `voice-preview` and `voice-translated`. */
  receive(utterance: Utterance, isPreview: boolean): void {
    if (this.#order === null) {
      this.#early.push({ utterance, isPreview });
      return;
    }
    this.#record(utterance, isLate(this.#order, utterance.sequence) ? 'late' : 'live', isPreview);
    this.#noteKnown(0);
    this.#arrived(utterance, isPreview ? 'awaited' : 'playable');
    this.#parts.onChange();
  }

  /**
   * What the server says is the channel's last sequence: what is then still not here is fetched
   * (CALL-33). The last one may just be on its way through translation, which takes seconds.
   */
  noteLastSequence(lastSequence: number): void {
    if (this.#order === null || lastSequence <= this.#knownThrough) return;
    this.#cancelTailCheck();
    this.#cancelTailCheck = this.#parts.clock.schedule(() => {
      if (lastSequence > this.#knownThrough) void this.#fillGap();
    }, SOUND_PATIENCE_MS);
  }

  stop(): void {
    this.#cancelDeadline();
    this.#cancelTailCheck();
  }

  /** One's own words are never played to oneself. */
  #arrived(utterance: Utterance, kind: SlotKind): void {
    if (this.#order === null) return;
    const heard = utterance.senderId === this.#parts.selfId ? 'silent' : kind;
    this.#take(arrive(this.#order, utterance.sequence, heard, this.#parts.clock.now()));
  }

  #record(utterance: Utterance, arrival: Arrival, isPreview: boolean): void {
    this.#log = record(this.#log, utterance, { arrival, isPreview });
  }

  #take(step: OrderStep): void {
    this.#order = step.order;
    for (const sequence of step.play) {
      const entry = this.#log.find(({ utterance }) => utterance.sequence === sequence);
      if (entry) this.#parts.play(entry.utterance);
    }
    if (step.gapsAfter.length > 0) void this.#fillGap();
    this.#cancelDeadline();
    const deadlineMs = nextDeadlineMs(step.order);
    if (deadlineMs === null) return;
    const advanceThen = (): void => {
      if (this.#order !== null) this.#take(advance(this.#order, this.#parts.clock.now()));
    };
    const delayMs = Math.max(0, deadlineMs - this.#parts.clock.now());
    this.#cancelDeadline = this.#parts.clock.schedule(advanceThen, delayMs);
  }

  /** Raises what is known without a hole; up to `through` it is known from the server's catch-up. */
  #noteKnown(through: number): void {
    this.#knownThrough = Math.max(this.#knownThrough, through);
    for (const { utterance } of this.#log) {
      if (utterance.sequence === this.#knownThrough + 1) this.#knownThrough = utterance.sequence;
      if (utterance.sequence === this.#knownThrough) this.#lastSeenId = utterance.id;
    }
  }

  async #fillGap(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    const after = this.#knownThrough;
    try {
      const utterances = await this.#parts.fetchAfter(after);
      for (const utterance of utterances) this.#receiveFetched(utterance);
      this.#noteKnown(utterances.at(-1)?.sequence ?? 0);
    } catch {
      // No answer: the next `channel-sync` asks again.
    } finally {
      this.#isFetching = false;
    }
    this.#parts.onChange();
  }

  /** A fetched one whose turn has not passed is heard; its sound is fetched when its turn comes. */
  #receiveFetched(utterance: Utterance): void {
    const isKnown = findById(this.#log, utterance.id) !== undefined;
    const isPast = this.#order !== null && isLate(this.#order, utterance.sequence);
    this.#record(utterance, isPast ? 'late' : 'live', true);
    if (!isKnown) this.#arrived(utterance, 'playable');
  }
}
