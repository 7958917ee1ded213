import { useEffect } from 'react';
import { useIsSavingBattery } from '../../device/battery';
import { browserClock } from '../../realtime/clock';
import { ScreenAwake } from './model/screen-awake';

export const screenAwake = new ScreenAwake({
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
  isVisible: () => document.visibilityState === 'visible',
  clock: browserClock,
});

/** Keeps the screen on during a call; the battery saver lets it sleep. */
export function useWakeLock(): void {
  const isSaving = useIsSavingBattery();
  useEffect(() => {
    if (isSaving) return;
    const onVisibility = () => screenAwake.look();
    screenAwake.start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      screenAwake.stop();
    };
  }, [isSaving]);
}
