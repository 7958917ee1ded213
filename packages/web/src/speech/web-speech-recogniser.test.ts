import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../realtime/testing/fake-clock';
import { MicrophoneLease } from './microphone-lease';
import type { RecogniserHandlers, RecogniserOptions } from './recogniser';
import { ScriptedEngine } from './testing/scripted-engine';
import { WebSpeechRecogniser } from './web-speech-recogniser';

let clock: FakeClock;
let lease: MicrophoneLease;
let engines: ScriptedEngine[];
let finals: string[];
let interims: string[];
let reported: string[];
let recogniser: WebSpeechRecogniser;

const handlers: RecogniserHandlers = {
  onOpen: () => reported.push('open'),
  onInterim: (text) => interims.push(text),
  onFinal: (text) => finals.push(text),
  onError: (code) => reported.push(code),
  onEnd: () => reported.push('end'),
};

function create(hasCumulativeFinals = false): WebSpeechRecogniser {
  const createEngine = (): ScriptedEngine => {
    expect(engines.filter((engine) => engine.isOpen)).toEqual([]);
    const engine = new ScriptedEngine();
    engines.push(engine);
    return engine;
  };
  return new WebSpeechRecogniser({ createEngine, clock, lease, hasCumulativeFinals });
}

function press(options?: RecogniserOptions): ScriptedEngine {
  recogniser.start('vi', handlers, options);
  return begun();
}

function begun(): ScriptedEngine {
  const engine = engines.at(-1);
  if (!engine) throw new Error('no engine was opened');
  engine.onstart?.();
  return engine;
}

beforeEach(() => {
  clock = new FakeClock();
  lease = new MicrophoneLease();
  engines = [];
  finals = [];
  interims = [];
  reported = [];
  recogniser = create();
});

describe('web speech recogniser', () => {
  it('TALK-02 recognises in the locale of the language, continuously, with interim results', () => {
    const engine = press();
    expect([engine.lang, engine.continuous, engine.interimResults]).toEqual(['vi-VN', true, true]);
  });

  it('TALK-01 one hold is one text, sent after release', async () => {
    const engine = press();
    engine.results(['dạ để ở', 'interim']);
    engine.results(['dạ để ở đâu ạ', 'final']);
    expect(finals).toEqual([]);
    recogniser.stop();
    engine.end();
    expect(finals).toEqual(['dạ để ở đâu ạ']);
    expect(reported).toEqual(['open', 'end']);
  });

  it.each([0, 300, 900, 1_500])('C4 a final %i ms after release is not lost', async (delayMs) => {
    const engine = press();
    engine.results(['lùi', 'interim']);
    await clock.advance(1_000);
    recogniser.stop();
    await clock.advance(delayMs);
    engine.results(['lùi lại ngay', 'final']);
    engine.end();
    expect(finals).toEqual(['lùi lại ngay']);
  });

  it('C4 without a final the last interim is what was said', async () => {
    const engine = press();
    engine.results(['lùi lại', 'interim']);
    recogniser.stop();
    await clock.advance(1_600);
    expect(finals).toEqual(['lùi lại']);
    expect(engine.calls).toEqual(['start', 'stop', 'abort']);
    expect(reported).toEqual(['open', 'end']);
  });

  it('C5 restarts 500 ms after an end on silence while held, and joins the text', async () => {
    const first = press();
    first.results(['bring five bars', 'final']);
    first.end();
    await clock.advance(499);
    expect(engines).toHaveLength(1);
    await clock.advance(1);
    const second = begun();
    second.onspeechstart?.();
    second.results(['to floor three', 'final']);
    recogniser.stop();
    second.end();
    expect(finals).toEqual(['bring five bars to floor three']);
  });

  it('C5 does not restart once released', async () => {
    const engine = press();
    recogniser.stop();
    engine.end();
    await clock.advance(10_000);
    expect(engines).toHaveLength(1);
  });

  it('TALK-07 C2 a restarted session that fires the old speech again adds nothing', async () => {
    recogniser = create(true);
    const first = press();
    first.results(['dừng lại', 'final']);
    first.end();
    await clock.advance(500);
    const second = begun();
    second.results(['dừng lại', 'final']);
    recogniser.stop();
    second.end();
    expect(finals).toEqual(['dừng lại']);
  });

  it('TALK-10 C17 two shouts in one hold, the recogniser restarting between them, are both sent', async () => {
    const first = press();
    first.onspeechstart?.();
    first.results(['stop', 'final']);
    first.end();
    await clock.advance(500);
    const second = begun();
    second.onspeechstart?.();
    second.results(['stop', 'final']);
    recogniser.stop();
    second.end();
    expect(finals).toEqual(['stop stop']);
  });

  it('TALK-10 C17 the same words in two presses one second apart are sent twice', async () => {
    for (const _ of [1, 2]) {
      const engine = press();
      engine.results(['stop', 'final']);
      recogniser.stop();
      engine.end();
      await clock.advance(1_000);
    }
    expect(finals).toEqual(['stop', 'stop']);
  });

  it('ERR-25 says no-speech once for a hold, and goes on listening', async () => {
    const engine = press();
    engine.fail('no-speech');
    engine.end();
    await clock.advance(500);
    const second = begun();
    second.fail('no-speech');
    second.end();
    await clock.advance(500);
    expect(engines).toHaveLength(3);
    expect(reported.filter((code) => code === 'no-speech')).toHaveLength(1);
  });

  it('ERR-25 a hold in which nothing was heard says so, and a mere tap says it was too short', async () => {
    press();
    await clock.advance(1_000);
    recogniser.stop();
    await clock.advance(1_600);
    expect(reported).toEqual(['open', 'no-speech', 'end']);
    press();
    await clock.advance(100);
    recogniser.stop();
    await clock.advance(1_600);
    expect(reported.slice(3)).toEqual(['open', 'too-short', 'end']);
  });

  it.each([
    ['not-allowed', 'not-allowed'],
    ['service-not-allowed', 'unavailable'],
    ['audio-capture', 'audio-capture'],
    ['network', 'network'],
    ['language-not-supported', 'language-not-supported'],
    ['bad-grammar', 'failed'],
  ])(
    'ERR-26 ERR-27 C7 %s ends the hold with the reason %s, without waiting for an end',
    async (error, code) => {
      const engine = press();
      engine.fail(error);
      expect(reported).toEqual(['open', code, 'end']);
      expect(engine.isOpen).toBe(false);
      await clock.advance(10_000);
      expect(engines).toHaveLength(1);
    },
  );

  it('keeps what was heard before the network failed', () => {
    const engine = press();
    engine.results(['lùi lại', 'interim']);
    engine.fail('network');
    expect(finals).toEqual(['lùi lại']);
  });

  it('gives up after three aborts from elsewhere', async () => {
    let engine = press();
    for (const _ of [1, 2]) {
      engine.fail('aborted');
      engine.end();
      await clock.advance(500);
      engine = begun();
    }
    engine.fail('aborted');
    expect(reported.slice(-2)).toEqual(['aborted', 'end']);
    expect(engines.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('C6 says so when the microphone does not open within 2 s', async () => {
    recogniser.start('vi', handlers);
    await clock.advance(2_000);
    expect(reported).toEqual(['no-start']);
  });

  it('C9 pressing again while the last words are awaited sends them and opens only one engine', async () => {
    const first = press();
    first.results(['một', 'interim']);
    recogniser.stop();
    recogniser.start('vi', handlers);
    expect(finals).toEqual(['một']);
    expect(first.isOpen).toBe(false);
    await clock.advance(150);
    begun().results(['hai', 'final']);
    recogniser.stop();
    engines.at(-1)?.end();
    expect(finals).toEqual(['một', 'hai']);
    expect(reported).toEqual(['open', 'end', 'open', 'end']);
  });

  it('C9 another owner of the microphone closes this one first', () => {
    const engine = press();
    engine.results(['một', 'final']);
    create().start('ja', handlers);
    expect(engine.isOpen).toBe(false);
    expect(finals).toEqual(['một']);
  });

  it('abort closes the microphone and sends nothing', async () => {
    const engine = press();
    engine.results(['một', 'final']);
    recogniser.abort();
    interims = [];
    engine.results(['một hai', 'final']);
    engine.fail('network');
    engine.end();
    await clock.advance(10_000);
    expect(interims).toEqual([]);
    expect(engines).toHaveLength(1);
    expect(finals).toEqual([]);
    expect(engine.isOpen).toBe(false);
    expect(reported).toEqual(['open', 'end']);
  });

  it('TALK-11 a dictation above 1000 characters is sent on and begun anew, losing nothing', () => {
    const engine = press();
    const words = 'word '.repeat(210).trim();
    engine.results([words, 'final']);
    engine.results([words, 'final'], [' end', 'final']);
    recogniser.stop();
    engine.end();
    expect(finals.every((text) => text.length <= 1_000)).toBe(true);
    expect(finals.join(' ')).toBe(`${words} end`);
  });

  it('TALK-12 begins a session anew every 5 minutes', async () => {
    press({ deliver: 'on-pause' });
    await clock.advance(300_000);
    await clock.advance(150);
    expect(engines).toHaveLength(2);
    expect(engines[0]?.isOpen).toBe(false);
  });

  it('hands-free sends at every pause and each text once', async () => {
    const engine = press({ deliver: 'on-pause' });
    engine.results(['một', 'interim']);
    engine.results(['một', 'final']);
    await clock.advance(700);
    expect(finals).toEqual(['một']);
    engine.results(['một', 'final'], [' một', 'interim']);
    engine.results(['một', 'final'], [' một', 'final']);
    await clock.advance(700);
    expect(finals).toEqual(['một', 'một']);
    engine.end();
    recogniser.stop();
    expect(finals).toEqual(['một', 'một']);
  });

  it('locked while held it goes on hands-free: what was said goes out at the pause', async () => {
    const engine = press();
    engine.results(['một', 'final']);
    recogniser.goHandsFree();
    await clock.advance(700);
    expect(finals).toEqual(['một']);
    engine.results(['một', 'final'], [' hai', 'final']);
    await clock.advance(700);
    expect(finals).toEqual(['một', 'hai']);
  });
});
