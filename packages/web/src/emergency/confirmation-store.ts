import { create } from 'zustand';

interface ConfirmationState {
  /** From which channel an alarm is about to be sent; undefined while nobody asks. */
  readonly channelId: string | null | undefined;
  readonly ask: (channelId: string | null) => void;
  readonly dismiss: () => void;
}

/** The question before an alarm (EMRG-01): any screen asks, and the layer over all screens shows it. */
export const useEmergencyConfirmation = create<ConfirmationState>()((set) => ({
  channelId: undefined,
  ask: (channelId) => set({ channelId }),
  dismiss: () => set({ channelId: undefined }),
}));
