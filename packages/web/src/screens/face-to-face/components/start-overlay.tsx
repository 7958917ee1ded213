import { Hand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import look from './start-overlay.module.css';

/** Asks for the tap that lets the browser make sound; nothing is heard or played before it (F2F-02, F2F-03). */
export function StartOverlay({ onStart }: { readonly onStart: () => void }) {
  const { t } = useTranslation('faceToFace');
  return (
    <button type="button" className={look['overlay']} onClick={onStart}>
      <span className={look['sign']} aria-hidden="true">
        <span data-side="guest" />
        <span data-side="host" />
      </span>
      <strong>{t('start.title')}</strong>
      <span className={look['text']}>{t('start.text')}</span>
      <span className={look['tap']}>
        <Hand aria-hidden="true" />
        {t('start.tap')}
      </span>
    </button>
  );
}
