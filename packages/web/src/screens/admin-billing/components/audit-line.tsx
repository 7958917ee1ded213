import { type AuditEntry, PLAN_IDS, type Plan, SUBSCRIPTION_STATUSES } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { formatCompanyDay, formatCompanyTime } from '../../../subscription/company-day';
import { type AuditValue, auditChanges } from '../model/audit-changes';

interface AuditLineProps {
  readonly entry: AuditEntry;
  readonly plans: readonly Plan[];
  /** Members by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** One change: what, from what to what, when and by whom. */
export function AuditLine({ entry, plans, names }: AuditLineProps) {
  const { t, i18n } = useTranslation(['billing', 'subscription']);
  const textOf = (value: AuditValue): string => {
    switch (value.kind) {
      case 'number':
        return new Intl.NumberFormat(i18n.language).format(value.number);
      case 'plan': {
        const id = PLAN_IDS.find((plan) => plan === value.text);
        return plans.find((plan) => plan.id === id)?.displayName ?? value.text;
      }
      case 'status': {
        const status = SUBSCRIPTION_STATUSES.find((known) => known === value.text);
        return status === undefined ? value.text : t(`subscription:status.${status}`);
      }
      case 'day':
        return formatCompanyDay(value.text, i18n.language);
      case 'text':
        return value.text;
      case 'yes':
      case 'no':
      case 'unlimited':
      case 'nothing':
        return t(`audit.${value.kind}`);
      default:
        return value satisfies never;
    }
  };
  const role = t(`audit.by.${entry.by}`);
  const name = entry.userId === null ? undefined : names.get(entry.userId);
  return (
    <li>
      <strong>{t(`audit.action.${entry.action}`)}</strong>
      {auditChanges(entry).map(({ field, before, after }) => (
        <p key={field}>
          {t('audit.from', {
            field: t(`audit.field.${field}`),
            before: textOf(before),
            after: textOf(after),
          })}
        </p>
      ))}
      <small>
        <time dateTime={entry.at}>{formatCompanyTime(entry.at, i18n.language)}</time>
        {' · '}
        {name === undefined ? role : t('audit.byPerson', { name, role })}
      </small>
    </li>
  );
}
