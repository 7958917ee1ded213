import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../../realtime/testing/fake-clock';
import { ScreenAwake, type ScreenLock } from '../../screens/call/model/screen-awake';

class StubLock extends EventTarget implements ScreenLock {
  released = false;

  release(): Promise<void> {
    this.released = true;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

let clock: FakeClock;
let locks: StubLock[];
let isVisible: boolean;
let refusals: number;

const isOn = () => locks.some(({ released }) => !released);

function request(): Promise<ScreenLock> {
  if (refusals > 0) {
    refusals -= 1;
    return Promise.reject(new DOMException('', 'NotAllowedError'));
  }
  const lock = new StubLock();
  locks.push(lock);
  return Promise.resolve(lock);
}

/** The page is hidden, which takes the lock, and shown again; asking is refused for a moment. */
async function hideAndShow(onShown: () => void): Promise<void> {
  isVisible = false;
  for (const lock of locks) await lock.release();
  isVisible = true;
  refusals = 1;
  onShown();
  await clock.advance(3_000);
}

beforeEach(() => {
  clock = new FakeClock();
  locks = [];
  isVisible = true;
  refusals = 0;
});

describe('C14 the screen lock is lost on hiding and refused on returning', () => {
  it('C14 ours asks again until it has it, and shows whether it does', async () => {
    const awake = new ScreenAwake({ request, isVisible: () => isVisible, clock });
    const shown: boolean[] = [];
    awake.subscribe(() => shown.push(awake.isHeld()));
    awake.start();
    await settle();
    await hideAndShow(() => awake.look());
    expect(isOn()).toBe(true);
    expect(shown).toEqual([true, false, true]);
    awake.stop();
    await settle();
    expect(isOn()).toBe(false);
  });

  it('C14 ours gives up after a few refusals, and asks again at the next look', async () => {
    refusals = 100;
    const awake = new ScreenAwake({ request, isVisible: () => isVisible, clock });
    awake.start();
    await clock.advance(60_000);
    expect(100 - refusals).toBe(4);
    refusals = 0;
    awake.look();
    await settle();
    expect(awake.isHeld()).toBe(true);
  });

  it('C14 without the API it stays off and says so', async () => {
    const awake = new ScreenAwake({ request: undefined, isVisible: () => true, clock });
    awake.start();
    await settle();
    expect(awake.isHeld()).toBe(false);
  });

  it('C14 a naive page asks once, or once more when it is refused', async () => {
    await request();
    await hideAndShow(() => void request().catch(() => undefined));
    expect(isOn()).toBe(false);
  });
});
