import { useAudioSettings } from '../device/audio-settings';
import { browserClock } from '../realtime/clock';
import { microphoneLease } from './microphone-lease';
import { DeviceRecognition } from './on-device/device-recognition';
import { PageRecogniser } from './page-recogniser';
import type { Recogniser } from './recogniser';
import { findRecognitionEngine } from './recognition-engine';
import { canRecord, openRecorderMicrophone } from './recording/browser-microphone';
import { RecordingRecogniser } from './recording/recording-recogniser';
import { useServerRecognition } from './server-recognition';
import { WebSpeechRecogniser } from './web-speech-recogniser';

/** The recogniser of this browser, or null where it has none: then typing is offered (TALK-03, TALK-04). */
export function createRecogniser(): Recogniser | null {
  const Engine = findRecognitionEngine(globalThis);
  if (!Engine) return null;
  return new WebSpeechRecogniser({
    createEngine: () => new Engine(),
    clock: browserClock,
    lease: microphoneLease,
    hasCumulativeFinals: isAndroid(),
    device: new DeviceRecognition(Engine, browserClock),
    isOffline: () => !navigator.onLine,
  });
}

/** The recogniser of a call: the browser's or the server's, by what there is and what the user prefers. */
export function createPageRecogniser(): PageRecogniser {
  return new PageRecogniser({
    browser: createRecogniser(),
    recorder: canRecord()
      ? new RecordingRecogniser({ open: openRecorderMicrophone, clock: browserClock, lease: microphoneLease })
      : null,
    isAndroid: isAndroid(),
    choice: () => useAudioSettings.getState().recogniser,
    serverLanguages: () => useServerRecognition.getState().languages,
    onMeansChanged(listener) {
      const endings = [useAudioSettings.subscribe(listener), useServerRecognition.subscribe(listener)];
      return () => {
        for (const end of endings) end();
      };
    },
  });
}

function isAndroid(): boolean {
  return /Android/i.test(navigator.userAgent);
}
