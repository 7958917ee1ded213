import { create } from 'zustand';
import { readStored, writeStored } from '../../device/storage';
import { player } from '../../speech/browser-player';

export const VOLUMES = ['low', 'normal', 'high'] as const;
export const RATES = ['slow', 'normal', 'fast'] as const;
type Volume = (typeof VOLUMES)[number];
type Rate = (typeof RATES)[number];

const VOLUME_KEY = 'genbatalk.voiceVolume';
const RATE_KEY = 'genbatalk.voiceRate';
const VOLUME_LEVELS: Readonly<Record<Volume, number>> = { low: 0.35, normal: 0.7, high: 1 };
const RATE_FACTORS: Readonly<Record<Rate, number>> = { slow: 0.85, normal: 1, fast: 1.2 };

interface VoiceSettings {
  readonly volume: Volume;
  readonly rate: Rate;
  readonly chooseVolume: (volume: Volume) => void;
  readonly chooseRate: (rate: Rate) => void;
}

/** How loud and how fast translations are spoken on this device. A site is noisy: loud is the start. */
export const useVoiceSettings = create<VoiceSettings>()((set) => {
  const volume = VOLUMES.find((candidate) => candidate === readStored(VOLUME_KEY)) ?? 'high';
  const rate = RATES.find((candidate) => candidate === readStored(RATE_KEY)) ?? 'normal';
  player.setVolume(VOLUME_LEVELS[volume]);
  player.setRate(RATE_FACTORS[rate]);
  return {
    volume,
    rate,
    chooseVolume(chosen) {
      writeStored(VOLUME_KEY, chosen);
      player.setVolume(VOLUME_LEVELS[chosen]);
      set({ volume: chosen });
    },
    chooseRate(chosen) {
      writeStored(RATE_KEY, chosen);
      player.setRate(RATE_FACTORS[chosen]);
      set({ rate: chosen });
    },
  };
});
