import { type Clock, plusMs } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { KEEPING } from '../subscription/recording.js';
import type { Renderer } from './renderer.js';
import * as repository from './utterances.repository.js';

const REPAIR_BATCH = 20;
/** A repair that fails is tried again after this; those that waited longest go first. */
const REPAIR_LEASE_MS = 600_000;

export interface Upkeep {
  /** Completes what a crash left without text or sound. Delivery then is the client's catch-up. */
  repair(): Promise<void>;
  /** Deletes utterances past the time that the company's plan keeps them, and their sound with them. */
  forget(): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  renderer: Renderer;
  /** Deletes the sound of a text that is no longer kept. */
  forgetSpeech: (text: string, language: repository.RenditionRow['language']) => Promise<void>;
}

export function createUpkeep({ database, clock, renderer, forgetSpeech }: Dependencies): Upkeep {
  return {
    async repair() {
      const now = clock.now();
      const unfinished = await database.asSystem((tx) =>
        repository.claimUnfinished(tx, now, plusMs(now, REPAIR_LEASE_MS), REPAIR_BATCH),
      );
      for (const { utterance, rendition } of unfinished) {
        const { text, quality, engine, critical, reviewed, language } = rendition;
        const stored = text !== null &&
          quality !== null && { text, quality, engine: engine ?? 'stored', critical, reviewed };
        const result = stored || (await renderer.translate(utterance, language)).result;
        await renderer.speak(utterance, language, result);
      }
    },

    async forget() {
      const now = clock.now();
      for (const { keptMs, plans } of KEEPING) {
        const gone = await database.asSystem((tx) =>
          repository.deleteBefore(tx, plusMs(now, -keptMs), plans),
        );
        for (const { text, language } of gone) await forgetSpeech(text, language);
      }
    },
  };
}
