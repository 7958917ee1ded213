import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@genbatalk/contract';
import { create } from 'zustand';
import { readStored, STORAGE_KEYS, writeStored } from '../device/storage';
import { useSession } from './session';

interface SessionLanguageState {
  /** What was chosen on /channels; null where the user's own language holds. */
  readonly chosen: Language | null;
  readonly choose: (language: Language) => void;
  /** Another person on the same phone starts with the own language. */
  readonly reset: () => void;
}

function storedLanguage(): Language | null {
  const stored = readStored(STORAGE_KEYS.sessionLanguage);
  return LANGUAGES.find((language) => language === stored) ?? null;
}

export const useSessionLanguageChoice = create<SessionLanguageState>()((set) => ({
  chosen: storedLanguage(),
  choose(chosen) {
    writeStored(STORAGE_KEYS.sessionLanguage, chosen);
    set({ chosen });
  },
  reset() {
    writeStored(STORAGE_KEYS.sessionLanguage, null);
    set({ chosen: null });
  },
}));

/** The language that this person speaks, hears and reads in calls; sent with `join-channel` (LANG-04). */
export function useSessionLanguage(): Language {
  const chosen = useSessionLanguageChoice((state) => state.chosen);
  const own = useSession((state) => state.user?.language);
  return chosen ?? own ?? DEFAULT_LANGUAGE;
}
