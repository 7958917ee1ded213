import { Siren } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alarm } from '../model/alarms';
import look from './alarm-bar.module.css';

interface AlarmBarProps {
  readonly alarm: Alarm;
  readonly onOpen: () => void;
}

/** What is left on the screen of an alarm that was confirmed and is not over: a bar that leads back to it. */
export function AlarmBar({ alarm, onOpen }: AlarmBarProps) {
  const { t } = useTranslation('emergency');
  useEffect(() => {
    document.documentElement.dataset['alarmBar'] = 'shown';
    return () => {
      delete document.documentElement.dataset['alarmBar'];
    };
  }, []);
  const confirmed = alarm.acknowledged.length;
  return (
    <button type="button" className={look['bar']} onClick={onOpen} aria-label={t('open')}>
      <Siren aria-hidden="true" />
      <strong>{t('banner', { name: alarm.senderName })}</strong>
      <span>{t('bannerCount', { confirmed, total: confirmed + alarm.outstanding.length })}</span>
    </button>
  );
}
