import { browserClock } from '../realtime/clock';
import { WebAudioOutput } from './web-audio-output';

/** The page's one loudspeaker: phones allow one audio context, and unlock it once. */
export const audioOutput = new WebAudioOutput(
  () => new AudioContext({ latencyHint: 'interactive' }),
  browserClock,
);
