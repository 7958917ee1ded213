import { createHash } from 'node:crypto';
import type { Language } from '@genbatalk/contract';
import type { AudioCache } from './audio-cache.js';
import type { Speech, Synthesiser } from './synthesiser.port.js';

export interface CachedSynthesiser extends Synthesiser {
  /** @param options `pinned` for what is kept without end: phrasebook sentences and own phrases */
  speak(
    text: string,
    language: Language,
    signal: AbortSignal,
    options?: { pinned?: boolean },
  ): Promise<Speech>;
  /** Removes what is kept of a text, when its utterance goes; pinned speech stays, unless that is asked for. */
  forget(text: string, language: Language, options?: { pinned?: boolean }): Promise<void>;
}

/** A synthesis that one or more callers wait for. */
interface Flight {
  readonly speech: Promise<Speech>;
  /** Resolves, never rejects, when the speech is kept, or there is none. */
  readonly kept: Promise<void>;
  readonly controller: AbortController;
  waiting: number;
  pinned: boolean;
}

/**
 * A synthesiser that asks another one once for equal requests: kept speech comes from the cache, and equal requests
 * at the same time share one synthesis, which stops only when nobody waits for it any more. Keeping is not waited
 * for: people hear first.
 */
export function cachedSynthesiser(synthesiser: Synthesiser, cache: AudioCache): CachedSynthesiser {
  const flights = new Map<string, Flight>();

  function launch(key: string, text: string, language: Language): Flight {
    const controller = new AbortController();
    const speech = make();
    const kept = keep().finally(() => leave(key, flight));
    const flight: Flight = { speech, kept, controller, waiting: 0, pinned: false };
    flights.set(key, flight);
    return flight;

    async function make(): Promise<Speech> {
      return (await cache.get(key)) ?? synthesiser.speak(text, language, controller.signal);
    }
    async function keep(): Promise<void> {
      // Whoever waits gets a rejection from `speech` itself.
      const made = await speech.catch(() => undefined);
      if (made !== undefined && made.audio.length > 0) await cache.put(key, made, { pinned: flight.pinned });
    }
  }

  function leave(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  async function join(key: string, flight: Flight, signal: AbortSignal): Promise<Speech> {
    flight.waiting += 1;
    const aborted = abortion(signal);
    try {
      return await Promise.race([flight.speech, aborted.promise]);
    } finally {
      aborted.forget();
      flight.waiting -= 1;
      if (flight.waiting === 0 && signal.aborted) {
        leave(key, flight);
        flight.controller.abort(signal.reason);
      }
    }
  }

  return {
    name: synthesiser.name,
    languages: synthesiser.languages,
    ...(synthesiser.version !== undefined && { version: synthesiser.version }),
    async speak(text, language, signal, { pinned = false } = {}) {
      signal.throwIfAborted();
      const key = audioKey(synthesiser, text, language);
      const flight = flights.get(key) ?? launch(key, text, language);
      flight.pinned ||= pinned;
      return join(key, flight, signal);
    },
    async forget(text, language, options) {
      const key = audioKey(synthesiser, text, language);
      await flights.get(key)?.kept;
      await cache.forget(key, options);
    },
  };
}

/** Equal text in the same language, spoken by the same engine and version, has the same key. */
export function audioKey({ name, version = '' }: Synthesiser, text: string, language: Language): string {
  return createHash('sha256')
    .update(JSON.stringify([name, version, language, text]))
    .digest('hex');
}

/** A promise that rejects with the signal's reason, and how to let go of it. */
function abortion(signal: AbortSignal): { promise: Promise<never>; forget: () => void } {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    const listener = (): void => reject(signal.reason);
    signal.addEventListener('abort', listener, { once: true });
    forget = () => signal.removeEventListener('abort', listener);
  });
  return { promise, forget };
}
