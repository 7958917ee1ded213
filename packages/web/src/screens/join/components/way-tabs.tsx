import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { JoinWay } from '../model/join-form';
import look from './way-tabs.module.css';

interface WayTabsProps {
  readonly ways: readonly JoinWay[];
  readonly way: JoinWay;
  readonly onChange: (way: JoinWay) => void;
  readonly children: ReactNode;
}

/** Register or log in; one tab alone where the invitation leaves no choice. */
export function WayTabs({ ways, way, onChange, children }: WayTabsProps) {
  const { t } = useTranslation('join');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = ways[(ways.indexOf(way) + step + ways.length) % ways.length];
    if (step === 0 || next === undefined) return;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-way="${next}"]`)?.focus();
  };
  return (
    <div>
      <div ref={list} className={look['tabs']} role="tablist" aria-label={t('ways')}>
        {ways.map((candidate) => (
          <button
            key={candidate}
            type="button"
            role="tab"
            id={`${id}-${candidate}`}
            data-way={candidate}
            aria-selected={candidate === way}
            aria-controls={`${id}-panel`}
            tabIndex={candidate === way ? 0 : -1}
            onClick={() => onChange(candidate)}
            onKeyDown={move}
          >
            {t(`way.${candidate}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`} className={look['panel']}>
        {children}
      </div>
    </div>
  );
}
