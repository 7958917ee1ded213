import { Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEmergencyConfirmation } from './confirmation-store';
import look from './emergency-button.module.css';

interface EmergencyButtonProps {
  /** The channel that one is in; null outside of one. */
  readonly channelId: string | null;
  /** `tile`: the icon over the word, in a row of equals; `bar`: beside it, as high as a line. */
  readonly shape?: 'tile' | 'bar';
}

/** Asks whether an alarm is to be sent. It stands on /call and /channels (EMRG-14); needs the words of `emergency`. */
export function EmergencyButton({ channelId, shape = 'bar' }: EmergencyButtonProps) {
  const { t } = useTranslation('emergency');
  return (
    <button
      type="button"
      className={look['button']}
      data-shape={shape}
      onClick={() => useEmergencyConfirmation.getState().ask(channelId)}
    >
      <Siren aria-hidden="true" />
      {t('button')}
    </button>
  );
}
