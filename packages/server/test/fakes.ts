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

const SENTENCES: Readonly<Record<Language, string>> = {
  ja: 'それは私が見ておきます',
  en: 'I will have a look at that for you',
  vi: 'Việc đó để tôi xem giúp anh nhé',
  zh: '那件事情我来看看吧',
  de: 'Das sehe ich mir gerne für dich an',
  fr: 'Je vais regarder cela pour vous',
  it: 'Ci penso io a guardare per voi',
};

/** What a good engine might answer: a sentence in the language, other for every text. It counts and denies nothing. */
export function machineTranslation(text: string, language: Language): string {
  const sum = [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  const name = [...String(sum)].map((digit) => 'kmrstzbdfg'[Number(digit)]).join('a');
  return `${SENTENCES[language]} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
