import { RotateCw, Volume2, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { QualityMark } from '../../../ui/quality-mark';
import type { Entry } from '../model/conversation';
import { HALF_WORDS } from '../words/half-words';
import { fitText } from './fit-text';
import look from './show-view.module.css';

interface ShowViewProps {
  readonly entry: Entry;
  /** Whether its reader sits on the other side of the phone. */
  readonly startsTurned: boolean;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** One translation over the whole screen, as large as it fits: to be read at arm's length, or from further away. */
export function ShowView({ entry, startsTurned, onReplay, onClose }: ShowViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const [isTurned, setTurned] = useState(startsTurned);
  const words = HALF_WORDS[entry.translatedLanguage];
  useLayoutEffect(() => {
    // First: a closed dialog has no size to fit the text into.
    dialog.current?.showModal();
    return text.current === null ? undefined : fitText(text.current);
  }, []);
  return (
    <dialog ref={dialog} className={look['view']} aria-label={words.show} onClose={onClose}>
      <div className={look['sheet']} data-turned={isTurned} data-side={entry.speaker}>
        <p className={look['text']} lang={entry.translatedLanguage}>
          <span ref={text}>{entry.translatedText}</span>
        </p>
        <div className={look['tools']}>
          <p>
            <QualityMark
              quality={entry.quality}
              isReviewed={entry.reviewed}
              word={words.quality[entry.quality]}
              ground="onFill"
            />
          </p>
          <button type="button" onClick={() => setTurned(!isTurned)}>
            <RotateCw aria-hidden="true" />
            {words.turn}
          </button>
          <button type="button" onClick={onReplay}>
            <Volume2 aria-hidden="true" />
            {words.replay}
          </button>
          <button type="button" onClick={onClose}>
            <X aria-hidden="true" />
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}
