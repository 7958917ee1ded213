import { type Language, type Quality, TIMINGS } from '@genbatalk/contract';
import type { Logger } from 'pino';
import { type Clock, withDeadline, withSignal } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { CachedSynthesiser } from '../speech/cached-synthesiser.js';
import type { Speech } from '../speech/synthesiser.port.js';
import { CONTEXT_UTTERANCES, needsContext } from '../translation/context.js';
import { type TranslationChain, untranslated } from '../translation/translation-chain.js';
import type { TranslationResult } from '../translation/translator.port.js';
import * as repository from './utterances.repository.js';

/** A hung engine or voice is given up after this; the chain's own time-outs come first. */
const GIVE_UP_MS = 60_000;
/** What is only partly in the listener's language is shown, never spoken (docs/decisions/0007). */
const SPOKEN_QUALITIES: ReadonlySet<Quality> = new Set([
  'phrasebook',
  'company',
  'machine',
  'doubtful',
  'original',
]);

/** Nobody's words: kept without end (contract.md section 5, What is kept). */
const PINNED_QUALITIES: ReadonlySet<Quality> = new Set(['phrasebook', 'company']);

/** A translation by its deadline, and the real one where that was late. */
export interface Timely {
  result: TranslationResult;
  late?: Promise<TranslationResult>;
}

/** Makes and stores the text and the sound of one utterance in one language. */
export interface Renderer {
  /** `isForReading`: nobody is to hear it now, so repair need not make its sound. */
  translate(
    utterance: repository.UtteranceRow,
    language: Language,
    options?: { isForReading?: boolean },
  ): Promise<Timely>;
  /** Undefined where there is nothing to speak, or no voice could speak it. */
  speak(
    utterance: repository.UtteranceRow,
    language: Language,
    result: TranslationResult,
  ): Promise<Speech | undefined>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  chain: TranslationChain;
  synthesiser: CachedSynthesiser;
  logger: Logger;
}

export function createRenderer({ database, clock, chain, synthesiser, logger }: Dependencies): Renderer {
  /** Storing must not hold up or stop what people hear: a failure is logged, repair completes the row. */
  async function store(what: string, work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) =>
      logger.error({ name: (error as Error).name, what }, 'a result was not stored'),
    );
  }

  /** What was said before, for a sentence that cannot be understood by itself. */
  async function contextOf({ companyId, channelId, sequence, text, language }: repository.UtteranceRow) {
    if (!needsContext(text, language)) return [];
    const before = { before: sequence, limit: CONTEXT_UTTERANCES };
    const earlier = await database.forCompany(companyId, (tx) =>
      repository.listUtterances(tx, channelId, before),
    );
    return earlier.map((utterance) => utterance.text);
  }

  async function ask(utterance: repository.UtteranceRow, language: Language): Promise<TranslationResult> {
    const { id: utteranceId, text, language: sourceLanguage, companyId } = utterance;
    const context = await contextOf(utterance);
    const request = { text, sourceLanguage, targetLanguage: language, companyId, utteranceId, context };
    return withSignal(clock, GIVE_UP_MS, (signal) => chain.translate(request, signal));
  }

  function save(
    utterance: repository.UtteranceRow,
    language: Language,
    result: TranslationResult,
    isForReading: boolean,
  ): Promise<void> {
    const { id: utteranceId, companyId } = utterance;
    return store(
      'translation',
      database.forCompany(companyId, (tx) =>
        repository.saveTranslation(tx, { utteranceId, language, companyId }, result, {
          now: clock.now(),
          ...(isForReading && { spokenAt: clock.now() }),
        }),
      ),
    );
  }

  return {
    async translate(utterance, language, { isForReading = false } = {}) {
      const asked = ask(utterance, language).catch(() => untranslated(utterance.text));
      const timely = await withDeadline(clock, TIMINGS.translationDeadlineMs, asked, undefined);
      const result = timely ?? untranslated(utterance.text);
      // Delivery goes ahead of the disk: the preview does not wait for this write.
      const saved = save(utterance, language, result, isForReading);
      if (timely !== undefined) return { result };
      const late = asked.then(async (arrived) => {
        await saved;
        await save(utterance, language, arrived, isForReading);
        return arrived;
      });
      return { result, late };
    },

    async speak({ id, companyId }, language, { text, quality }) {
      let speech: Speech | undefined;
      if (SPOKEN_QUALITIES.has(quality)) {
        const pinned = PINNED_QUALITIES.has(quality);
        try {
          speech = await withSignal(clock, GIVE_UP_MS, (signal) =>
            synthesiser.speak(text, language, signal, { pinned }),
          );
        } catch (error) {
          logger.warn({ name: (error as Error).name, language }, 'an utterance was not spoken');
          return undefined;
        }
      }
      await store(
        'speech',
        database.forCompany(companyId, (tx) => repository.saveSpoken(tx, id, language, clock.now())),
      );
      return speech !== undefined && speech.audio.length > 0 ? speech : undefined;
    },
  };
}
