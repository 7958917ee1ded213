import type { ReactNode } from 'react';
import look from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly lead?: string;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a screen on a sheet of its own. */
export function Panel({ title, lead, aside, children }: PanelProps) {
  return (
    <section className={look['panel']}>
      <div className={look['head']}>
        <div>
          <h2>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
