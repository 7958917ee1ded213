import { LANGUAGES, TIMINGS } from '@genbatalk/contract';
import type { Clock } from '../../platform/clock.js';
import type { TranslationRequest, TranslationResult, Translator } from '../translator.port.js';
import type { ChainSettings } from './chain-settings.js';
import type { ResilientEngine } from './resilient-engine.js';

/** A doubtful answer is shown before the listener's deadline rather than held for a better one. */
const PATIENCE_MS = TIMINGS.translationDeadlineMs - 500;

interface Dependencies {
  clock: Clock;
  settings: Pick<ChainSettings, 'hedgeMs'>;
}

/**
 * Asks the engines in their order: the next one as soon as one has failed or was found doubtful, or beside one that is
 * slow. The first sound answer wins and the others are given up; without one, the earliest engine's doubtful answer.
 */
export function createEngineRace(
  engines: readonly ResilientEngine[],
  { clock, settings }: Dependencies,
): Translator {
  return {
    name: 'engines',
    languages: LANGUAGES,
    translate(request, signal) {
      const { sourceLanguage, targetLanguage } = request;
      const ready = engines.filter(
        ({ languages, isResting }) =>
          !isResting && languages.includes(sourceLanguage) && languages.includes(targetLanguage),
      );
      return ready.length === 0
        ? Promise.resolve(undefined)
        : race(ready, request, signal, clock, settings.hedgeMs);
    },
  };
}

function race(
  engines: readonly ResilientEngine[],
  request: TranslationRequest,
  signal: AbortSignal,
  clock: Clock,
  hedgeMs: number,
): Promise<TranslationResult | undefined> {
  const stop = new AbortController();
  const given = AbortSignal.any([signal, stop.signal]);
  const doubtful = new Map<number, TranslationResult>();
  return new Promise((resolve, reject) => {
    let started = 0;
    let running = 0;
    let isPatient = true;
    let cancelHedge = () => {};

    function end(settle: () => void): void {
      cancelHedge();
      cancelPatience();
      signal.removeEventListener('abort', onAbort);
      settle();
      // The losers; an engine's answer that comes all the same is ignored by the settled promise.
      stop.abort();
    }
    const best = () => doubtful.get(Math.min(...doubtful.keys()));
    const onAbort = () => end(() => reject(signal.reason as Error));

    function startNext(): void {
      const place = started;
      const engine = engines[place];
      if (engine === undefined || given.aborted) return;
      started += 1;
      running += 1;
      cancelHedge();
      if (hedgeMs > 0) cancelHedge = clock.after(hedgeMs, startNext);
      engine.translate(request, given).then(
        (result) => {
          if (result?.quality === 'machine') return end(() => resolve(result));
          if (result !== undefined) doubtful.set(place, result);
          return goOn();
        },
        () => goOn(),
      );
    }

    function goOn(): void {
      running -= 1;
      if (given.aborted) return;
      if (!isPatient && doubtful.size > 0) end(() => resolve(best()));
      else if (started < engines.length) startNext();
      else if (running === 0) end(() => resolve(best()));
    }

    const cancelPatience = clock.after(PATIENCE_MS, () => {
      isPatient = false;
      if (doubtful.size > 0) end(() => resolve(best()));
    });
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    startNext();
  });
}
