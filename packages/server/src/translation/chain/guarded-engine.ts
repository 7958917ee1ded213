import { EngineError } from '../../platform/engines/engine-error.js';
import { readSentenceOnly } from '../engines/sentence-only/sentence-only.js';
import type { MeaningGuard } from '../guard/guard.port.js';
import type { TranslationRequest, TranslationResult } from '../translator.port.js';
import type { ResilientEngine } from './resilient-engine.js';

/** Once, and once more where the guard objected: an engine that wavers may have meant it well. */
const TRIES = 2;
/** Longer than any translation of a text of 1000 characters: not even looked at. */
const LONGEST_CHARS = 10_000;

/**
 * Every answer of an engine goes through the meaning guard (QUAL-04): `machine` where it passes; where it does not even
 * when asked again, `doubtful`. What is no translation at all is the engine's failure.
 */
export function createGuardedEngine(engine: ResilientEngine, guard: MeaningGuard): ResilientEngine {
  return {
    name: engine.name,
    languages: engine.languages,
    get isResting() {
      return engine.isResting;
    },
    report: () => engine.report(),
    async translate(
      request: TranslationRequest,
      signal: AbortSignal,
    ): Promise<TranslationResult | undefined> {
      let doubtful: TranslationResult | undefined;
      for (let tried = 0; tried < TRIES; tried += 1) {
        let result: TranslationResult | undefined;
        try {
          result = await engine.translate(request, signal);
        } catch (error) {
          // The first answer is still worth showing.
          if (doubtful !== undefined && !signal.aborted) return doubtful;
          throw error;
        }
        if (result === undefined) return doubtful;
        if (result.text.length > LONGEST_CHARS) continue;
        const read = readSentenceOnly(result.text, request);
        if ('fault' in read) continue;
        const { text } = read;
        if (guard.findFaults(request, text).length === 0) return { ...result, text, quality: 'machine' };
        doubtful ??= { ...result, text, quality: 'doubtful' };
      }
      if (doubtful === undefined) throw new EngineError(engine.name, 'malformed');
      return doubtful;
    },
  };
}
