import type { EngineReport } from '@genbatalk/contract';
import type { Clock } from '../clock.js';

/** Quantiles are of the last answers, so that a bad morning does not colour the afternoon. */
const REMEMBERED_ANSWERS = 200;

/** Counts one engine's answers and failures and remembers how long its answers took. */
export interface EngineMeter {
  /** Measures `work`; a failure for which `isOurs` answers true (an abort by us) is not the engine's. */
  measure<T>(work: () => Promise<T>, isOurs?: (error: unknown) => boolean): Promise<T>;
  readonly figures: Pick<EngineReport, 'p50Ms' | 'p95Ms' | 'answers' | 'failures'>;
  /** Whether the last finished request failed. */
  readonly isFailing: boolean;
}

export function createEngineMeter(clock: Clock): EngineMeter {
  const durationsMs: number[] = [];
  let answers = 0;
  let failures = 0;
  let isFailing = false;

  function quantile(share: number): number | null {
    const sorted = durationsMs.toSorted((one, other) => one - other);
    return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
  }

  return {
    async measure(work, isOurs = () => false) {
      const startedMs = clock.now().getTime();
      try {
        const result = await work();
        answers += 1;
        isFailing = false;
        durationsMs.push(Math.max(0, clock.now().getTime() - startedMs));
        if (durationsMs.length > REMEMBERED_ANSWERS) durationsMs.shift();
        return result;
      } catch (error) {
        if (!isOurs(error)) {
          failures += 1;
          isFailing = true;
        }
        throw error;
      }
    },
    get figures() {
      return { p50Ms: quantile(0.5), p95Ms: quantile(0.95), answers, failures };
    },
    get isFailing() {
      return isFailing;
    },
  };
}
