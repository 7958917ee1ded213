import type { ReactNode } from 'react';
import look from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'calm' | 'warn';
  /** 1 where it is all that the screen says. */
  readonly level?: 1 | 2;
  /** The way on. */
  readonly children?: ReactNode;
}

/** A place with nothing in it: what it is, why, and the way on. */
export function EmptyState({ icon, title, text, tone = 'calm', level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={look['state']} data-tone={tone}>
      <span className={look['icon']} aria-hidden="true">
        {icon}
      </span>
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={look['way']}>{children}</div>}
    </section>
  );
}
