import { useEffect } from 'react';
import { HeadsetButton } from '../../speech/headset-button';
import { createSilentSound } from '../../speech/silent-sound';
import type { TalkController } from '../../speech/talk-controller';
import { isAppleMobile } from './model/apple-mobile';

/** The button of a headset speaks hands-free, also in a pocket with gloves on. */
export function useHeadsetButton(talk: TalkController): void {
  useEffect(() => {
    // There a page that plays keeps the recogniser from the microphone.
    if (isAppleMobile(navigator)) return;
    const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
    const button = new HeadsetButton(session, createSilentSound(), () => talk.toggleLock());
    const start = () => void button.start();
    const stopWatching = talk.subscribe(() => button.show(talk.getSnapshot().state.locked));
    document.addEventListener('pointerup', start);
    document.addEventListener('keydown', start);
    return () => {
      document.removeEventListener('pointerup', start);
      document.removeEventListener('keydown', start);
      stopWatching();
      button.stop();
    };
  }, [talk]);
}
