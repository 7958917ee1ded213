import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import look from './bubble.module.css';

interface BubbleHeadProps {
  readonly name: string;
  /** ISO 8601 in UTC; shown in this device's time. */
  readonly timestamp: string;
  readonly children?: ReactNode;
}

/** Who said it and when. */
export function BubbleHead({ name, timestamp, children }: BubbleHeadProps) {
  const { i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hour12: false });
  return (
    <div className={look['who']}>
      <strong>{name}</strong>
      <time dateTime={timestamp}>{time.format(new Date(timestamp))}</time>
      {children}
    </div>
  );
}
