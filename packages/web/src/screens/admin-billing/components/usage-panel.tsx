import { type SubscriptionState, USAGE_KINDS } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { usageLevel } from '../../../subscription/model/usage-level';
import { Panel } from '../../../ui/panel';
import { UsageMeter } from './usage-meter';
import look from './usage-panel.module.css';

const SECONDS_PER_MINUTE = 60;

/** What is used of the plan's limits (PLAN-27). */
export function UsagePanel({ usage, limits }: Pick<SubscriptionState, 'usage' | 'limits'>) {
  const { t } = useTranslation('billing');
  return (
    <Panel title={t('usage.title')} lead={t('usage.lead')}>
      <div className={look['meters']}>
        {(['channels', 'members'] as const).map((kind) => {
          const [used, limit] = [usage[kind], limits[kind]];
          const figures =
            limit === null ? t('usage.countUnlimited', { used }) : t('usage.count', { used, limit });
          return (
            <UsageMeter
              key={kind}
              name={t(`usage.${kind}`)}
              figures={figures}
              level={usageLevel(used, limit)}
            />
          );
        })}
        {USAGE_KINDS.map((kind) => {
          const [used, limit] = [usage.minutes[kind], limits.minutes[kind]];
          const figures =
            limit === null ? t('usage.minutesUnlimited', { used }) : t('usage.minutes', { used, limit });
          // The level goes by the second, the figures are whole minutes (USAGE-11).
          const limitSeconds = limit === null ? null : limit * SECONDS_PER_MINUTE;
          const level = usageLevel(usage.seconds[kind], limitSeconds);
          return <UsageMeter key={kind} name={t(`usage.${kind}`)} figures={figures} level={level} />;
        })}
      </div>
    </Panel>
  );
}
