import { Keyboard, Settings2, WifiOff } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button';
import { guestLanguagesFor, shownEntries } from '../model/conversation';
import type { FaceToFace, FaceToFaceState } from '../model/face-to-face';
import { HALF_WORDS } from '../words/half-words';
import look from './half.module.css';
import { HalfLanguagePicker } from './half-language-picker';
import { HalfTalkButton } from './half-talk-button';
import { HostEntries } from './host-entries';
import { SideWords } from './side-words';

interface HostHalfProps {
  readonly state: FaceToFaceState;
  readonly face: FaceToFace;
  readonly isOffline: boolean;
  readonly menuLabel: string;
  readonly onWrite: () => void;
  readonly onMenu: () => void;
  readonly onEnd: () => void;
}

/** The half that faces the host: blue, in the host's language (F2F-04, F2F-08, F2F-09, F2F-12). */
export function HostHalf({ state, face, isOffline, menuLabel, onWrite, onMenu, onEnd }: HostHalfProps) {
  const language = state.hostLanguage;
  const words = HALF_WORDS[language];
  const side = state.sides.host;
  const entries = shownEntries(state);
  return (
    <section
      className={look['half']}
      data-side="host"
      data-active={state.active === 'host'}
      lang={language}
      inert={!state.isStarted}
      aria-label={words.you}
    >
      {isOffline && (
        <p className={look['offline']} role="alert">
          <WifiOff aria-hidden="true" />
          {words.offline}
        </p>
      )}
      {entries.length === 0 ? (
        <div className={look['stage']}>
          <p className={look['waiting']}>{words.waiting}</p>
        </div>
      ) : (
        <HostEntries entries={entries} words={words} onReplay={(entry) => face.replay(entry)} />
      )}
      <SideWords side={side} words={words} />
      <HalfTalkButton speaker="host" side={side} words={words} face={face} />
      <div className={look['row']}>
        <HalfLanguagePicker
          label={words.guest}
          value={state.guestLanguage}
          languages={guestLanguagesFor(language)}
          onChange={(chosen) => face.chooseGuestLanguage(chosen)}
        />
        <IconButton className={look['tool'] ?? ''} label={words.write} onClick={onWrite}>
          <Keyboard />
        </IconButton>
        <IconButton className={look['tool'] ?? ''} label={menuLabel} onClick={onMenu}>
          <Settings2 />
        </IconButton>
        <button type="button" className={look['end']} onClick={onEnd}>
          {words.end}
        </button>
      </div>
    </section>
  );
}
