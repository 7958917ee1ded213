import { browserClock } from '../realtime/clock';
import { audioOutput } from './browser-output';
import { EchoGuard } from './echo-guard';
import { Player } from './player';
import { SpeechSynthesisVoice } from './speech-synthesis-voice';

/** What this device said itself, for whoever listens to the microphone (TALK-09). */
export const echoGuard = new EchoGuard();

/** The page's one player. It is silent until `unlock` was called within a tap. */
export const player = createBrowserPlayer();

function createBrowserPlayer(): Player {
  const created = new Player({
    output: audioOutput,
    voice: new SpeechSynthesisVoice(globalThis.speechSynthesis, browserClock),
    clock: browserClock,
    echoes: echoGuard,
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') created.wake();
  });
  // The first tap anywhere unlocks, so that a message does not need one of its own (C10).
  const unlock = (): void => created.unlock();
  document.addEventListener('pointerup', unlock, { once: true });
  document.addEventListener('keydown', unlock, { once: true });
  return created;
}
