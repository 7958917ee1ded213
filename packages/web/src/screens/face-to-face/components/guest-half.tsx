import { Maximize2, Mic, Volume2, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { QualityMark } from '../../../ui/quality-mark';
import { type Entry, guestLanguagesFor, latestOfHost } from '../model/conversation';
import type { FaceToFace, FaceToFaceState } from '../model/face-to-face';
import type { PhrasebookShelf } from '../model/phrasebook-shelf';
import { isListening } from '../model/side';
import { scaleOf } from '../model/text-scale';
import { HALF_WORDS } from '../words/half-words';
import look from './half.module.css';
import { HalfLanguagePicker } from './half-language-picker';
import { HalfTalkButton } from './half-talk-button';
import { HalfTools } from './half-tools';
import { PhrasePanel } from './phrase-panel';
import { SideWords } from './side-words';

interface GuestHalfProps {
  readonly state: FaceToFaceState;
  readonly face: FaceToFace;
  readonly shelf: PhrasebookShelf;
  readonly isOffline: boolean;
  /** Upside down, for a guest on the other side of the phone; upright for two people side by side. */
  readonly isTurned: boolean;
  readonly onWrite: () => void;
  readonly onShow: (entry: Entry) => void;
}

/** The half that faces the guest: green, upside down, in the guest's language (F2F-04 to F2F-07). */
export function GuestHalf(props: GuestHalfProps) {
  const { state, face, shelf, isOffline, isTurned, onWrite, onShow } = props;
  const [isChoosing, setChoosing] = useState(false);
  const language = state.guestLanguage;
  const words = HALF_WORDS[language];
  const side = state.sides.guest;
  const latest = latestOfHost(state);
  return (
    <section
      className={look['half']}
      data-side="guest"
      data-turned={isTurned}
      data-active={state.active === 'guest'}
      lang={language}
      inert={!state.isStarted}
      aria-label={words.guest}
    >
      {isChoosing ? (
        <PhrasePanel
          speaker="guest"
          language={language}
          shelf={shelf}
          onClose={() => setChoosing(false)}
          onChoose={(text) => {
            setChoosing(false);
            face.say('guest', text);
          }}
        />
      ) : (
        <>
          <div className={look['row']}>
            <HalfLanguagePicker
              hasFlags
              label={words.guest}
              value={language}
              languages={guestLanguagesFor(state.hostLanguage)}
              onChange={(chosen) => face.chooseGuestLanguage(chosen)}
            />
            {isOffline && (
              <span className={look['badge']} role="img" aria-label={words.offline} title={words.offline}>
                <WifiOff aria-hidden="true" />
              </span>
            )}
            <span className={look['badge']} data-on={isListening(side)} role="status">
              <Mic aria-hidden="true" />
              {isListening(side) ? words.listening : words.standby}
            </span>
          </div>
          <div className={look['body']}>
            <div className={look['stage']} aria-live="polite">
              {latest === null ? (
                <p className={look['waiting']}>{words.waiting}</p>
              ) : (
                <>
                  {/* First, so that a long sentence does not push out of sight how far it can be trusted. */}
                  <p className={look['mark']}>
                    <QualityMark
                      quality={latest.quality}
                      isReviewed={latest.reviewed}
                      word={words.quality[latest.quality]}
                      ground="onFill"
                    />
                  </p>
                  <p className={look['headline']} data-scale={scaleOf(latest.translatedText)}>
                    {latest.translatedText}
                  </p>
                  {latest.quality !== 'none' && (
                    <p className={look['original']} lang={latest.originalLanguage}>
                      {latest.originalText}
                    </p>
                  )}
                </>
              )}
              <SideWords side={side} words={words} />
            </div>
            {latest !== null && (
              <div className={look['column']}>
                <IconButton
                  className={look['tool'] ?? ''}
                  label={words.replay}
                  onClick={() => face.replay(latest)}
                >
                  <Volume2 />
                </IconButton>
                <IconButton className={look['tool'] ?? ''} label={words.show} onClick={() => onShow(latest)}>
                  <Maximize2 />
                </IconButton>
              </div>
            )}
          </div>
          <div className={look['talkRow']}>
            <HalfTalkButton speaker="guest" side={side} words={words} face={face} />
            <HalfTools words={words} onPhrases={() => setChoosing(true)} onWrite={onWrite} />
          </div>
        </>
      )}
    </section>
  );
}
