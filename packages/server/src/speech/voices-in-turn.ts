import type { Language } from '@genbatalk/contract';
import type { CachedSynthesiser } from './cached-synthesiser.js';
import type { Speech, Synthesiser } from './synthesiser.port.js';

type Report = (engine: string, error: unknown) => void;

/**
 * Several voices as one: each is asked in its turn until one speaks. The last is the embedded voice, so that there is
 * speech whatever happens to the others.
 */
export function voicesInTurn(voices: readonly Synthesiser[], report: Report): Synthesiser {
  return {
    ...described(voices),
    speak: (text, language, signal) =>
      firstToSpeak(voices, { language, signal, report }, (voice) => voice.speak(text, language, signal)),
  };
}

/** The same of voices that keep what they spoke: each keeps its own, so a stand-in's sound never outlasts the failure. */
export function cachedVoicesInTurn(voices: readonly CachedSynthesiser[], report: Report): CachedSynthesiser {
  return {
    ...described(voices),
    speak: (text, language, signal, options) =>
      firstToSpeak(voices, { language, signal, report }, (voice) =>
        voice.speak(text, language, signal, options),
      ),
    async forget(text, language, options) {
      await Promise.all(voices.map((voice) => voice.forget(text, language, options)));
    },
  };
}

function described(voices: readonly Synthesiser[]): Pick<Synthesiser, 'name' | 'languages'> {
  return {
    name: voices.map(({ name }) => name).join(','),
    languages: [...new Set(voices.flatMap(({ languages }) => languages))],
  };
}

interface Asked {
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly report: Report;
}

async function firstToSpeak<V extends Synthesiser>(
  voices: readonly V[],
  { language, signal, report }: Asked,
  ask: (voice: V) => Promise<Speech>,
): Promise<Speech> {
  const able = voices.filter(({ languages }) => languages.includes(language));
  for (const [index, voice] of able.entries()) {
    try {
      return await ask(voice);
    } catch (error) {
      if (signal.aborted || index === able.length - 1) throw error;
      report(voice.name, error);
    }
  }
  throw new Error(`no voice speaks ${language}`);
}
