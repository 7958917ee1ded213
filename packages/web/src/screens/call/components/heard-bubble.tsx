import type { Utterance } from '@genbatalk/contract';
import { Clock, Pencil, Play, TriangleAlert, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Arrival } from '../../../conversation/conversation-log';
import { PresetIcon } from '../../../presets/components/preset-icon';
import { useSessionLanguage } from '../../../session/session-language';
import { QualityMark } from '../../../ui/quality-mark';
import { type Headline, isCritical } from '../model/bubbles';
import look from './bubble.module.css';
import { BubbleHead } from './bubble-head';
import { DeviceTranslation } from './device-translation';

interface HeardBubbleProps {
  readonly utterance: Utterance;
  readonly headline: Headline;
  readonly arrival: Arrival;
  readonly isPlaying: boolean;
  /** It could not be made to sound when its turn came. */
  readonly isUnheard: boolean;
  readonly onReplay: () => void;
}

/** What another said: the translation large, the original under it, how far to trust it, and hearing it again. */
export function HeardBubble({
  utterance,
  headline,
  arrival,
  isPlaying,
  isUnheard,
  onReplay,
}: HeardBubbleProps) {
  const { t } = useTranslation('call');
  const language = useSessionLanguage();
  const { original, phraseKey } = utterance;
  const critical = isCritical(utterance);
  const isWanted = isUnheard || arrival === 'late';
  const word = isPlaying ? t('bubble.playing') : isWanted ? t('bubble.tapToHear') : t('bubble.play');
  return (
    <article
      className={look['bubble']}
      data-sequence={utterance.sequence}
      data-arrival={arrival}
      data-critical={critical}
      data-playing={isPlaying}
    >
      <BubbleHead name={utterance.senderName} timestamp={utterance.timestamp}>
        {critical && (
          <span className={look['note']} data-tone="danger">
            <TriangleAlert aria-hidden="true" />
            {t('bubble.critical')}
          </span>
        )}
        {arrival === 'late' && (
          <span className={look['note']}>
            <Clock aria-hidden="true" />
            {t('bubble.late')}
          </span>
        )}
        {utterance.corrects !== undefined && (
          <span className={look['note']} data-tone="calm">
            <Pencil aria-hidden="true" />
            {t('bubble.corrected')}
          </span>
        )}
      </BubbleHead>
      <p className={look['headline']} lang={headline.language}>
        {phraseKey !== undefined && <PresetIcon phraseKey={phraseKey} />}
        {headline.text}
      </p>
      {original.text !== headline.text && (
        <p className={look['original']} lang={original.language}>
          {original.text}
        </p>
      )}
      {headline.quality === 'none' && (
        <DeviceTranslation text={original.text} from={original.language} to={language} />
      )}
      <div className={look['foot']}>
        <QualityMark quality={headline.quality} isReviewed={headline.reviewed} />
        {headline.quality !== 'none' && (
          <button
            type="button"
            className={[look['action'], look['actions']].join(' ')}
            data-wanted={isWanted && !isPlaying}
            onClick={onReplay}
          >
            {isPlaying ? <Volume2 aria-hidden="true" /> : <Play aria-hidden="true" />}
            {word}
          </button>
        )}
      </div>
    </article>
  );
}
