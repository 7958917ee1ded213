import type { ReactNode } from 'react';
import look from './page-bar.module.css';

interface PageBarProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** What stands before the title: a way back. */
  readonly leading?: ReactNode;
  /** What stands after the title: settings, a menu. */
  readonly children?: ReactNode;
}

/** The head of a screen: where one is, and the ways out. */
export function PageBar({ title, subtitle, leading, children }: PageBarProps) {
  return (
    <header className={look['bar']}>
      <div className={look['inner']}>
        {leading}
        <div className={look['names']}>
          <h1>{title}</h1>
          {subtitle !== undefined && <div className={look['subtitle']}>{subtitle}</div>}
        </div>
        {children}
      </div>
    </header>
  );
}
