import { TIMINGS } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import type { ConnectionState } from '../realtime/connection-state';
import type { Realtime } from '../realtime/realtime';
import type { CallMemory } from './call-memory';
import {
  type DirectCallEvent,
  type DirectCallState,
  type Effect,
  IDLE,
  type Notice,
  type Party,
} from './model/direct-call-state';
import { nextDirectCall } from './model/next-direct-call';

export interface DirectCallParts {
  readonly realtime: Realtime;
  readonly clock: Clock;
  readonly memory: CallMemory;
  /** Whether a person is in a direct channel now. May reject: then nobody knows, which counts as no. */
  readonly look: (userId: string, channelId: string) => Promise<boolean>;
  readonly tell: (notice: Notice) => void;
}

/** The page's direct call: carries out what the state machine decides. Lives outside React. */
export class DirectCall {
  readonly #parts: DirectCallParts;
  readonly #listeners = new Set<() => void>();
  #state: DirectCallState = IDLE;
  #go: ((channelId: string) => void) | null = null;
  #stopPatience = (): void => undefined;
  /** The call that was given up here while the server may still ring: it has not said that it took that. */
  #givenUp: { readonly targetId: string } | null = null;

  constructor(parts: DirectCallParts) {
    this.#parts = parts;
  }

  readonly getSnapshot = (): DirectCallState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Listens to the server until the answer is called. `go` leads to the call screen (DIAL-15). */
  start(go: (channelId: string) => void): () => void {
    const { realtime, memory, clock } = this.#parts;
    this.#go = go;
    const remembered = memory.read(clock.now());
    // A page that was reloaded while it rang: whether it still does, the server says (DIAL-18).
    if (remembered !== null && this.#state.kind === 'idle')
      this.#enter({ kind: 'calling', ...remembered, line: 'interrupted', waiting: null });
    const stops = [this.#listen(), this.#followConnection()];
    // Whatever the server told before anybody listened, it tells again with the registration.
    if (realtime.getSnapshot().kind === 'connected') void this.#askAgain();
    return () => {
      this.#go = null;
      for (const stop of stops) stop();
    };
  }

  /** Calls a member, by the channel that both belong to (DIAL-03). */
  call(target: Party, channelId: string): void {
    if (this.#parts.realtime.getSnapshot().kind !== 'connected')
      return this.#parts.tell({ kind: 'refused', code: 'offline' });
    this.#givenUp = null;
    this.#send({ type: 'call', target, channelId });
  }

  cancel(): void {
    this.#send({ type: 'cancel' });
  }

  answer(): void {
    this.#send({ type: 'answer' });
  }

  reject(): void {
    this.#send({ type: 'reject' });
  }

  async #askAgain(): Promise<void> {
    await this.#parts.realtime.wake();
    if (this.#parts.realtime.getSnapshot().kind === 'connected') this.#send({ type: 'ready' });
  }

  #listen(): () => void {
    const { realtime } = this.#parts;
    const target = ({ userId, userName }: Party): Party => ({ userId, userName });
    const stops = [
      realtime.on('incoming-call', ({ callerId, callerName, channelId }) =>
        this.#send({
          type: 'incoming-call',
          caller: { userId: callerId, userName: callerName },
          channelId,
        }),
      ),
      realtime.on('call-ringing', (party) => {
        // Told before the cancelling arrived, or because a lost connection swallowed it.
        if (this.#givenUp?.targetId === party.userId) void this.#giveUp(party.userId);
        else this.#send({ type: 'call-ringing', target: target(party), channelId: party.channelId });
      }),
      realtime.on('call-answered', (party) =>
        this.#send({ type: 'call-answered', target: target(party), channelId: party.channelId }),
      ),
      realtime.on('call-rejected', (party) => this.#send({ type: 'call-rejected', target: target(party) })),
      realtime.on('call-cancelled', ({ userId }) => this.#send({ type: 'call-cancelled', callerId: userId })),
      realtime.on('call-failed', ({ userId, code }) =>
        this.#send({ type: 'call-failed', targetId: userId, code }),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #followConnection(): () => void {
    const { realtime } = this.#parts;
    return realtime.subscribe(() => {
      const type = connectionEvents[realtime.getSnapshot().kind];
      // What still rings the server has told before it confirmed the registration.
      if (type !== 'dropped') this.#givenUp = null;
      this.#send({ type });
    });
  }

  /** DIAL-12: tells the server, and remembers it until the server has it. */
  async #giveUp(targetId: string): Promise<void> {
    const given = { targetId };
    this.#givenUp = given;
    const answer = await this.#parts.realtime.emit('cancel-call', { targetUserId: targetId });
    const isOver = answer.status === 'ok' || answer.code === 'not-found';
    if (isOver && this.#givenUp === given) this.#givenUp = null;
  }

  #send(event: DirectCallEvent): void {
    const { state, effects } = nextDirectCall(this.#state, event);
    this.#enter(state);
    for (const effect of effects) void this.#run(effect);
  }

  #enter(state: DirectCallState): void {
    if (state === this.#state) return;
    const { memory, clock } = this.#parts;
    this.#state = state;
    memory.write(
      state.kind === 'calling' && state.channelId !== null
        ? { target: state.target, channelId: state.channelId }
        : null,
      clock.now(),
    );
    this.#stopPatience();
    this.#stopPatience =
      state.kind !== 'idle' && state.line === 'interrupted'
        ? clock.schedule(() => this.#send({ type: 'patience-over' }), TIMINGS.ringTimeoutMs)
        : () => undefined;
    for (const listener of this.#listeners) listener();
  }

  async #run(effect: Effect): Promise<void> {
    const { realtime, look, tell } = this.#parts;
    switch (effect.type) {
      case 'call': {
        const targetId = effect.target.userId;
        const { channelId } = effect;
        const answer = await realtime.emit('call-member', { targetUserId: targetId, channelId });
        if (answer.status === 'error') this.#send({ type: 'call-refused', targetId, code: answer.code });
        return;
      }
      case 'cancel':
        return this.#giveUp(effect.targetId);
      case 'answer': {
        const { callerId, channelId } = effect;
        const answer = await realtime.emit('answer-call', { callerId, channelId });
        if (answer.status === 'ok') this.#send({ type: 'answer-accepted', callerId });
        else this.#send({ type: 'answer-refused', callerId, code: answer.code });
        return;
      }
      case 'reject':
        await realtime.emit('reject-call', { callerId: effect.callerId });
        return;
      case 'look': {
        const { userId, channelId } = effect;
        const isThere = await look(userId, channelId).catch(() => false);
        this.#send({ type: 'looked', userId, isThere });
        return;
      }
      case 'go':
        this.#go?.(effect.channelId);
        return;
      case 'tell':
        tell(effect.notice);
        return;
      default:
        effect satisfies never;
    }
  }
}

const connectionEvents = {
  connected: 'ready',
  connecting: 'dropped',
  reconnecting: 'dropped',
  lost: 'gone',
  replaced: 'gone',
  error: 'gone',
  disconnected: 'gone',
} as const satisfies Record<ConnectionState['kind'], DirectCallEvent['type']>;
