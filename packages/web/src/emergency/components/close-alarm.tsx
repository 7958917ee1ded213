import { type ErrorCode, LIMITS } from '@genbatalk/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../i18n/error-text';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import look from './close-alarm.module.css';

interface CloseAlarmProps {
  /** Resolves with the refusal, or null. */
  readonly onClose: (note: string) => Promise<ErrorCode | null>;
}

/** A leader ends the alarm for everyone, with a note where there is something to say (EMRG-16). */
export function CloseAlarm({ onClose }: CloseAlarmProps) {
  const { t } = useTranslation(['emergency', 'common']);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  if (!isAsking) {
    return (
      <Button variant="danger" fullWidth onClick={() => setAsking(true)}>
        {t('close.button')}
      </Button>
    );
  }
  const close = async () => {
    setPending(true);
    setRefusal(await onClose(note));
    setPending(false);
  };
  return (
    <form
      className={look['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <strong>{t('close.title')}</strong>
      <p>{t('close.text')}</p>
      <label>
        {t('close.note')}
        <input
          value={note}
          maxLength={LIMITS.textMaxChars}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      {refusal !== null && <Notice tone="danger" title={t('close.failed')} text={codeText(refusal)} />}
      <div className={look['ways']}>
        <Button variant="default" onClick={() => setAsking(false)}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={isPending}>
          {t('close.confirm')}
        </Button>
      </div>
    </form>
  );
}
