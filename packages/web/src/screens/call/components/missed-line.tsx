import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import bubble from './bubble.module.css';
import look from './missed-line.module.css';

interface MissedLineProps {
  /** How many of the others' utterances; one's own are not counted. */
  readonly count: number;
  readonly onAppear: (line: Element) => void;
  readonly onPlay: () => void;
}

/** Where what was said in one's absence begins. It waits to be listened to. */
export function MissedLine({ count, onAppear, onPlay }: MissedLineProps) {
  const { t } = useTranslation('call');
  const line = useRef<HTMLDivElement>(null);
  // Whoever comes back reads on from here, not from the end.
  useEffect(() => {
    if (line.current) onAppear(line.current);
  }, [onAppear]);
  if (count === 0) return null;
  return (
    <div className={look['line']} ref={line}>
      <span className={look['words']}>{t('missed.title', { count })}</span>
      <button type="button" className={bubble['action']} onClick={onPlay}>
        <Play aria-hidden="true" />
        {t('missed.playAll')}
      </button>
    </div>
  );
}
