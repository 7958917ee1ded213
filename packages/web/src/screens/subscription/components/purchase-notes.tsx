import { CalendarDays, CreditCard, Gift, type LucideIcon, RefreshCw, ShieldCheck, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel';
import look from './purchase-notes.module.css';

const NOTES = [
  ['monthly', CalendarDays],
  ['provider', CreditCard],
  ['change', RefreshCw],
  ['discount', Gift],
  ['seconds', Timer],
  ['safety', ShieldCheck],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** What one should know before buying (PLAN-25). */
export function PurchaseNotes() {
  const { t } = useTranslation('subscription');
  return (
    <Panel title={t('notes.title')}>
      <ul className={look['notes']}>
        {NOTES.map(([key, Icon]) => (
          <li key={key}>
            <Icon aria-hidden="true" />
            <span>{t(`notes.${key}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
