import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../../realtime/testing/fake-clock';
import { ScriptedEngine } from '../../../speech/testing/scripted-engine';
import { SpeechTest } from './speech-test';

describe('speech test', () => {
  let engines: ScriptedEngine[];
  let test: SpeechTest;

  beforeEach(() => {
    engines = [];
    test = new SpeechTest(() => {
      const engine = new ScriptedEngine();
      engines.push(engine);
      return engine;
    }, new FakeClock());
  });

  it('TALK-38 recognises Japanese, continuously and with interim results', () => {
    test.start();
    expect(engines[0]).toMatchObject({ lang: 'ja-JP', continuous: true, interimResults: true, isOpen: true });
    engines[0]?.results(['おはよう', 'interim']);
    expect(test.getSnapshot()).toMatchObject({ interimText: 'おはよう', finalText: '' });
    engines[0]?.results(['おはようございます', 'final']);
    expect(test.getSnapshot()).toMatchObject({ interimText: '', finalText: 'おはようございます' });
  });

  it('TALK-37 listens from start to the end, keeps a log with times, and clears', () => {
    test.start();
    expect(test.getSnapshot().isListening).toBe(true);
    engines[0]?.results(['はい', 'final']);
    test.stop();
    engines[0]?.end();
    expect(test.getSnapshot().isListening).toBe(false);
    expect(test.getSnapshot().log.map(({ text }) => text)).toEqual(['final: はい', 'stop', 'end']);
    expect(test.getSnapshot().log[0]?.atMs).toBeGreaterThan(0);
    test.clear();
    expect(test.getSnapshot()).toMatchObject({ finalText: '', log: [] });
  });

  it('TALK-37 starts one recogniser at a time, and a new one after the end', () => {
    test.start();
    test.start();
    expect(engines).toHaveLength(1);
    engines[0]?.end();
    test.start();
    expect(engines).toHaveLength(2);
  });

  it.each(['no-speech', 'aborted'])('ERR-31 goes on listening after %s', (error) => {
    test.start();
    engines[0]?.fail(error);
    expect(test.getSnapshot().isListening).toBe(true);
  });

  it.each(['network', 'audio-capture', 'not-allowed', 'language-not-supported'])(
    'ERR-31 stops listening after %s',
    (error) => {
      test.start();
      engines[0]?.fail(error);
      expect(test.getSnapshot().isListening).toBe(false);
      expect(engines[0]?.isOpen).toBe(false);
      expect(test.getSnapshot().log.at(-1)?.text).toBe(`error: ${error}`);
    },
  );

  it('ERR-30 tells of a denied microphone until the next start', () => {
    test.start();
    engines[0]?.fail('not-allowed');
    expect(test.getSnapshot().problem).toBe('denied');
    test.start();
    expect(test.getSnapshot().problem).toBeNull();
  });

  it('ERR-29 tells of a browser without speech recognition', () => {
    const without = new SpeechTest(null, new FakeClock());
    without.start();
    expect(without.getSnapshot()).toMatchObject({ problem: 'unsupported', isListening: false });
  });

  it('closes the microphone when the screen is left', () => {
    test.start();
    test.close();
    expect(engines[0]?.isOpen).toBe(false);
  });
});
