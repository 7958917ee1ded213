import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import { WebAudioOutput } from './web-audio-output';

class StubNode {
  readonly gain = { value: 1 };
  readonly playbackRate = { value: 1 };
  fftSize = 0;
  buffer: unknown = null;
  connect(next: unknown): unknown {
    return next;
  }
  start(): void {
    // Started sources make no sound here.
  }
}

/** An AudioContext that goes through the states of a phone. */
class StubContext extends EventTarget {
  state: string = 'suspended';
  readonly sampleRate = 48_000;
  readonly destination = new StubNode();
  /** What `resume` leads to; null: it stays pending, as without a gesture. */
  resumesTo: string | null = 'running';
  createGain = (): StubNode => new StubNode();
  createAnalyser = (): StubNode => new StubNode();
  createBufferSource = (): StubNode => new StubNode();
  createBuffer = (): object => ({});
  resume(): Promise<void> {
    if (this.resumesTo === null) return new Promise(() => undefined);
    this.become(this.resumesTo);
    return Promise.resolve();
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let clock: FakeClock;
let contexts: StubContext[];
let output: WebAudioOutput;

beforeEach(() => {
  clock = new FakeClock();
  contexts = [];
  output = new WebAudioOutput(() => {
    const context = new StubContext();
    contexts.push(context);
    return context as unknown as AudioContext;
  }, clock);
});

describe('web audio output', () => {
  it.each(['suspended', 'interrupted', 'closed'])('C11 comes back from %s with one tap', async (state) => {
    expect(await output.unlock()).toBe(true);
    contexts[0]?.become(state);
    expect(await output.unlock()).toBe(true);
    expect(contexts.at(-1)?.state).toBe('running');
    expect(contexts).toHaveLength(state === 'closed' ? 2 : 1);
  });

  it('C15 without a gesture it says blocked after 300 ms instead of waiting for ever', async () => {
    const first = output.ready();
    expect(await first).toBe(true);
    const context = contexts[0];
    if (!context) throw new Error('no context was made');
    context.become('suspended');
    context.resumesTo = null;
    let answer: boolean | null = null;
    const asked = output.ready().then((isReady) => {
      answer = isReady;
    });
    await clock.advance(299);
    expect(answer).toBeNull();
    await clock.advance(1);
    await asked;
    expect(answer).toBe(false);
  });

  it('C11 tells when the system takes the sound away, and not what an old context does', async () => {
    const told: boolean[] = [];
    output.onChange((isRunning) => told.push(isRunning));
    await output.unlock();
    contexts[0]?.become('interrupted');
    contexts[0]?.become('closed');
    await output.unlock();
    contexts[0]?.become('running');
    await settle();
    expect(told).toEqual([true, false, false, true]);
  });
});
