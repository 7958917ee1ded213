import { create } from 'zustand';
import { oneOf, readStored, STORAGE_KEYS, writeStored } from './storage';

/** Whether translations are spoken, or only shown. Alarms sound either way. */
export const SPEECH_OUTPUTS = ['voice', 'text'] as const;
export type SpeechOutput = (typeof SPEECH_OUTPUTS)[number];
export const VIBRATIONS = ['on', 'off'] as const;
export type Vibration = (typeof VIBRATIONS)[number];
/** `auto` leaves it to the product; the others are the speaker's own wish (TALK-05). */
export const RECOGNISER_CHOICES = ['auto', 'browser', 'server'] as const;
export type RecogniserChoice = (typeof RECOGNISER_CHOICES)[number];

interface AudioSettings {
  readonly output: SpeechOutput;
  readonly vibration: Vibration;
  readonly recogniser: RecogniserChoice;
  readonly chooseOutput: (output: SpeechOutput) => void;
  readonly chooseVibration: (vibration: Vibration) => void;
  readonly chooseRecogniser: (recogniser: RecogniserChoice) => void;
}

/** How this device speaks, buzzes and listens; kept on the device, since the next one has other ears. */
export const useAudioSettings = create<AudioSettings>()((set) => ({
  output: oneOf(SPEECH_OUTPUTS, readStored(STORAGE_KEYS.speechOutput), 'voice'),
  vibration: oneOf(VIBRATIONS, readStored(STORAGE_KEYS.vibration), 'on'),
  recogniser: oneOf(RECOGNISER_CHOICES, readStored(STORAGE_KEYS.recogniser), 'auto'),
  chooseOutput(output) {
    writeStored(STORAGE_KEYS.speechOutput, output);
    set({ output });
  },
  chooseVibration(vibration) {
    writeStored(STORAGE_KEYS.vibration, vibration);
    set({ vibration });
  },
  chooseRecogniser(recogniser) {
    writeStored(STORAGE_KEYS.recogniser, recogniser);
    set({ recogniser });
  },
}));

/** Buzzes where the device can and its owner wants it. Milliseconds, as `navigator.vibrate` takes them. */
export function vibrate(pattern: number | number[]): void {
  if (useAudioSettings.getState().vibration === 'on' && 'vibrate' in navigator) navigator.vibrate(pattern);
}
