import { beforeEach, describe, expect, it } from 'vitest';
import { followBattery, savesBattery, useBattery } from './battery';

describe('the battery saver', () => {
  it.each([
    [0.2, false, true],
    [0.05, false, true],
    [0.21, false, false],
    [1, false, false],
    [0.2, true, false],
  ])('CHAN-22 at level %s, charging %s: %s', (level, charging, isOn) => {
    expect(savesBattery('auto', { level, charging })).toBe(isOn);
  });

  it('CHAN-22 is turned on and off by hand, whatever the battery says', () => {
    expect(savesBattery('on', { level: 1, charging: true })).toBe(true);
    expect(savesBattery('off', { level: 0.05, charging: false })).toBe(false);
    expect(savesBattery('on', null)).toBe(true);
  });

  it('CHAN-22 stays off where the browser tells no battery', () => {
    expect(savesBattery('auto', null)).toBe(false);
  });
});

describe('following the battery', () => {
  class FakeBattery extends EventTarget {
    level = 0.21;
    charging = false;
    set(change: { level?: number; charging?: boolean }, event: string): void {
      Object.assign(this, change);
      this.dispatchEvent(new Event(event));
    }
  }
  let battery: FakeBattery;
  let root: { dataset: Record<string, string | undefined> };

  beforeEach(() => {
    useBattery.setState({ choice: 'auto', battery: null });
    battery = new FakeBattery();
    root = { dataset: {} };
  });
  const mark = () => root.dataset['batterySaver'];

  it('CHAN-22 marks the page when the level falls to 20 %, and no longer when it charges', async () => {
    await followBattery({ getBattery: () => Promise.resolve(battery) }, root);
    expect(mark()).toBe('off');
    battery.set({ level: 0.2 }, 'levelchange');
    expect(mark()).toBe('on');
    battery.set({ charging: true }, 'chargingchange');
    expect(mark()).toBe('off');
  });

  it('CHAN-22 follows the hand where the browser has no battery, or refuses it', async () => {
    await followBattery({}, root);
    await followBattery({ getBattery: () => Promise.reject(new Error('refused')) }, root);
    useBattery.getState().choose('on');
    expect(mark()).toBe('on');
  });
});
