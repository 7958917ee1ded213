import type { User } from '@genbatalk/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { readStored, STORAGE_KEYS, writeStored } from '../device/storage';

interface SessionData {
  readonly user: User | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
}

interface SessionState extends SessionData {
  readonly signIn: (session: { user: User; token: string }) => void;
  readonly updateUser: (user: User) => void;
  /** Ends the session in this browser, in every tab. */
  readonly signOut: () => void;
  /**
   * Ends the session in this tab's memory only, so that a newer tab of the same browser stays
   * signed in (PRES-06).
   */
  readonly forget: () => void;
}

const nobody: SessionData = { user: null, token: null, isAuthenticated: false };

// A forgotten session must not be written over the one that another tab uses.
let keepsStorage = true;

const storage = createJSONStorage<SessionData>(() => ({
  getItem: (key) => readStored(key),
  setItem: (key, value) => {
    if (keepsStorage) writeStored(key, value);
  },
  removeItem: (key) => {
    if (keepsStorage) writeStored(key, null);
  },
}));

/** Who is signed in here, kept under `genbatalk.session` (APP-10). */
export const useSession = create<SessionState>()(
  persist(
    (set) => ({
      ...nobody,
      signIn({ user, token }) {
        keepsStorage = true;
        set({ user, token, isAuthenticated: true });
      },
      updateUser: (user) => set({ user }),
      signOut: () => set(nobody),
      forget() {
        keepsStorage = false;
        set(nobody);
      },
    }),
    {
      name: STORAGE_KEYS.session,
      version: 1,
      ...(storage ? { storage } : {}),
      partialize: ({ user, token, isAuthenticated }) => ({ user, token, isAuthenticated }),
    },
  ),
);

/** Follows sign-in and sign-out of other tabs of this browser. Returns the way to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEYS.session && keepsStorage) void useSession.persist.rehydrate();
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}
