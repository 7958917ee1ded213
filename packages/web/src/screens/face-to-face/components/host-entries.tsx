import { Maximize2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { QualityMark } from '../../../ui/quality-mark';
import type { Entry } from '../model/conversation';
import type { HalfWords } from '../words/half-words';
import look from './host-entries.module.css';

interface HostEntriesProps {
  readonly entries: readonly Entry[];
  readonly words: HalfWords;
  readonly onReplay: (entry: Entry) => void;
  readonly onShow: (entry: Entry) => void;
}

function clockTime(timestamp: string): string {
  const at = new Date(timestamp);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * The last things said, the host's language first: of the host the own words, of the guest the
 * translation (F2F-08). A tap says the translation again; the button beside it shows it large.
 */
export function HostEntries({ entries, words, onReplay, onShow }: HostEntriesProps) {
  const list = useRef<HTMLOListElement>(null);
  // After every drawing: what is heard just now takes room too, and must not push the newest out of sight.
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  });
  return (
    <ol ref={list} className={look['entries']} aria-live="polite">
      {entries.map((entry) => {
        const isHost = entry.speaker === 'host';
        const own = isHost
          ? { text: entry.originalText, language: entry.originalLanguage }
          : { text: entry.translatedText, language: entry.translatedLanguage };
        const other = isHost
          ? { text: entry.translatedText, language: entry.translatedLanguage }
          : { text: entry.originalText, language: entry.originalLanguage };
        return (
          <li key={entry.id} className={look['item']}>
            <button
              type="button"
              className={look['entry']}
              title={words.replay}
              onClick={() => onReplay(entry)}
            >
              <span className={look['head']}>
                <b>{isHost ? words.you : words.guest}</b>
                {clockTime(entry.timestamp)}
                <QualityMark
                  quality={entry.quality}
                  isReviewed={entry.reviewed}
                  word={words.quality[entry.quality]}
                  ground="onFill"
                />
              </span>
              <strong lang={own.language}>{own.text}</strong>
              <span className={look['other']} lang={other.language}>
                {other.text}
              </span>
            </button>
            <IconButton className={look['show'] ?? ''} label={words.show} onClick={() => onShow(entry)}>
              <Maximize2 />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
