import { USAGE_KINDS, type UsageDay } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../model/duration';
import look from './usage-chart-panel.module.css';

/** The figures of the chart for whoever reads rather than looks, to the second; days without use are left out. */
export function UsageTable({ days }: { readonly days: readonly UsageDay[] }) {
  const { t, i18n } = useTranslation('billing');
  const dayName = new Intl.DateTimeFormat(i18n.language, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
  const used = days.filter((day) => USAGE_KINDS.some((kind) => day[kind] > 0));
  return (
    <details className={look['table']}>
      <summary>{t('chart.table')}</summary>
      {/* Wider than a phone in some languages; reachable by keyboard, as what scrolls must be. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={look['scroll']} tabIndex={0} aria-label={t('chart.tableCaption')}>
        <table>
          <caption>{t('chart.tableCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart.day')}</th>
              {USAGE_KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {t(`usage.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {used.map((day) => (
              <tr key={day.date}>
                <th scope="row">{dayName.format(Date.parse(`${day.date}T00:00:00Z`))}</th>
                {USAGE_KINDS.map((kind) => (
                  <td key={kind}>{formatDuration(day[kind])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
