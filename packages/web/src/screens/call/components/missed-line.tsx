import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import bubble from './bubble.module.css';
import look from './missed-line.module.css';

interface MissedLineProps {
  /** How many of the others' utterances; one's own are not counted. */
  readonly count: number;
  readonly onPlay: () => void;
}

/** Where what was said in one's absence begins. It waits to be listened to. */
export function MissedLine({ count, onPlay }: MissedLineProps) {
  const { t } = useTranslation('call');
  if (count === 0) return null;
  return (
    <div className={look['line']}>
      <span className={look['words']}>{t('missed.title', { count })}</span>
      <button type="button" className={bubble['action']} onClick={onPlay}>
        <Play aria-hidden="true" />
        {t('missed.playAll')}
      </button>
    </div>
  );
}
