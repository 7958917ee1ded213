/** Every key that the app writes to the browser's storage (APP-11). */
export const STORAGE_KEYS = {
  session: 'genbatalk.session',
  language: 'genbatalk.language',
  sessionLanguage: 'genbatalk.sessionLanguage',
  theme: 'genbatalk.theme',
  textSize: 'genbatalk.textSize',
  guest: 'genbatalk.guest',
  guestPlace: 'genbatalk.guestPlace',
  speechOutput: 'genbatalk.speechOutput',
  vibration: 'genbatalk.vibration',
  recogniser: 'genbatalk.recogniser',
  batterySaver: 'genbatalk.batterySaver',
  outgoingCall: 'genbatalk.outgoingCall',
  purchase: 'genbatalk.purchase',
} as const;

type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored text; null where there is none or where the browser forbids storage. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it with null. A browser that forbids storage just forgets. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    // Private modes and full storages throw; the choice then lasts as long as the page.
  }
}

/** A stored choice if it is still one of those there are. */
export function oneOf<T extends string>(allowed: readonly T[], value: string | null, otherwise: T): T {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}
