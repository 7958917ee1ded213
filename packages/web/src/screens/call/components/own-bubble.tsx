import { LANGUAGE_NAMES, type Quality, type Utterance } from '@genbatalk/contract';
import { ChevronDown, ChevronUp, LoaderCircle, Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PresetIcon } from '../../../presets/components/preset-icon';
import { QualityMark } from '../../../ui/quality-mark';
import type { LanguageText } from '../model/bubbles';
import look from './bubble.module.css';
import { BubbleHead } from './bubble-head';

interface OwnBubbleProps {
  readonly utterance: Utterance;
  /** The weakest of what the others got; null while nothing is translated yet. */
  readonly quality: Quality | null;
  readonly received: readonly LanguageText[];
  /** Nobody else is here: nothing is going to be translated. */
  readonly isAlone: boolean;
  /** Says it again in other words, in place of these (TALK-45). */
  readonly onCorrect: () => void;
}

/** What one said oneself and, on a tap, what each of the others got for it (TALK-40). */
export function OwnBubble({ utterance, quality, received, isAlone, onCorrect }: OwnBubbleProps) {
  const { t } = useTranslation('call');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { original, phraseKey } = utterance;
  return (
    <article className={look['bubble']} data-own="true" data-sequence={utterance.sequence}>
      <BubbleHead name={t('person.you')} timestamp={utterance.timestamp}>
        {utterance.corrects !== undefined && (
          <span className={look['note']} data-tone="calm">
            <Pencil aria-hidden="true" />
            {t('bubble.corrected')}
          </span>
        )}
      </BubbleHead>
      <p className={look['headline']} lang={original.language}>
        {phraseKey !== undefined && <PresetIcon phraseKey={phraseKey} />}
        {original.text}
      </p>
      <div className={look['foot']}>
        {quality === null && !isAlone && (
          <span className={look['note']} data-tone="calm" role="status">
            <LoaderCircle aria-hidden="true" />
            {t('bubble.translating')}
          </span>
        )}
        {quality !== null && <QualityMark quality={quality} />}
        <span className={look['actions']}>
          {phraseKey === undefined && (
            <button type="button" className={look['action']} onClick={onCorrect}>
              <Pencil aria-hidden="true" />
              {t('bubble.correct')}
            </button>
          )}
          {quality !== null && (
            <button
              type="button"
              className={look['action']}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
              {isOpen ? t('bubble.hideReceived') : t('bubble.showReceived')}
            </button>
          )}
        </span>
      </div>
      {isOpen && (
        <dl ref={list} className={look['received']} id={listId} aria-label={t('bubble.received')}>
          {received.map(({ listenerLanguage, language, text, quality: each }) => (
            <div key={listenerLanguage}>
              <dt>
                <span lang={listenerLanguage}>{LANGUAGE_NAMES[listenerLanguage]}</span>
                <QualityMark quality={each} />
              </dt>
              <dd lang={language}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
