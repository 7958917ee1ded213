import {
  detectLanguage,
  type FaceToFaceTranslated,
  type Language,
  type ParsedPayload,
} from '@genbatalk/contract';
import type { Logger } from 'pino';
import type { Actor } from '../accounts/actor.js';
import { type Clock, withDeadline, withSignal } from '../platform/clock.js';
import type { CachedSynthesiser } from '../speech/cached-synthesiser.js';
import type { Speech, Synthesiser } from '../speech/synthesiser.port.js';
import type { TranslationChain } from '../translation/translation-chain.js';
import type { TranslationResult } from '../translation/translator.port.js';

/** The text is shown with its sound; a slow voice does not hold the text longer than this. */
const SPEECH_PATIENCE_MS = 2_000;
const GIVE_UP_MS = 20_000;

export interface FaceToFace {
  translate(
    actor: Actor,
    input: Omit<ParsedPayload<'face-to-face-translate'>, 'speaker' | 'utteranceId'>,
  ): Promise<TranslationResult & { sourceLanguage: Language; targetLanguage: Language }>;
  /** Translates and speaks one turn. */
  interpret(actor: Actor, input: ParsedPayload<'face-to-face-translate'>): Promise<FaceToFaceTranslated>;
}

interface Dependencies {
  clock: Clock;
  chain: TranslationChain;
  /** Sentences of the phrasebook, whose sound may be kept. */
  cachedSynthesiser: CachedSynthesiser;
  /** Everything else that two people say here leaves no trace. */
  synthesiser: Synthesiser;
  logger: Logger;
}

export function createFaceToFace(dependencies: Dependencies): FaceToFace {
  const { clock, chain, logger } = dependencies;

  const translate: FaceToFace['translate'] = async (
    actor,
    { text, sourceLanguage: spoken, targetLanguage },
  ) => {
    const sourceLanguage = detectLanguage(text, spoken);
    const { companyId } = actor;
    const result = await withSignal(clock, GIVE_UP_MS, (signal) =>
      chain.translate({ text: text.trim(), sourceLanguage, targetLanguage, companyId }, signal),
    );
    return { ...result, sourceLanguage, targetLanguage };
  };

  async function speak(
    { text, quality }: TranslationResult,
    language: Language,
  ): Promise<Speech | undefined> {
    if (quality === 'none' || quality === 'partial') return undefined;
    const { cachedSynthesiser, synthesiser } = dependencies;
    try {
      const speech = await withSignal(clock, GIVE_UP_MS, (signal) =>
        quality === 'phrasebook'
          ? cachedSynthesiser.speak(text, language, signal, { pinned: true })
          : synthesiser.speak(text, language, signal),
      );
      return speech.audio.length > 0 ? speech : undefined;
    } catch (error) {
      logger.warn({ name: (error as Error).name, language }, 'a face-to-face turn was not spoken');
      return undefined;
    }
  }

  return {
    translate,
    async interpret(actor, input) {
      const { sourceLanguage, targetLanguage, ...result } = await translate(actor, input);
      const speech = await withDeadline(clock, SPEECH_PATIENCE_MS, speak(result, targetLanguage), undefined);
      return {
        ...(input.utteranceId !== undefined && { utteranceId: input.utteranceId }),
        speaker: input.speaker,
        originalText: input.text.trim(),
        originalLanguage: sourceLanguage,
        translatedText: result.text,
        translatedLanguage: targetLanguage,
        timestamp: clock.now().toISOString(),
        quality: result.quality,
        ...(result.reviewed === true && { reviewed: true as const }),
        ...(speech && {
          audioBase64: Buffer.from(speech.audio).toString('base64'),
          mimeType: speech.mimeType,
        }),
      };
    },
  };
}
