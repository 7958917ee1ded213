import type { EngineReport } from '@genbatalk/contract';
import { BulkheadRejectedError, bulkhead, ExponentialBackoff } from 'cockatiel';
import type { Clock } from '../../platform/clock.js';
import { EngineError } from '../../platform/engines/engine-error.js';
import { createEngineMeter } from '../../platform/engines/engine-meter.js';
import { CapReachedError } from '../spending/cap-reached-error.js';
import type { TranslationRequest, TranslationResult, Translator } from '../translator.port.js';
import { createBreaker } from './breaker.js';
import type { ChainSettings } from './chain-settings.js';
import { sleep, untilAborted } from './waiting.js';

const ATTEMPTS = 2;
const FIRST_RETRY_MS = 200;
const LATEST_RETRY_MS = 1_000;
/** Requests that wait for a place; more are passed to the next engine. */
const WAITING_PER_PLACE = 8;

/** An engine that is not asked while it rests, and can say how it does. */
export interface ResilientEngine extends Translator {
  readonly isResting: boolean;
  report(): EngineReport;
}

interface Dependencies {
  clock: Clock;
  settings: Pick<ChainSettings, 'engineTimeoutMs' | 'concurrency'>;
  onFailure: (engine: string, error: unknown) => void;
}

/**
 * One engine with its patience: a limited number of requests at once, a breaker, one retry with jitter of what may
 * succeed later (honouring Retry-After where that is in time), and a time-out over all of it.
 */
export function createResilientEngine(
  engine: Translator,
  { clock, settings, onFailure }: Dependencies,
): ResilientEngine {
  const breaker = createBreaker(clock);
  const places = bulkhead(settings.concurrency, settings.concurrency * WAITING_PER_PLACE);
  const meter = createEngineMeter(clock);

  async function attempt(request: TranslationRequest, signal: AbortSignal) {
    const timeOut = new AbortController();
    const endsAtMs = clock.now().getTime() + settings.engineTimeoutMs;
    const cancel = clock.after(settings.engineTimeoutMs, () =>
      timeOut.abort(new EngineError(engine.name, 'unavailable')),
    );
    const given = AbortSignal.any([signal, timeOut.signal]);
    const backoff = new ExponentialBackoff({ initialDelay: FIRST_RETRY_MS, maxDelay: LATEST_RETRY_MS });
    try {
      for (let left = ATTEMPTS - 1, wait = backoff.next(); ; left -= 1, wait = wait.next(undefined)) {
        try {
          return await untilAborted(engine.translate(request, given), given);
        } catch (error) {
          const failure = failureOf(error, given, engine.name);
          if (left === 0 || !(failure instanceof EngineError && failure.retryable)) throw failure;
          const waitMs = Math.max(wait.duration, failure.retryAfterMs ?? 0);
          if (given.aborted || clock.now().getTime() + waitMs >= endsAtMs) throw failure;
          await sleep(clock, waitMs, given);
        }
      }
    } finally {
      cancel();
    }
  }

  return {
    name: engine.name,
    languages: engine.languages,
    get isResting() {
      return breaker.isResting;
    },
    report: () => ({
      name: engine.name,
      kind: 'translation',
      configured: true,
      state: breaker.isResting ? 'resting' : meter.isFailing ? 'failing' : 'healthy',
      ...meter.figures,
    }),
    async translate(request, signal): Promise<TranslationResult | undefined> {
      if (breaker.isResting) throw new EngineError(engine.name, 'unavailable');
      const isOurs = (error: unknown) => !(error instanceof EngineError);
      const run = () =>
        breaker.execute(async () => {
          signal.throwIfAborted();
          return meter.measure(() => attempt(request, signal), isOurs);
        });
      try {
        return await untilAborted(places.execute(run, signal), signal);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new EngineError(engine.name, 'limited');
        if (error instanceof EngineError) onFailure(engine.name, error);
        throw error;
      }
    },
  };
}

/** What is neither our giving up nor our cap is the engine's failure, whatever it threw. */
function failureOf(error: unknown, signal: AbortSignal, engine: string): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof EngineError || error instanceof CapReachedError) return error;
  return new EngineError(engine, 'unavailable');
}
