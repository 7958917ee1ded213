import { beforeEach, describe, expect, it } from 'vitest';
import { HeadsetButton, type HeadsetSession } from './headset-button';
import { silentWave } from './silent-sound';

type Handler = (details: MediaSessionActionDetails) => void;

/** What a phone's Media Session is known to do: one handler an action, and unknown actions throw. */
class StubSession implements HeadsetSession {
  playbackState: MediaSessionPlaybackState = 'none';
  readonly handlers = new Map<string, Handler>();
  readonly unknown: readonly string[];

  constructor(unknown: readonly string[] = []) {
    this.unknown = unknown;
  }

  setActionHandler(action: MediaSessionAction, handler: Handler | null): void {
    if (this.unknown.includes(action)) throw new TypeError('not a media session action');
    if (handler) this.handlers.set(action, handler);
    else this.handlers.delete(action);
  }

  push(action: MediaSessionAction): void {
    this.handlers.get(action)?.({ action });
  }
}

let presses: number;
let isAllowed: boolean;
let sounding: boolean;
const silence = {
  start() {
    if (!isAllowed) return Promise.reject(new DOMException('', 'NotAllowedError'));
    sounding = true;
    return Promise.resolve();
  },
  stop() {
    sounding = false;
  },
};
const onPress = () => {
  presses += 1;
};

beforeEach(() => {
  presses = 0;
  isAllowed = true;
  sounding = false;
});

describe('headset button', () => {
  it('TALK-01 play and pause both press, since headsets send one or the other in turn', async () => {
    const session = new StubSession();
    await new HeadsetButton(session, silence, onPress).start();
    session.push('play');
    session.push('pause');
    expect(presses).toBe(2);
    expect(sounding).toBe(true);
  });

  it('a browser without one of the actions still gives the others', async () => {
    const session = new StubSession(['stop']);
    await new HeadsetButton(session, silence, onPress).start();
    session.push('pause');
    expect(presses).toBe(1);
  });

  it('blocked before the first gesture it is started by the next one', async () => {
    const button = new HeadsetButton(new StubSession(), silence, onPress);
    isAllowed = false;
    await button.start();
    expect(sounding).toBe(false);
    isAllowed = true;
    await button.start();
    expect(sounding).toBe(true);
  });

  it('shows the system whether one speaks, and takes everything back at the end', async () => {
    const session = new StubSession();
    const button = new HeadsetButton(session, silence, onPress);
    await button.start();
    button.show(true);
    expect(session.playbackState).toBe('playing');
    button.stop();
    expect([session.playbackState, session.handlers.size, sounding]).toEqual(['none', 0, false]);
  });

  it('does nothing where there is no Media Session', async () => {
    const button = new HeadsetButton(undefined, silence, onPress);
    await button.start();
    button.show(true);
    button.stop();
    expect(sounding).toBe(false);
  });

  it('the silent file says how long it is', () => {
    const file = new DataView(silentWave());
    expect([file.byteLength, file.getUint32(4, true), file.getUint32(40, true)]).toEqual([
      48_044, 48_036, 48_000,
    ]);
  });
});
