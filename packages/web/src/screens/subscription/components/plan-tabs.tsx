import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_TABS, type PlanTab } from '../model/plan-tab';
import look from './plan-tabs.module.css';

interface PlanTabsProps {
  readonly tab: PlanTab;
  readonly onChange: (tab: PlanTab) => void;
  readonly children: ReactNode;
}

/** Personal and organisation plans (PLAN-23). */
export function PlanTabs({ tab, onChange, children }: PlanTabsProps) {
  const { t } = useTranslation('subscription');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    // Of two, the next one is the one before too.
    const next = PLAN_TABS.find((candidate) => candidate !== tab) ?? tab;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div>
      <div ref={list} className={look['tabs']} role="tablist" aria-label={t('tabs.label')}>
        {PLAN_TABS.map((candidate) => (
          <button
            key={candidate}
            type="button"
            role="tab"
            id={`${id}-${candidate}`}
            data-tab={candidate}
            aria-selected={candidate === tab}
            aria-controls={`${id}-panel`}
            tabIndex={candidate === tab ? 0 : -1}
            onClick={() => onChange(candidate)}
            onKeyDown={move}
          >
            {t(`tabs.${candidate}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={look['panel']}>
        {children}
      </div>
    </div>
  );
}
