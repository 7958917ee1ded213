import type { Language } from '@genbatalk/contract';
import type { Phrasebook } from '@genbatalk/phrasebook';
import { type Clock, withSignal } from '../platform/clock.js';
import { AppError } from '../platform/errors/app-error.js';
import type { CachedSynthesiser } from '../speech/cached-synthesiser.js';
import type { Speech } from '../speech/synthesiser.port.js';

const GIVE_UP_MS = 20_000;

/** The sound of a sentence of the phrasebook by its id, kept without end. @throws AppError `not-found` */
export type SentenceAudio = (id: string, language: Language) => Promise<Speech>;

interface Dependencies {
  clock: Clock;
  phrasebook: Phrasebook;
  synthesiser: CachedSynthesiser;
}

export function createSentenceAudio({ clock, phrasebook, synthesiser }: Dependencies): SentenceAudio {
  return async (id, language) => {
    const phrase = phrasebook.phrase(id, language);
    if (phrase === undefined) throw new AppError('not-found');
    try {
      return await withSignal(clock, GIVE_UP_MS, (signal) =>
        synthesiser.speak(phrase.text, language, signal, { pinned: true }),
      );
    } catch (error) {
      throw new AppError('overloaded', { retryAfterSeconds: 5, cause: error });
    }
  };
}
