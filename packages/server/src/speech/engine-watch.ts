import type { EngineReport } from '@genbatalk/contract';
import type { Clock } from '../platform/clock.js';
import { EngineError, type EngineFault } from '../platform/engines/engine-error.js';
import { createEngineMeter } from '../platform/engines/engine-meter.js';
import { createBreaker } from '../translation/chain/breaker.js';

/** What it will not say, or cannot read, tells nothing of the engine's health. */
const ABOUT_THE_REQUEST: ReadonlySet<EngineFault> = new Set(['refused', 'unsupported']);

/** One engine of speech or recognition: measured, and left alone for a while when it keeps failing. */
export interface EngineWatch {
  /** @throws what `work` throws; EngineError `unavailable` at once while the engine rests */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  report(): EngineReport;
}

export function watchEngine(name: string, kind: 'speech' | 'recognition', clock: Clock): EngineWatch {
  const breaker = createBreaker(clock);
  const meter = createEngineMeter(clock);

  /** A refusal of this request is handed past the breaker as a value: the engine did answer. */
  async function attempt<T>(
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<{ value: T } | { refusal: unknown }> {
    try {
      return { value: await meter.measure(work, (error) => signal.aborted || isAboutRequest(error)) };
    } catch (error) {
      if (!isAboutRequest(error)) throw error;
      return { refusal: error };
    }
  }

  return {
    async run(signal, work) {
      if (breaker.isResting) throw new EngineError(name, 'unavailable');
      const outcome = await breaker.execute(() => attempt(signal, work));
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.value;
    },
    report: () => ({
      name,
      kind,
      configured: true,
      state: breaker.isResting ? 'resting' : meter.isFailing ? 'failing' : 'healthy',
      ...meter.figures,
    }),
  };
}

function isAboutRequest(error: unknown): boolean {
  return error instanceof EngineError && ABOUT_THE_REQUEST.has(error.fault);
}
