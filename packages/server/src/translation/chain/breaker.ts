import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBackoff,
} from 'cockatiel';
import type { Clock } from '../../platform/clock.js';
import { EngineError, UnusableAnswerError } from '../../platform/engines/engine-error.js';

const FAILURES_TO_OPEN = 5;
/** The first rest; each one after a failed trial is twice as long, up to the longest. */
const REST_MS = 15_000;
const LONGEST_REST_MS = 120_000;

/** A circuit breaker whose rests run on our clock. */
export interface Breaker {
  /** True from the failures that opened it until one request may try again. */
  readonly isResting: boolean;
  execute<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Cockatiel's breaker counts and decides; it reads `Date.now()` only to compare the time since opening with a rest. So
 * the rest it is given is endless until our clock says that it is over, then nothing (docs/decisions/0035).
 */
export function createBreaker(clock: Clock): Breaker {
  const policy: CircuitBreakerPolicy = circuitBreaker(
    // Who is given up in the middle of a trial has not shown that the engine works: the rest goes on.
    handleWhen(
      (error) =>
        (error instanceof EngineError && !isOfTheSentence(error)) || policy.state === CircuitState.HalfOpen,
    ),
    { breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN), halfOpenAfter: { next: () => restOf(REST_MS) } },
  );
  let restsUntilMs = 0;

  function restOf(restMs: number): IBackoff<unknown> {
    restsUntilMs = clock.now().getTime() + restMs;
    const endsAtMs = restsUntilMs;
    return {
      get duration() {
        return clock.now().getTime() >= endsAtMs ? 0 : Number.POSITIVE_INFINITY;
      },
      next: () => restOf(Math.min(LONGEST_REST_MS, restMs * 2)),
    };
  }

  return {
    get isResting() {
      if (policy.state === CircuitState.HalfOpen) return true;
      return policy.state === CircuitState.Open && clock.now().getTime() < restsUntilMs;
    },
    execute: (work) => policy.execute(work),
  };
}

/** The next sentence may do: an engine that answers, or its filter that does, is there. */
function isOfTheSentence(error: EngineError): boolean {
  return error instanceof UnusableAnswerError || error.fault === 'refused';
}
