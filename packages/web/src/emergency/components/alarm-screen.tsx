import type { ErrorCode } from '@genbatalk/contract';
import { Modal } from '@mantine/core';
import { CheckCheck, Siren, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import type { Alarm } from '../model/alarms';
import { AlarmFacts } from './alarm-facts';
import look from './alarm-screen.module.css';
import { AlarmStatus } from './alarm-status';
import { CloseAlarm } from './close-alarm';

/** Over dialogs and toasts: nothing is more important. */
const ABOVE_EVERYTHING = 1_000;

interface AlarmScreenProps {
  readonly alarm: Alarm;
  readonly selfId: string;
  readonly isLeader: boolean;
  readonly isRinging: boolean;
  /** Confirmed here, and not known to the server yet. */
  readonly isUndelivered: boolean;
  readonly isSoundBlocked: boolean;
  /** Which of how many that ring. */
  readonly queue: { readonly number: number; readonly total: number };
  readonly onUnlock: () => void;
  readonly onAcknowledge: () => void;
  readonly onMinimise: () => void;
  readonly onClose: (note: string) => Promise<ErrorCode | null>;
}

/** One alarm over the whole screen: first to be confirmed, then who else has (EMRG-07, EMRG-10). */
export function AlarmScreen(props: AlarmScreenProps) {
  const { alarm, selfId, isLeader, isRinging, isSoundBlocked, queue } = props;
  const { t } = useTranslation('emergency');
  const isOwn = alarm.senderId === selfId;
  return (
    <Modal
      opened
      fullScreen
      onClose={props.onMinimise}
      withCloseButton={false}
      closeOnEscape={!isRinging}
      closeOnClickOutside={false}
      zIndex={ABOVE_EVERYTHING}
      transitionProps={{ duration: 0 }}
      aria-label={t('title')}
      classNames={{ content: look['content'] ?? '', body: look['body'] ?? '' }}
    >
      <div className={look['screen']} data-ringing={isRinging} data-alarm={alarm.id}>
        {/* Not a button: whoever holds the space bar to speak must not confirm by letting go. */}
        <header className={look['head']} role="alert" tabIndex={-1} data-autofocus>
          <Siren aria-hidden="true" />
          <h2>{isOwn ? t('sent') : t('title')}</h2>
          {queue.total > 1 && <p>{t('queue', queue)}</p>}
        </header>
        <div className={look['middle']}>
          <AlarmFacts alarm={alarm} />
          <AlarmStatus alarm={alarm} selfId={selfId} />
        </div>
        <div className={look['ways']}>
          {isRinging && isSoundBlocked && (
            <Button
              variant="default"
              fullWidth
              leftSection={<Volume2 aria-hidden="true" />}
              onClick={props.onUnlock}
            >
              {t('sound')}
            </Button>
          )}
          {isRinging && (
            <button type="button" className={look['acknowledge']} onClick={props.onAcknowledge}>
              <CheckCheck aria-hidden="true" />
              {t('acknowledge')}
            </button>
          )}
          {props.isUndelivered && <p role="status">{t('acknowledging')}</p>}
          {!isRinging && (
            <Button size="lg" fullWidth onClick={props.onMinimise}>
              {t('minimise')}
            </Button>
          )}
          {!isRinging && isLeader && <CloseAlarm onClose={props.onClose} />}
        </div>
      </div>
    </Modal>
  );
}
