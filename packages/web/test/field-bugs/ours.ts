import { EchoGuard } from '../../src/speech/echo-guard';
import { MicrophoneLease } from '../../src/speech/microphone-lease';
import { TalkController } from '../../src/speech/talk-controller';
import { WebSpeechRecogniser } from '../../src/speech/web-speech-recogniser';
import type { Contender, Site } from './contender';

/** The product's own chain: talk controller, recogniser, echo guard, one lease of the microphone. */
export function ours({ clock, createEngine, isAndroid }: Site): Contender {
  const sent: string[] = [];
  const told: string[] = [];
  const lease = new MicrophoneLease();
  const echoes = new EchoGuard();
  const controller = new TalkController({
    recogniser: new WebSpeechRecogniser({ createEngine, clock, lease, hasCumulativeFinals: isAndroid }),
    player: { hold: () => undefined, release: () => undefined },
    language: () => 'vi',
    isEcho: (text, startedAtMs) => echoes.isEcho(text, startedAtMs, clock.now()),
    onText: (text) => sent.push(text),
    onRecording: () => undefined,
    onSpeaking: () => undefined,
    onSignal: () => undefined,
  });
  controller.subscribe(() => {
    const { problem } = controller.getSnapshot();
    if (problem !== null && problem !== told.at(-1)) told.push(problem);
  });
  return {
    sent,
    told,
    press: () => controller.send({ type: 'press' }),
    release: () => controller.send({ type: 'release' }),
    plays(text) {
      const end = echoes.playing(text, clock.now());
      return () => end(clock.now());
    },
    recordsElsewhere: () => lease.take({}, () => undefined),
  };
}
