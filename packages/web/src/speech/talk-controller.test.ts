import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../realtime/testing/fake-clock';
import { MicrophoneLease } from './microphone-lease';
import { TalkController } from './talk-controller';
import { ScriptedEngine } from './testing/scripted-engine';
import { WebSpeechRecogniser } from './web-speech-recogniser';

let clock: FakeClock;
let engines: ScriptedEngine[];
let did: string[];
let echo: string;
let controller: TalkController;

beforeEach(() => {
  clock = new FakeClock();
  engines = [];
  did = [];
  echo = '';
  const recogniser = new WebSpeechRecogniser({
    createEngine() {
      const engine = new ScriptedEngine();
      engines.push(engine);
      return engine;
    },
    clock,
    lease: new MicrophoneLease(),
    hasCumulativeFinals: false,
  });
  controller = new TalkController({
    recogniser,
    player: { hold: () => did.push('hold'), release: () => did.push('release') },
    language: () => 'vi',
    isEcho: (text) => text === echo,
    onText: (text) => did.push(`say ${text}`),
    onRecording: ({ bytes }) => did.push(`send ${bytes.length} bytes`),
    onSpeaking: (speaking) => did.push(speaking ? 'speaking' : 'silent'),
    onSignal: (signal) => did.push(signal),
  });
});

function engine(): ScriptedEngine {
  const last = engines.at(-1);
  if (!last) throw new Error('the microphone was not opened');
  return last;
}

describe('talk controller', () => {
  it('TALK-01 press, speak, release: one text, and the others hear that it began and ended', () => {
    controller.send({ type: 'press' });
    engine().onstart?.();
    engine().results(['lùi lại', 'interim']);
    expect(controller.getSnapshot().interim).toBe('lùi lại');
    controller.send({ type: 'release' });
    engine().results(['lùi lại', 'final']);
    engine().end();
    expect(did).toEqual(['hold', 'speaking', 'open', 'silent', 'closed', 'release', 'say lùi lại']);
    expect(controller.getSnapshot()).toMatchObject({ state: { phase: 'idle' }, interim: '', problem: null });
  });

  it('ERR-26 a fatal error ends the hold, says why, and the next press begins afresh', () => {
    controller.send({ type: 'press' });
    engine().fail('network');
    expect(controller.getSnapshot()).toMatchObject({ state: { phase: 'idle' }, problem: 'network' });
    expect(did.at(-1)).toBe('release');
    controller.send({ type: 'press' });
    expect(controller.getSnapshot()).toMatchObject({ state: { phase: 'opening' }, problem: null });
  });

  it('TALK-09 says nothing that this device said itself', () => {
    echo = 'lùi lại';
    controller.send({ type: 'press' });
    engine().results(['lùi lại', 'final']);
    controller.send({ type: 'release' });
    engine().end();
    expect(did).not.toContain('say lùi lại');
  });

  it('a press right after release sends the first words and opens again', async () => {
    controller.send({ type: 'press' });
    engine().onstart?.();
    engine().results(['một', 'interim']);
    controller.send({ type: 'release' });
    controller.send({ type: 'press' });
    expect(did).toContain('say một');
    await clock.advance(150);
    expect(engines).toHaveLength(2);
    expect(engines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(controller.getSnapshot().state.phase).toBe('opening');
  });

  it('CALL-27 muted while speaking: the microphone closes and nothing is said', () => {
    controller.send({ type: 'press' });
    engine().onstart?.();
    engine().results(['một', 'final']);
    controller.send({ type: 'block', reason: 'muted' });
    expect(engine().isOpen).toBe(false);
    expect(did).not.toContain('say một');
    controller.send({ type: 'press' });
    expect(engines).toHaveLength(1);
  });

  it('the headset button opens hands-free, sends at pauses, and closes again', async () => {
    controller.toggleLock();
    engine().onstart?.();
    expect(controller.getSnapshot().state).toMatchObject({ phase: 'open', locked: true });
    engine().results(['dừng lại', 'final']);
    await clock.advance(700);
    expect(did).toContain('say dừng lại');
    controller.toggleLock();
    engine().end();
    expect(controller.getSnapshot().state).toMatchObject({ phase: 'idle', locked: false });
  });

  it('CALL-27 muted, the headset button opens nothing', () => {
    controller.send({ type: 'block', reason: 'muted' });
    controller.toggleLock();
    expect(engines).toEqual([]);
    expect(controller.getSnapshot().state.locked).toBe(false);
  });
});
