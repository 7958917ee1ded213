import type { Language, Speaker } from '@genbatalk/contract';
import {
  CalendarClock,
  Hammer,
  Handshake,
  HeartPulse,
  type LucideIcon,
  Package,
  ShieldAlert,
  X,
} from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../../ui/icon-button';
import type { PhrasebookShelf } from '../model/phrasebook-shelf';
import { PHRASE_THEMES, type PhraseTheme, quickPhrases } from '../model/quick-phrases';
import { HALF_WORDS } from '../words/half-words';
import half from './half.module.css';
import look from './phrase-panel.module.css';

const icons: Readonly<Record<PhraseTheme, LucideIcon>> = {
  greetings: Handshake,
  safety: ShieldAlert,
  work: Hammer,
  materials: Package,
  time: CalendarClock,
  health: HeartPulse,
};

interface PhrasePanelProps {
  readonly speaker: Speaker;
  readonly language: Language;
  readonly shelf: PhrasebookShelf;
  readonly onChoose: (text: string) => void;
  readonly onClose: () => void;
}

/** Sentences of the phrasebook by theme, for one half and turned as it is: a tap says one. */
export function PhrasePanel({ speaker, language, shelf, onChoose, onClose }: PhrasePanelProps) {
  const words = HALF_WORDS[language];
  const phrasebook = useSyncExternalStore(shelf.subscribe, shelf.getSnapshot);
  const [theme, setTheme] = useState<PhraseTheme>('safety');
  const phrases = phrasebook === null ? [] : quickPhrases(phrasebook, theme, language);
  return (
    <div className={look['panel']} data-side={speaker}>
      <div className={look['head']}>
        <h2>{words.phrases}</h2>
        <IconButton className={half['tool'] ?? ''} label={words.close} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className={look['themes']} role="group" aria-label={words.phrases}>
        {PHRASE_THEMES.map((each) => {
          const Icon = icons[each];
          return (
            <button key={each} type="button" aria-pressed={each === theme} onClick={() => setTheme(each)}>
              <Icon aria-hidden="true" />
              {words.themes[each]}
            </button>
          );
        })}
      </div>
      <ul key={theme} className={look['phrases']}>
        {phrases.map(({ id, text }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
        {phrases.some(({ reviewed }) => !reviewed) && <li className={look['review']}>{words.unreviewed}</li>}
      </ul>
    </div>
  );
}
