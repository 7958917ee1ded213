import type { Language } from '@genbatalk/contract';
import { create } from 'zustand';
import { api } from '../api/client';

interface ServerRecognition {
  /** Languages in which the server recognises recordings; empty until it has said so. */
  readonly languages: readonly Language[];
  /** Asks the server; without an answer what was known stands. */
  readonly refresh: () => Promise<void>;
}

/** What the server can recognise (TALK-06): asked once per visit to a call, and again when it refused. */
export const useServerRecognition = create<ServerRecognition>()((set) => ({
  languages: [],
  async refresh() {
    try {
      const { languages } = await api.call('recognition');
      set({ languages });
    } catch {
      // Offline, or an older server: the browser's own recogniser is used where there is one.
    }
  },
}));
