import { USAGE_KINDS } from '@genbatalk/contract';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserClock } from '../../../realtime/clock';
import { Button } from '../../../ui/button';
import { ChoiceRow } from '../../../ui/choice-row';
import { ErrorState } from '../../../ui/error-state';
import { Panel } from '../../../ui/panel';
import { toast } from '../../../ui/toast';
import { useUsageCsv, useUsageDays } from '../api';
import { dayRangeOf, fillDays, RANGE_CHOICES, type RangeChoice } from '../model/day-range';
import { formatDuration } from '../model/duration';
import { KIND_COLOURS } from './kind-colours';
import look from './usage-chart-panel.module.css';
import { UsageTable } from './usage-table';

const UsageChart = lazy(async () => ({ default: (await import('./usage-chart')).UsageChart }));

/** Usage per day and kind: sums, a chart, the same as a table and as a file (PLAN-29, USAGE-10). */
export function UsageChartPanel() {
  const { t } = useTranslation('billing');
  const [choice, setChoice] = useState<RangeChoice>('month');
  const range = dayRangeOf(choice, browserClock.now());
  const usage = useUsageDays(range);
  const csv = useUsageCsv();
  const days = usage.data === undefined ? [] : fillDays(usage.data, range);
  const totals = USAGE_KINDS.map((kind) => ({
    kind,
    seconds: days.reduce((sum, day) => sum + day[kind], 0),
  }));
  const isUsed = totals.some(({ seconds }) => seconds > 0);
  const save = () => csv.mutate(range, { onError: (error) => toast.failure(t('chart.csvFailed'), error) });
  return (
    <Panel
      title={t('chart.title')}
      aside={
        <Button
          size="sm"
          variant="default"
          loading={csv.isPending}
          leftSection={<Download size={20} aria-hidden="true" />}
          onClick={save}
        >
          {t('chart.csv')}
        </Button>
      }
    >
      <ChoiceRow
        label={t('chart.range')}
        choices={RANGE_CHOICES.map((value) => ({ value, label: t(`chart.ranges.${value}`) }))}
        value={choice}
        onChange={setChoice}
      />
      {usage.isError && usage.data === undefined && (
        <ErrorState title={t('chart.failed')} error={usage.error} onRetry={() => void usage.refetch()} />
      )}
      {usage.data !== undefined && (
        <>
          <dl className={look['totals']}>
            {totals.map(({ kind, seconds }) => (
              <div key={kind}>
                <dt>
                  <span style={{ background: KIND_COLOURS[kind] }} />
                  {t(`usage.${kind}`)}
                </dt>
                <dd>{formatDuration(seconds)}</dd>
              </div>
            ))}
          </dl>
          {isUsed ? (
            <>
              <div className={look['chart']} role="img" aria-label={t('chart.label')}>
                <small>{t('chart.unit')}</small>
                <Suspense fallback={null}>
                  <UsageChart days={days} />
                </Suspense>
              </div>
              <UsageTable days={days} />
            </>
          ) : (
            <p className={look['none']}>{t('chart.none')}</p>
          )}
        </>
      )}
    </Panel>
  );
}
