import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlans } from '../../../subscription/queries';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Panel } from '../../../ui/panel';
import { useAudit, useMemberNames } from '../api';
import { AuditLine } from './audit-line';
import look from './audit-panel.module.css';

/** How many are shown at first, and more with each tap. */
const FIRST = 5;
const STEP = 20;

/** What changed in plan, state and limits, and who did it. */
export function AuditPanel() {
  const { t } = useTranslation('billing');
  const audit = useAudit();
  const names = useMemberNames();
  const plans = usePlans().data ?? [];
  const [shown, setShown] = useState(FIRST);
  const entries = audit.data?.pages.flat() ?? [];
  const more = () => {
    setShown(shown + STEP);
    if (entries.length < shown + STEP && audit.hasNextPage) void audit.fetchNextPage();
  };
  return (
    <Panel title={t('audit.title')}>
      {audit.isError && audit.data === undefined && (
        <ErrorState title={t('audit.failed')} error={audit.error} onRetry={() => void audit.refetch()} />
      )}
      {audit.isSuccess && entries.length === 0 && <p className={look['none']}>{t('audit.none')}</p>}
      {entries.length > 0 && (
        <ol className={look['list']}>
          {entries.slice(0, shown).map((entry) => (
            <AuditLine key={entry.id} entry={entry} plans={plans} names={names} />
          ))}
        </ol>
      )}
      {entries.length > shown && (
        <Button variant="default" loading={audit.isFetchingNextPage} onClick={more}>
          {t('audit.more')}
        </Button>
      )}
    </Panel>
  );
}
