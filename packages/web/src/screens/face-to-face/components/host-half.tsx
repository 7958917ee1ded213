import { Settings2, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { type Entry, guestLanguagesFor, shownEntries } from '../model/conversation';
import type { FaceToFace, FaceToFaceState } from '../model/face-to-face';
import type { PhrasebookShelf } from '../model/phrasebook-shelf';
import { HALF_WORDS } from '../words/half-words';
import look from './half.module.css';
import { HalfLanguagePicker } from './half-language-picker';
import { HalfTalkButton } from './half-talk-button';
import { HalfTools } from './half-tools';
import { HostEntries } from './host-entries';
import { PhrasePanel } from './phrase-panel';
import { SideWords } from './side-words';

interface HostHalfProps {
  readonly state: FaceToFaceState;
  readonly face: FaceToFace;
  readonly shelf: PhrasebookShelf;
  readonly isOffline: boolean;
  readonly menuLabel: string;
  readonly onWrite: () => void;
  readonly onMenu: () => void;
  readonly onShow: (entry: Entry) => void;
  readonly onEnd: () => void;
}

/** The half that faces the host: blue, in the host's language (F2F-04, F2F-08, F2F-09, F2F-12). */
export function HostHalf(props: HostHalfProps) {
  const { state, face, shelf, isOffline, menuLabel, onWrite, onMenu, onShow, onEnd } = props;
  const [isChoosing, setChoosing] = useState(false);
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
      {isChoosing ? (
        <PhrasePanel
          speaker="host"
          language={language}
          shelf={shelf}
          onClose={() => setChoosing(false)}
          onChoose={(text) => {
            setChoosing(false);
            face.say('host', text);
          }}
        />
      ) : (
        <>
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
            <HostEntries
              entries={entries}
              words={words}
              onReplay={(entry) => face.replay(entry)}
              onShow={onShow}
            />
          )}
          <SideWords side={side} words={words} />
          <div className={look['talkRow']}>
            <HalfTalkButton speaker="host" side={side} words={words} face={face} />
            <HalfTools words={words} onPhrases={() => setChoosing(true)} onWrite={onWrite} />
          </div>
          <div className={look['row']}>
            <HalfLanguagePicker
              label={words.guest}
              value={state.guestLanguage}
              languages={guestLanguagesFor(language)}
              onChange={(chosen) => face.chooseGuestLanguage(chosen)}
            />
            <IconButton className={look['tool'] ?? ''} label={menuLabel} onClick={onMenu}>
              <Settings2 />
            </IconButton>
            <button type="button" className={look['end']} onClick={onEnd}>
              {words.end}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
