import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { USAGE_KINDS, type UsageDay } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { KIND_COLOURS } from './kind-colours';

const MINUTE_SECONDS = 60;
const CHART_HEIGHT_PX = 240;

/** Minutes per day, the kinds on top of each other. Loaded apart: the charts are as large as the rest of the app. */
export function UsageChart({ days }: { readonly days: readonly UsageDay[] }) {
  const { t, i18n } = useTranslation('billing');
  const dayName = new Intl.DateTimeFormat(i18n.language, {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const minutesName = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <BarChart
      h={CHART_HEIGHT_PX}
      type="stacked"
      data={days.map(({ date, ...seconds }) => ({
        day: dayName.format(Date.parse(`${date}T00:00:00Z`)),
        ...Object.fromEntries(USAGE_KINDS.map((kind) => [kind, seconds[kind] / MINUTE_SECONDS])),
      }))}
      dataKey="day"
      series={USAGE_KINDS.map((kind) => ({
        name: kind,
        label: t(`usage.${kind}`),
        color: KIND_COLOURS[kind],
      }))}
      valueFormatter={(minutes) => `${minutesName.format(minutes)} ${t('chart.minutes')}`}
      gridColor="var(--line)"
      textColor="var(--ink-2)"
      gridAxis="x"
      tickLine="none"
      maxBarWidth={28}
      xAxisProps={{ minTickGap: 12, interval: 'preserveStartEnd' }}
      yAxisProps={{
        width: 48,
        allowDecimals: false,
        tickFormatter: (minutes: number) => minutesName.format(minutes),
      }}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
      tooltipAnimationDuration={0}
    />
  );
}
