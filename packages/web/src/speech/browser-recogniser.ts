import { browserClock } from '../realtime/clock';
import { microphoneLease } from './microphone-lease';
import type { Recogniser } from './recogniser';
import { findRecognitionEngine } from './recognition-engine';
import { WebSpeechRecogniser } from './web-speech-recogniser';

/** The recogniser of this browser, or null where it has none: then typing is offered (TALK-03, TALK-04). */
export function createRecogniser(): Recogniser | null {
  const Engine = findRecognitionEngine(globalThis);
  if (!Engine) return null;
  return new WebSpeechRecogniser({
    createEngine: () => new Engine(),
    clock: browserClock,
    lease: microphoneLease,
    hasCumulativeFinals: /Android/i.test(navigator.userAgent),
  });
}
