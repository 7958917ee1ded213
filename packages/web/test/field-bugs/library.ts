import { createRequire } from 'node:module';
import type speech from 'react-speech-recognition';
import { vi } from 'vitest';
import type { Contender, Site } from './contender';

/**
 * react-speech-recognition as its README uses it: continuous while the button is held, and whatever
 * is final once it listens no more is sent. A late final is still taken.
 */
export function library({ createEngine, isAndroid }: Site): Contender {
  // As a constructor that gives what the script drives.
  const Engine = function create() {
    return createEngine();
  };
  vi.stubGlobal('window', { SpeechRecognition: Engine });
  vi.stubGlobal('navigator', { userAgent: isAndroid ? 'Android 15; Chrome/140' : 'Macintosh; Chrome/140' });
  const manager = freshLibrary().getRecognitionManager();
  const sent: string[] = [];
  let final = '';
  let isListening = false;
  const send = (): void => {
    if (isListening || final === '') return;
    sent.push(final);
    final = '';
  };
  manager.subscribe('talk', {
    onTranscriptChange(_interim, next) {
      final = `${final} ${next}`.trim();
      send();
    },
    onListeningChange(listening) {
      isListening = listening;
    },
    onClearTranscript() {
      final = '';
    },
    onMicrophoneAvailabilityChange: () => undefined,
    onBrowserSupportsSpeechRecognitionChange: () => undefined,
    onBrowserSupportsContinuousListeningChange: () => undefined,
  });
  return {
    sent,
    told: [],
    press: () => manager.startListening({ continuous: true, language: 'vi-VN' }),
    release() {
      // Resolves at the engine's end, which a script may leave out.
      void manager.stopListening();
      send();
    },
    plays: () => () => undefined,
    recordsElsewhere: () => undefined,
  };
}

const require = createRequire(import.meta.url);

/** The library looks at its browser once, when it is loaded: each script gets one that was loaded for it. */
function freshLibrary(): typeof speech {
  delete require.cache[require.resolve('react-speech-recognition')];
  return (require('react-speech-recognition') as { default: typeof speech }).default;
}
