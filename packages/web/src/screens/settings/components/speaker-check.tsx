import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSessionLanguage } from '../../../session/session-language';
import { player } from '../../../speech/browser-player';
import { Button } from '../../../ui/button';
import { createChime } from '../model/chime';
import look from './check.module.css';

/** A sound at the chosen volume, then a sentence at the chosen pace where the device has a voice for it. */
export function SpeakerCheck() {
  const { t, i18n } = useTranslation('settings');
  const language = useSessionLanguage();
  const play = () => {
    player.clear();
    player.playNow({
      id: 'speaker-test-chime',
      text: '',
      language,
      loadSound: () => Promise.resolve(createChime()),
    });
    player.enqueue({ id: 'speaker-test-voice', text: i18n.t('settings:speaker.sample'), language });
  };
  return (
    <div className={look['check']}>
      <Button variant="default" leftSection={<Volume2 size={22} aria-hidden="true" />} onClick={play}>
        {t('speaker.play')}
      </Button>
      <p className={look['hint']}>{t('speaker.hint')}</p>
    </div>
  );
}
