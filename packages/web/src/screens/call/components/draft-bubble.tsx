import { LoaderCircle, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import look from './bubble.module.css';

interface DraftBubbleProps {
  readonly draft: string;
  /** Recognised by this device alone. */
  readonly isOnDevice: boolean;
}

/** What is being said, as far as it was recognised, with the sign that it is on its way (CALL-14). */
export function DraftBubble({ draft, isOnDevice }: DraftBubbleProps) {
  const { t } = useTranslation('call');
  return (
    <div className={look['bubble']} data-own="true" data-draft="true">
      {draft !== '' && (
        <p className={look['headline']} aria-hidden="true">
          {draft}
        </p>
      )}
      {isOnDevice && (
        <span className={look['note']}>
          <Smartphone aria-hidden="true" />
          {t('onDevice.recognised')}
        </span>
      )}
      <span className={look['note']} data-tone="calm" data-turning="true" role="status">
        <LoaderCircle aria-hidden="true" />
        {t('bubble.translating')}
      </span>
    </div>
  );
}
