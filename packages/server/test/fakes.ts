import { LANGUAGES, type Language } from '@genbatalk/contract';
import type { Synthesiser } from '../src/speech/synthesiser.port.js';
import type {
  TranslationRequest,
  TranslationResult,
  Translator,
} from '../src/translation/translator.port.js';

/** A voice that records what it was asked to say; its sound is the text's bytes. */
export function createFakeVoice(): Synthesiser & { readonly spoken: { text: string; language: Language }[] } {
  const spoken: { text: string; language: Language }[] = [];
  return {
    name: 'fake-voice',
    languages: LANGUAGES,
    spoken,
    async speak(text, language) {
      spoken.push({ text, language });
      return { audio: Buffer.from(`${language}:${text}`), mimeType: 'audio/mpeg', durationMs: 1_000 };
    },
  };
}

/** An engine that answers as scripted and records its calls. */
export function createFakeEngine(
  answer: (request: TranslationRequest, signal: AbortSignal) => Promise<TranslationResult | undefined>,
): Translator & { readonly requests: TranslationRequest[] } {
  const requests: TranslationRequest[] = [];
  return {
    name: 'fake-engine',
    languages: LANGUAGES,
    requests,
    translate(request, signal) {
      requests.push(request);
      return answer(request, signal);
    },
  };
}
