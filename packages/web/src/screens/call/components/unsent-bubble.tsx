import { Check, CircleAlert, Clock, RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OutboxItem } from '../../../conversation/outbox';
import { codeText } from '../../../i18n/error-text';
import look from './bubble.module.css';
import { BubbleHead } from './bubble-head';

interface UnsentBubbleProps {
  readonly item: OutboxItem;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** One's own words on their way, or what came of them if they did not arrive. */
export function UnsentBubble({ item, onRetry, onDiscard }: UnsentBubbleProps) {
  const { t } = useTranslation('call');
  const { outgoing, status, code, message = '' } = item;
  const hasFailed = status === 'failed';
  const Icon = hasFailed ? CircleAlert : status === 'sent' ? Check : Clock;
  return (
    <article className={look['bubble']} data-own="true" data-status={status} data-failed={hasFailed}>
      <BubbleHead name={t('person.you')} timestamp={new Date(item.createdAtMs).toISOString()} />
      <p className={look['headline']} lang={outgoing.language}>
        {outgoing.recording === undefined ? outgoing.text : t('bubble.recording')}
      </p>
      <div className={look['foot']}>
        <span className={look['note']} data-tone={hasFailed ? 'warn' : 'calm'} role="status">
          <Icon aria-hidden="true" />
          {t(`unsent.${status}`)}
        </span>
        {hasFailed && (
          <span className={look['actions']}>
            <button
              type="button"
              className={look['action']}
              aria-label={t('unsent.discard')}
              onClick={onDiscard}
            >
              <Trash2 aria-hidden="true" />
            </button>
            <button type="button" className={look['action']} onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              {t('unsent.retry')}
            </button>
          </span>
        )}
      </div>
      {hasFailed && code !== undefined && <p className={look['original']}>{codeText(code, message)}</p>}
    </article>
  );
}
