import { Modal } from '@mantine/core';
import { LoaderCircle, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../realtime/use-connection';
import { Button } from '../../ui/button';
import look from './alarm-screen.module.css';
import own from './unsent-alarm.module.css';

interface UnsentAlarmScreenProps {
  readonly onDiscard: () => void;
}

/** An alarm that is not out yet: the sender must know, and must not believe that help is on its way. */
export function UnsentAlarmScreen({ onDiscard }: UnsentAlarmScreenProps) {
  const { t } = useTranslation('emergency');
  const isConnected = useConnection().kind === 'connected';
  return (
    <Modal
      opened
      fullScreen
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      zIndex={990}
      transitionProps={{ duration: 0 }}
      aria-label={t('sending.title')}
      classNames={{ content: look['content'] ?? '', body: look['body'] ?? '' }}
    >
      <div className={look['screen']} data-ringing="false">
        <header className={look['head']} role="alert">
          <Siren aria-hidden="true" />
          <h2>{t('sending.title')}</h2>
        </header>
        <div className={own['middle']}>
          <LoaderCircle aria-hidden="true" />
          <p>{isConnected ? t('sending.text') : t('sending.offline')}</p>
        </div>
        <div className={look['ways']}>
          <Button size="lg" variant="default" fullWidth onClick={onDiscard}>
            {t('sending.discard')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
