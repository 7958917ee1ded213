import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeClock } from '../../realtime/testing/fake-clock';
import { SpeechSynthesisVoice } from '../speech-synthesis-voice';

type Mode = 'speaks' | 'never-ends' | 'stops-at-15-s';

class StubUtterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  rate = 1;
  volume = 1;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** `speechSynthesis` with its habits; a letter takes 80 ms. */
class StubSynthesis extends EventTarget {
  mode: Mode = 'speaks';
  readonly spoken: string[] = [];
  cancelled = 0;
  readonly #clock: FakeClock;

  constructor(clock: FakeClock) {
    super();
    this.#clock = clock;
  }

  getVoices = () => [{ lang: 'en-US', name: 'Alex' }];

  speak(utterance: StubUtterance): void {
    const lengthMs = 80 * utterance.text.length;
    if (this.mode === 'never-ends') return;
    if (this.mode === 'stops-at-15-s' && lengthMs > 15_000) return;
    this.#clock.schedule(() => {
      this.spoken.push(utterance.text);
      utterance.dispatchEvent(new Event('end'));
    }, lengthMs);
  }

  cancel(): void {
    this.cancelled += 1;
  }
}

let clock: FakeClock;
let synthesis: StubSynthesis;

beforeEach(() => {
  clock = new FakeClock();
  synthesis = new StubSynthesis(clock);
  vi.stubGlobal('SpeechSynthesisUtterance', StubUtterance);
});
afterEach(() => vi.unstubAllGlobals());

const LONG =
  'Bring the bars up. Put them by the wall. Then come back down to the gate and wait there for me. '
    .repeat(3)
    .trim();
const settings = { rate: 1, volume: 1 };

/** One utterance, and waiting for its end. */
function naive(text: string): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new StubUtterance(text);
    utterance.addEventListener('end', () => resolve());
    synthesis.speak(utterance);
  });
}

async function hasEnded(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  let ended = false;
  void work.then(() => {
    ended = true;
  });
  await clock.advance(withinMs);
  return ended;
}

function say(text: string): Promise<boolean> {
  const voice = new SpeechSynthesisVoice(synthesis as unknown as SpeechSynthesis, clock);
  return voice.say(text, 'en', settings, new AbortController().signal);
}

describe('C12 the device’s own voice stops, hangs or never says that it ended', () => {
  it('C12 ours speaks a long text to its end, in pieces that the browser does not cut off', async () => {
    synthesis.mode = 'stops-at-15-s';
    expect(await hasEnded(say(LONG), 60_000)).toBe(true);
    expect(synthesis.spoken.join(' ')).toBe(LONG);
  });

  it('C12 ours ends a voice that never ends, and frees its queue', async () => {
    synthesis.mode = 'never-ends';
    const spoken = say('Stop!');
    expect(await hasEnded(spoken, 10_000)).toBe(true);
    expect(await spoken).toBe(false);
    expect(synthesis.cancelled).toBeGreaterThan(0);
  });

  it.each<Mode>(['stops-at-15-s', 'never-ends'])('C12 a naive caller waits for ever: %s', async (mode) => {
    synthesis.mode = mode;
    expect(await hasEnded(naive(LONG), 600_000)).toBe(false);
  });
});
