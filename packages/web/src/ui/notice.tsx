import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import look from './notice.module.css';

type NoticeTone = 'info' | 'warn' | 'danger';

const icons: Readonly<Record<NoticeTone, ReactNode>> = {
  info: <Info />,
  warn: <TriangleAlert />,
  danger: <CircleX />,
};

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A message that stays in its place on the screen: headline, reason, way on. */
export function Notice({ tone, title, text, children }: NoticeProps) {
  return (
    <div className={look['notice']} data-tone={tone} role={tone === 'info' ? 'status' : 'alert'}>
      <span className={look['icon']} aria-hidden="true">
        {icons[tone]}
      </span>
      <div className={look['words']}>
        <strong>{title}</strong>
        {text !== undefined && text !== '' && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
