import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { EngineError, type EngineFault } from '../platform/engines/engine-error.js';
import type { Synthesiser } from './synthesiser.port.js';

/** Failures in a row after which the engine is left alone for a while. */
const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;
/** A sentence that it will not say tells nothing of the engine's health. */
const ABOUT_THE_SENTENCE: ReadonlySet<EngineFault> = new Set(['refused', 'unsupported']);

/** A voice from outside, left alone while it keeps failing, so that nobody waits for its time-out again and again. */
export function guardedSynthesiser(engine: Synthesiser): Synthesiser {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof EngineError && !ABOUT_THE_SENTENCE.has(error.fault)),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
  );
  return {
    ...engine,
    async speak(text, language, signal) {
      try {
        return await breaker.execute(() => engine.speak(text, language, signal));
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new EngineError(engine.name, 'unavailable') : error;
      }
    },
  };
}
