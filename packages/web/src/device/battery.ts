import { create } from 'zustand';
import { oneOf, readStored, STORAGE_KEYS, writeStored } from './storage';

/** `auto` follows the battery; the others are the person's own wish. */
export const BATTERY_SAVER_CHOICES = ['auto', 'on', 'off'] as const;
export type BatterySaverChoice = (typeof BATTERY_SAVER_CHOICES)[number];

/** The battery as the browser tells it; null where it does not (iOS, Firefox). */
export interface Battery {
  /** 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

/** The saver turns on by itself at this level or below (CHAN-22). */
const LOW_LEVEL = 0.2;

export function savesBattery(choice: BatterySaverChoice, battery: Battery | null): boolean {
  if (choice !== 'auto') return choice === 'on';
  return battery !== null && !battery.charging && battery.level <= LOW_LEVEL;
}

interface BatteryState {
  readonly choice: BatterySaverChoice;
  readonly battery: Battery | null;
  readonly choose: (choice: BatterySaverChoice) => void;
}

/** The battery of this device and what its owner wishes, kept under `genbatalk.batterySaver`. */
export const useBattery = create<BatteryState>()((set) => ({
  choice: oneOf(BATTERY_SAVER_CHOICES, readStored(STORAGE_KEYS.batterySaver), 'auto'),
  battery: null,
  choose(choice) {
    writeStored(STORAGE_KEYS.batterySaver, choice);
    set({ choice });
  },
}));

export function isSavingBattery(): boolean {
  const { choice, battery } = useBattery.getState();
  return savesBattery(choice, battery);
}

/**
 * Whether the battery saver is on: no animation, no level meter, polling halved, the screen may sleep.
 * Speech and alarms are untouched (contract.md section 5).
 */
export function useIsSavingBattery(): boolean {
  return useBattery(({ choice, battery }) => savesBattery(choice, battery));
}

/** What the Battery Status API gives; TypeScript's DOM types do not have it. */
interface BatteryManager extends Battery, EventTarget {}
interface BatteryDevice {
  readonly getBattery?: () => Promise<BatteryManager>;
}

/** Follows the battery for the life of the page, and marks the page for the styles. */
export async function followBattery(
  device: BatteryDevice = navigator as BatteryDevice,
  root: Pick<HTMLElement, 'dataset'> = document.documentElement,
): Promise<void> {
  const mark = (): void => {
    root.dataset['batterySaver'] = isSavingBattery() ? 'on' : 'off';
  };
  mark();
  useBattery.subscribe(mark);
  try {
    const manager = await device.getBattery?.();
    if (manager === undefined) return;
    const read = (): void => {
      const { level, charging } = manager;
      useBattery.setState({ battery: { level, charging } });
    };
    for (const event of ['levelchange', 'chargingchange']) manager.addEventListener(event, read);
    read();
  } catch {
    // Refused by a permissions policy: the saver is then turned on by hand.
  }
}
