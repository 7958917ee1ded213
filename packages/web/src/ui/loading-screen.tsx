import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import look from './loading-screen.module.css';

/** Waits for a screen. It appears only after a moment, so that fast loads do not flicker. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div className={look['screen']} role="status">
      <Loader type="dots" size="lg" color="var(--host-ink)" />
      <span>{t('state.loading')}</span>
    </div>
  );
}
