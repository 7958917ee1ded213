import type { DirectCallEvent, DirectCallState, Step } from './direct-call-state';
import { type Handlers, step } from './handlers';
import { fromAnswering, fromIncoming } from './incoming-call';
import { fromCalling, fromIdle } from './outgoing-call';

const charts: { readonly [K in DirectCallState['kind']]: Handlers<K> } = {
  idle: fromIdle,
  calling: fromCalling,
  incoming: fromIncoming,
  answering: fromAnswering,
};

/**
 * The next state and what is to be done. The same state object comes back when the event means nothing
 * here: what arrives late, or about another call, never moves anything.
 */
export function nextDirectCall(state: DirectCallState, event: DirectCallEvent): Step {
  const handle = charts[state.kind][event.type] as ((state: never, event: never) => Step) | undefined;
  return handle?.(state as never, event as never) ?? step(state);
}
