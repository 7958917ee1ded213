import type { SubscriptionStatus } from '@genbatalk/contract';
import { CalendarClock, CircleCheck, CirclePause, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import look from './state-label.module.css';

const icons: Readonly<Record<SubscriptionStatus, ReactNode>> = {
  TRIAL: <CalendarClock aria-hidden="true" />,
  ACTIVE: <CircleCheck aria-hidden="true" />,
  PAUSED: <CirclePause aria-hidden="true" />,
  EXPIRED: <CircleSlash aria-hidden="true" />,
  CANCELED: <CircleSlash aria-hidden="true" />,
};

/** The state of a subscription beside its plan (PLAN-06). */
export function StateLabel({ status }: { readonly status: SubscriptionStatus }) {
  const { t } = useTranslation('subscription');
  return (
    <span className={look['label']} data-status={status}>
      {icons[status]}
      {t(`status.${status}`)}
    </span>
  );
}
