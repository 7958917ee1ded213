import { TIMINGS } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import type { Realtime } from '../realtime/realtime';

export interface OnlineUsersParts {
  readonly realtime: Realtime;
  readonly clock: Clock;
  /** `GET /api/users/online-status`. May reject: what was known then stays. */
  readonly fetchOnline: () => Promise<readonly string[]>;
  /** Only leaders poll (PRES-07). */
  readonly polls: () => boolean;
  /** The battery saver asks half as often. */
  readonly savesBattery: () => boolean;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Who of the own company is online. Changes come over the socket at once (PRES-09); a list is fetched
 * whenever the connection is there (again), and by leaders every 15 s, for as long as somebody looks.
 */
export class OnlineUsers {
  readonly #parts: OnlineUsersParts;
  readonly #listeners = new Set<() => void>();
  #online = NOBODY;
  #stops: readonly (() => void)[] = [];
  #cancelPoll = (): void => undefined;
  /** What the socket said since the running request was sent: newer than the answer to it. */
  #changes = new Map<string, boolean>();
  #generation = 0;

  constructor(parts: OnlineUsersParts) {
    this.#parts = parts;
  }

  readonly getSnapshot = (): ReadonlySet<string> => this.#online;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  #start(): void {
    const { realtime } = this.#parts;
    let wasConnected = realtime.getSnapshot().kind === 'connected';
    this.#stops = [
      realtime.on('presence-changed', ({ userId, online }) => {
        this.#changes.set(userId, online);
        this.#show(withChanges(this.#online, new Map([[userId, online]])));
      }),
      realtime.subscribe(() => {
        const isConnected = realtime.getSnapshot().kind === 'connected';
        // Whatever changed while the socket was down was told to nobody.
        if (isConnected && !wasConnected) this.#fetch();
        wasConnected = isConnected;
      }),
    ];
    this.#fetch();
  }

  #stop(): void {
    this.#generation += 1;
    this.#cancelPoll();
    for (const stop of this.#stops) stop();
    // What is not followed is not known: the next look begins anew.
    this.#online = NOBODY;
  }

  #fetch(): void {
    this.#generation += 1;
    this.#cancelPoll();
    void this.#run(this.#generation);
  }

  async #run(generation: number): Promise<void> {
    const { clock, fetchOnline, polls, savesBattery } = this.#parts;
    this.#changes = new Map();
    const ids = await fetchOnline().catch(() => null);
    if (generation !== this.#generation) return;
    if (ids !== null) this.#show(withChanges(new Set(ids), this.#changes));
    if (!polls()) return;
    const factor = savesBattery() ? 2 : 1;
    this.#cancelPoll = clock.schedule(() => this.#fetch(), TIMINGS.onlinePollMs * factor);
  }

  #show(online: ReadonlySet<string>): void {
    if (online.size === this.#online.size && [...online].every((id) => this.#online.has(id))) return;
    this.#online = online;
    for (const listener of this.#listeners) listener();
  }
}

function withChanges(
  online: ReadonlySet<string>,
  changes: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const next = new Set(online);
  for (const [id, isOnline] of changes) {
    if (isOnline) next.add(id);
    else next.delete(id);
  }
  return next;
}
