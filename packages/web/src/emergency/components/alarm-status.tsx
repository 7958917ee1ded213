import { Check, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Alarm } from '../model/alarms';
import look from './alarm-status.module.css';

interface AlarmStatusProps {
  readonly alarm: Alarm;
  readonly selfId: string;
}

/** Live: who has confirmed and who has not (EMRG-10). Those who are missing come first. */
export function AlarmStatus({ alarm, selfId }: AlarmStatusProps) {
  const { t } = useTranslation('emergency');
  const { acknowledged, outstanding } = alarm;
  const nameOf = (person: { readonly userId: string; readonly nickname: string }) =>
    person.userId === selfId ? t('status.you') : person.nickname;
  const isComplete = outstanding.length === 0 && acknowledged.length > 0;
  return (
    <section className={look['status']} aria-label={t('status.title')} aria-live="polite">
      {outstanding.length > 0 && (
        <div data-group="outstanding">
          <h3>
            <Hourglass aria-hidden="true" />
            {t('status.outstanding', { count: outstanding.length })}
          </h3>
          <ul>
            {outstanding.map((person) => (
              <li key={person.userId}>{nameOf(person)}</li>
            ))}
          </ul>
        </div>
      )}
      {acknowledged.length > 0 && (
        <div data-group="confirmed">
          <h3>
            <Check aria-hidden="true" />
            {isComplete ? t('status.all') : t('status.confirmed', { count: acknowledged.length })}
          </h3>
          <ul>
            {acknowledged.map((person) => (
              <li key={person.userId}>{nameOf(person)}</li>
            ))}
          </ul>
        </div>
      )}
      {acknowledged.length === 0 && outstanding.length === 0 && <p>{t('status.nobody')}</p>}
    </section>
  );
}
