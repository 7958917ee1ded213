import type { Invoice } from '@genbatalk/contract';
import { CircleCheck, CircleSlash, Clock, ExternalLink, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCompanyDay } from '../../../subscription/company-day';
import { formatYen } from '../../../subscription/format-yen';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Panel } from '../../../ui/panel';
import { useInvoices } from '../api';
import look from './invoices-panel.module.css';

const icons: Readonly<Record<Invoice['status'], LucideIcon>> = {
  paid: CircleCheck,
  open: Clock,
  failed: TriangleAlert,
  void: CircleSlash,
};

/** What was billed, the newest first (PLAN-29). */
export function InvoicesPanel() {
  const { t } = useTranslation('billing');
  const invoices = useInvoices();
  return (
    <Panel title={t('invoices.title')}>
      {invoices.isError && invoices.data === undefined && (
        <ErrorState
          title={t('invoices.failed')}
          error={invoices.error}
          onRetry={() => void invoices.refetch()}
        />
      )}
      {invoices.data?.length === 0 && <p className={look['none']}>{t('invoices.none')}</p>}
      {invoices.data !== undefined && invoices.data.length > 0 && (
        <ul className={look['list']}>
          {invoices.data.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function InvoiceLine({ invoice }: { readonly invoice: Invoice }) {
  const { t, i18n } = useTranslation('billing');
  const Icon = icons[invoice.status];
  const date = formatCompanyDay(invoice.date, i18n.language);
  return (
    <li>
      <span className={look['what']}>
        <strong>{formatYen(invoice.amountYen, i18n.language)}</strong>
        <small>{date}</small>
      </span>
      <span className={look['status']} data-status={invoice.status}>
        <Icon aria-hidden="true" />
        {t(`invoices.status.${invoice.status}`)}
      </span>
      {invoice.url !== undefined && (
        <Button
          component="a"
          href={invoice.url}
          target="_blank"
          rel="noreferrer"
          size="sm"
          variant="default"
          aria-label={t('invoices.openNamed', { date, action: t('invoices.open') })}
          rightSection={<ExternalLink size={18} aria-hidden="true" />}
        >
          {t('invoices.open')}
        </Button>
      )}
    </li>
  );
}
