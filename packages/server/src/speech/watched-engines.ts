import type { EngineWatch } from './engine-watch.js';
import type { Recogniser } from './recogniser.port.js';
import type { Synthesiser } from './synthesiser.port.js';

/** A voice that is not waited for again and again while it keeps failing. */
export function watchedVoice(voice: Synthesiser, watch: EngineWatch): Synthesiser {
  return {
    name: voice.name,
    languages: voice.languages,
    ...(voice.version !== undefined && { version: voice.version }),
    speak: (text, language, signal) => watch.run(signal, () => voice.speak(text, language, signal)),
  };
}

/** The same of a recogniser. */
export function watchedRecogniser(recogniser: Recogniser, watch: EngineWatch): Recogniser {
  return {
    name: recogniser.name,
    languages: recogniser.languages,
    recognise: (audio, language, hints, signal) =>
      watch.run(signal, () => recogniser.recognise(audio, language, hints, signal)),
  };
}
