import { CircleSlash, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UsageLevel } from '../../../subscription/model/usage-level';
import look from './usage-meter.module.css';

interface UsageMeterProps {
  readonly name: string;
  /** The figures in words: what is used of what there is. */
  readonly figures: string;
  readonly level: UsageLevel;
}

/** What is used of a limit: figures, a bar, and from 80 % on a colour with icon and word (PLAN-27). */
export function UsageMeter({ name, figures, level }: UsageMeterProps) {
  const { t } = useTranslation('billing');
  if (level.kind !== 'measured') {
    const isMissing = level.kind === 'not-included';
    return (
      <div className={look['line']}>
        <strong>{name}</strong>
        <span className={isMissing ? look['quiet'] : undefined}>
          {isMissing ? t('usage.notIncluded') : figures}
        </span>
      </div>
    );
  }
  const { percent, tone } = level;
  return (
    <div className={look['meter']}>
      <div className={look['line']}>
        <strong>{name}</strong>
        <span>{figures}</span>
      </div>
      <div
        className={look['bar']}
        data-tone={tone}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={figures}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      {tone !== 'calm' && (
        <span className={look['mark']}>
          {tone === 'full' ? <CircleSlash aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          {t(`usage.${tone}`)}
        </span>
      )}
    </div>
  );
}
