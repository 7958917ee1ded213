import type { Ack, ErrorCode, ServerPayload } from '@genbatalk/contract';
import { TIMINGS } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import { CHANNEL_ERRORS, PASSING_ERRORS } from './error-kinds';
import type { Outgoing } from './outgoing';

export interface OutboxItem {
  readonly outgoing: Outgoing;
  readonly createdAtMs: number;
  /**
   * `sent`: the server has it; it stays here until its echo is on the screen. `recognising`: the same of a recording,
   * which the server keeps in memory only.
   */
  readonly status: 'pending' | 'recognising' | 'sent' | 'failed';
  readonly code?: ErrorCode;
  /** The server's text for `code`. */
  readonly message?: string;
}

/** Where unsent words outlast a reload. */
export interface OutboxStorage {
  load(): readonly OutboxItem[];
  save(items: readonly OutboxItem[]): void;
}

export interface OutboxParts {
  readonly send: (outgoing: Outgoing) => Promise<Ack<'text-data'> | Ack<'voice-data'>>;
  /** Joins the channel again; resolves with whether that worked. */
  readonly rejoin: () => Promise<boolean>;
  readonly clock: Clock;
  readonly storage: OutboxStorage;
  readonly onChange: () => void;
  /** The server left a recording out: it was too short. */
  readonly onSkipped?: () => void;
}

const MAX_ATTEMPTS = 4;
/** A recording of which nothing came by then is sent again; the server's own deadline is shorter. */
const RECOGNITION_PATIENCE_MS = TIMINGS.recognitionDeadlineMs + 5_000;

/** One's own words on their way to the server: one after the other, none lost, none twice. */
export class Outbox {
  readonly #parts: OutboxParts;
  #items: readonly OutboxItem[];
  #isOnline = false;
  /** What is on its way: presets wait for no recording, everything else for its turn. */
  readonly #sending = { words: false, presets: false };

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    // What a former page left with the server may have been lost with it.
    this.#items = parts.storage.load().map((item) => unrecognised(item));
  }

  get items(): readonly OutboxItem[] {
    return this.#items;
  }

  add(outgoing: Outgoing): void {
    this.#set([...this.#items, { outgoing, createdAtMs: this.#parts.clock.now(), status: 'pending' }]);
    void this.#work();
  }

  /** Tries a failed one again, with the same id. */
  retry(utteranceId: string): void {
    this.#change(utteranceId, 'pending');
    void this.#work();
  }

  /** Forgets a failed one, or one whose echo has come. */
  remove(utteranceId: string): void {
    if (!this.#items.some((item) => item.outgoing.utteranceId === utteranceId)) return;
    this.#set(this.#items.filter((item) => item.outgoing.utteranceId !== utteranceId));
  }

  /** Whether the channel is joined. What waits is sent as soon as it is. */
  setOnline(isOnline: boolean): void {
    // The answer may have been told while nobody listened: asked again, the server says what it knows.
    if (isOnline && !this.#isOnline) this.#items = this.#items.map((item) => unrecognised(item));
    this.#isOnline = isOnline;
    void this.#work();
  }

  /** What the server could not make out; false where it is no recording. One not yet answered fails by its ack. */
  failRecording({ utteranceId, ...failure }: ServerPayload<'translation-error'>): boolean {
    const item = this.#items.find(({ outgoing }) => outgoing.utteranceId === utteranceId);
    if (item?.outgoing.recording === undefined) return false;
    if (item.status === 'recognising') this.#change(item.outgoing.utteranceId, 'failed', failure);
    return true;
  }

  async #work(): Promise<void> {
    await Promise.all([this.#sendInTurn('presets'), this.#sendInTurn('words')]);
  }

  async #sendInTurn(lane: 'words' | 'presets'): Promise<void> {
    if (this.#sending[lane]) return;
    this.#sending[lane] = true;
    for (let item = this.#next(lane); item; item = this.#next(lane)) {
      await this.#deliver(item.outgoing);
      // The next one may be the other lane's.
      void this.#sendInTurn(lane === 'words' ? 'presets' : 'words');
    }
    this.#sending[lane] = false;
  }

  /** A preset may overtake a recording, which takes seconds: 'Danger!' does not wait. It overtakes no text. */
  #next(lane: 'words' | 'presets'): OutboxItem | undefined {
    if (!this.#isOnline) return undefined;
    const waiting = this.#items.filter((item) => item.status === 'pending');
    const first = waiting.find(({ outgoing }) => outgoing.recording === undefined);
    if (lane === 'presets') return first?.outgoing.preset === undefined ? undefined : first;
    return waiting[0]?.outgoing.preset === undefined ? waiting[0] : undefined;
  }

  async #deliver(outgoing: Outgoing): Promise<void> {
    let hasRejoined = false;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#parts.send(outgoing);
      if (answer.status === 'ok') return this.#taken(outgoing.utteranceId, answer.message);
      if (answer.code === 'offline') {
        this.#isOnline = false;
        return;
      }
      const mayRejoin = CHANNEL_ERRORS.has(answer.code) && !hasRejoined;
      const mayRepeat = PASSING_ERRORS.has(answer.code) && attempt < MAX_ATTEMPTS;
      if (!mayRejoin && !mayRepeat) return this.#change(outgoing.utteranceId, 'failed', answer);
      if (mayRejoin) hasRejoined = await this.#parts.rejoin();
      if (mayRejoin && !hasRejoined) return this.#change(outgoing.utteranceId, 'failed', answer);
      await this.#pause();
      if (!this.#isOnline) return;
    }
  }

  #taken(utteranceId: string, message: string): void {
    if (message === 'skipped') {
      this.remove(utteranceId);
      this.#parts.onSkipped?.();
    } else if (message === 'recognising') {
      this.#change(utteranceId, 'recognising');
      this.#parts.clock.schedule(() => this.#askAgain(utteranceId), RECOGNITION_PATIENCE_MS);
    } else {
      this.#change(utteranceId, 'sent');
    }
  }

  #askAgain(utteranceId: string): void {
    const item = this.#items.find(({ outgoing }) => outgoing.utteranceId === utteranceId);
    if (item?.status === 'recognising') this.retry(utteranceId);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#parts.clock.schedule(resolve, TIMINGS.textRetryMs);
    });
  }

  #change(
    utteranceId: string,
    status: OutboxItem['status'],
    failure?: { readonly code: ErrorCode; readonly message: string },
  ): void {
    this.#set(
      this.#items.map(({ outgoing, createdAtMs, ...item }) =>
        outgoing.utteranceId === utteranceId
          ? {
              outgoing,
              createdAtMs,
              status,
              ...(failure ? { code: failure.code, message: failure.message } : {}),
            }
          : { outgoing, createdAtMs, ...item },
      ),
    );
  }

  #set(items: readonly OutboxItem[]): void {
    this.#items = items;
    this.#parts.storage.save(items.filter((item) => item.status !== 'sent'));
    this.#parts.onChange();
  }
}

function unrecognised(item: OutboxItem): OutboxItem {
  return item.status === 'recognising' ? { ...item, status: 'pending' } : item;
}
