import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { player } from '../../../speech/browser-player';
import type { PlayerState } from '../../../speech/player';
import { isAppleMobile } from '../model/apple-mobile';
import look from './audio-prompt.module.css';

/** One tap turns the sound on where the browser wants one: whenever it blocks, and on iOS at first (CALL-13, ERR-28). */
export function AudioPrompt({ playback }: { readonly playback: PlayerState }) {
  const { t } = useTranslation('call');
  const isApple = isAppleMobile(navigator);
  const isBlocked = playback.status === 'blocked';
  if (!isBlocked && (!isApple || playback.isUnlocked)) return null;
  return (
    <button type="button" className={look['prompt']} onClick={() => player.unlock()}>
      {isBlocked ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      <span>
        <strong>{t('audio.blocked')}</strong>
        {isBlocked && <small>{t('audio.waiting', { count: playback.waiting })}</small>}
        {isApple && <small>{t('audio.silentSwitch')}</small>}
      </span>
    </button>
  );
}
