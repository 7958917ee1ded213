import type { ReactNode } from 'react';
import look from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'calm' | 'warn';
  /** The way on. */
  readonly children?: ReactNode;
}

/** A place with nothing in it: what it is, why, and the way on. */
export function EmptyState({ icon, title, text, tone = 'calm', children }: EmptyStateProps) {
  return (
    <section className={look['state']} data-tone={tone}>
      <span className={look['icon']} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={look['way']}>{children}</div>}
    </section>
  );
}
