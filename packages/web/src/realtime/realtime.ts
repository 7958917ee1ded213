import {
  type Ack,
  type ClientEventName,
  type ClientPayload,
  type ErrorCode,
  type ServerEventName,
  type ServerPayload,
  TIMINGS,
} from '@genbatalk/contract';
import type { Clock } from './clock';
import {
  type ConnectionEvent,
  type ConnectionState,
  DISCONNECTED,
  nextConnectionState,
} from './connection-state';
import type { TabLease } from './tab-lease';
import type { Transport, TransportListener } from './transport';

/** Who connects. A guest has no registration: it is nobody's colleague and never online. */
export interface Identity {
  readonly token: string;
  readonly registration: ClientPayload<'register-user'> | null;
}

type Handler<E extends ServerEventName> = (payload: ServerPayload<E>) => void;

/** Time for an acknowledgement where the caller names none: the server's own deadlines and a margin. */
const ACK_TIMEOUT_MS = 10_000;
/** After coming back to the page a connection that does not answer in this time is dead (C13). */
const PROBE_TIMEOUT_MS = 2_000;

/** The one connection of the page: its state, its events, its questions. Lives outside React. */
export class Realtime {
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #lease: TabLease;
  readonly #listeners = new Set<() => void>();
  readonly #handlers = new Map<string, Set<(payload: never) => void>>();
  #state: ConnectionState = DISCONNECTED;
  #identity: Identity | null = null;
  #cancelQuietRetry = (): void => undefined;
  /** Rises with every opening and closing, so that an answer to an older one is not taken for this one. */
  #generation = 0;

  constructor(parts: { transport: Transport; clock: Clock; lease: TabLease }) {
    this.#transport = parts.transport;
    this.#clock = parts.clock;
    this.#lease = parts.lease;
  }

  readonly getSnapshot = (): ConnectionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects as `identity`. Does nothing when that identity is connected, or being connected, already. */
  connect(identity: Identity): void {
    const sameUser = this.#identity?.token === identity.token;
    this.#identity = identity;
    if (sameUser && this.#state.kind !== 'disconnected') return;
    this.#open(false);
  }

  /** Takes the session over from the tab or device that has it (PRES-06). */
  takeOver(): void {
    if (this.#identity) this.#open(true);
  }

  /** Closes for good: signed out. */
  disconnect(): void {
    this.#identity = null;
    this.#close();
    this.#lease.release();
    this.#apply({ type: 'closed' });
  }

  /** Tries at once, from the first attempt: the user asked, or the network came back. */
  retryNow(): void {
    if (this.#state.kind === 'error') this.#open(false);
    else if (this.#state.kind === 'reconnecting') this.#transport.restart();
    else if (this.#state.kind === 'lost') this.#transport.retry();
  }

  /** The page is looked at again: a connection that looks open may have died while the phone slept. */
  async wake(): Promise<void> {
    if (this.#state.kind !== 'connected') return this.retryNow();
    if (!this.#identity?.registration) return;
    const generation = this.#generation;
    const answer = await this.emit('register-user', this.#identity.registration, PROBE_TIMEOUT_MS);
    const unanswered = answer.status === 'error' && answer.code === 'timeout';
    if (!unanswered || generation !== this.#generation) return;
    this.#apply({ type: 'dropped' });
    this.#transport.restart();
  }

  /**
   * Asks the server. Never rejects: no answer in time is the code `timeout`, no connection `offline`.
   * Nothing is kept back to be sent later; what must not be lost goes through the outbox.
   */
  async emit<E extends ClientEventName>(
    event: E,
    payload: ClientPayload<E>,
    timeoutMs = ACK_TIMEOUT_MS,
  ): Promise<Ack<E>> {
    if (!this.#transport.connected) return failed('offline');
    try {
      return (await this.#transport.send(event, payload, timeoutMs)) as Ack<E>;
    } catch {
      return failed(this.#transport.connected ? 'timeout' : 'offline');
    }
  }

  on<E extends ServerEventName>(event: E, handler: Handler<E>): () => void {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers);
    handlers.add(handler);
    return () => handlers.delete(handler);
  }

  #open(steal: boolean): void {
    this.#close();
    this.#apply({ type: 'closed' });
    this.#apply({ type: 'connect-requested' });
    const generation = this.#generation;
    const start = (): void => {
      if (generation === this.#generation) this.#transport.open(this.#listenTo(generation));
    };
    if (!this.#identity?.registration) return start();
    const onTaken = (): void => {
      if (generation === this.#generation) this.#replaced();
    };
    void this.#lease.acquire({ steal, onTaken }).then((lease) => (lease === 'granted' ? start() : onTaken()));
  }

  #close(): void {
    this.#generation += 1;
    this.#cancelQuietRetry();
    this.#transport.close();
  }

  #replaced(): void {
    this.#close();
    this.#apply({ type: 'replaced' });
  }

  #listenTo(generation: number): TransportListener {
    const current = (event: ConnectionEvent): void => {
      if (generation === this.#generation) this.#apply(event);
    };
    return {
      onConnected: () => void this.#register(generation),
      onDropped: (trying) => {
        current({ type: 'dropped' });
        if (!trying) this.#restartSoon(generation);
      },
      onAttempt: (attempt) => current({ type: 'attempt', attempt }),
      onExhausted: () => {
        current({ type: 'exhausted' });
        this.#retryQuietly(generation);
      },
      onRefused: (code) => current({ type: 'refused', code }),
      onMessage: (event, payload) => {
        if (generation === this.#generation) this.#dispatch(event, payload);
      },
    };
  }

  async #register(generation: number): Promise<void> {
    const registration = this.#identity?.registration;
    const answer = registration ? await this.emit('register-user', registration) : null;
    if (generation !== this.#generation) return;
    if (answer === null || answer.status === 'ok') {
      this.#cancelQuietRetry();
      this.#apply({ type: 'ready' });
    } else if (answer.code === 'timeout') {
      this.#transport.restart();
    } else if (answer.code !== 'offline') {
      this.#close();
      this.#apply({ type: 'refused', code: answer.code });
    }
  }

  /** The server closed a connection it had accepted: asked again at once it would close it again. */
  #restartSoon(generation: number): void {
    this.#clock.schedule(() => {
      if (generation === this.#generation) this.#transport.restart();
    }, TIMINGS.reconnectionDelayMs);
  }

  /** CALL-30: behind the reload alert, every 30 s. */
  #retryQuietly(generation: number): void {
    this.#cancelQuietRetry();
    this.#cancelQuietRetry = this.#clock.schedule(() => {
      if (generation !== this.#generation) return;
      this.#retryQuietly(generation);
      this.#transport.retry();
    }, TIMINGS.quietReconnectionMs);
  }

  #dispatch(event: string, payload: unknown): void {
    if (event === 'session-replaced') this.#replaced();
    for (const handler of this.#handlers.get(event) ?? []) handler(payload as never);
  }

  #apply(event: ConnectionEvent): void {
    const next = nextConnectionState(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

function failed(code: ErrorCode): { status: 'error'; code: ErrorCode; message: string } {
  return { status: 'error', code, message: '' };
}
