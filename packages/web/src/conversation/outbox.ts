import type { Ack, ErrorCode } from '@genbatalk/contract';
import { TIMINGS } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import { CHANNEL_ERRORS, PASSING_ERRORS } from './error-kinds';
import type { Outgoing } from './outgoing';

export interface OutboxItem {
  readonly outgoing: Outgoing;
  readonly createdAtMs: number;
  /** `sent`: the server has it; it stays here until its echo is on the screen. */
  readonly status: 'pending' | 'sent' | 'failed';
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
  readonly send: (outgoing: Outgoing) => Promise<Ack<'text-data'>>;
  /** Joins the channel again; resolves with whether that worked. */
  readonly rejoin: () => Promise<boolean>;
  readonly clock: Clock;
  readonly storage: OutboxStorage;
  readonly onChange: () => void;
}

const MAX_ATTEMPTS = 4;

/** One's own words on their way to the server: one after the other, none lost, none twice. */
export class Outbox {
  readonly #parts: OutboxParts;
  #items: readonly OutboxItem[];
  #isOnline = false;
  #isSending = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#items = parts.storage.load();
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
    this.#isOnline = isOnline;
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let item = this.#next(); item; item = this.#next()) await this.#deliver(item.outgoing);
    this.#isSending = false;
  }

  #next(): OutboxItem | undefined {
    return this.#isOnline ? this.#items.find((item) => item.status === 'pending') : undefined;
  }

  async #deliver(outgoing: Outgoing): Promise<void> {
    let hasRejoined = false;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#parts.send(outgoing);
      if (answer.status === 'ok') return this.#change(outgoing.utteranceId, 'sent');
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
