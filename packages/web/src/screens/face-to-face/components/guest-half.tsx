import { Keyboard, Mic, Volume2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button';
import { QualityMark } from '../../../ui/quality-mark';
import { guestLanguagesFor, latestOfHost } from '../model/conversation';
import type { FaceToFace, FaceToFaceState } from '../model/face-to-face';
import { isListening } from '../model/side';
import { scaleOf } from '../model/text-scale';
import { HALF_WORDS } from '../words/half-words';
import look from './half.module.css';
import { HalfLanguagePicker } from './half-language-picker';
import { HalfTalkButton } from './half-talk-button';
import { SideWords } from './side-words';

interface HalfProps {
  readonly state: FaceToFaceState;
  readonly face: FaceToFace;
  readonly onWrite: () => void;
}

/** The half that faces the guest: green, upside down, in the guest's language (F2F-04 to F2F-07). */
export function GuestHalf({ state, face, onWrite }: HalfProps) {
  const language = state.guestLanguage;
  const words = HALF_WORDS[language];
  const side = state.sides.guest;
  const latest = latestOfHost(state);
  return (
    <section
      className={look['half']}
      data-side="guest"
      data-active={state.active === 'guest'}
      lang={language}
      inert={!state.isStarted}
      aria-label={words.guest}
    >
      <div className={look['row']}>
        <HalfLanguagePicker
          hasFlags
          label={words.guest}
          value={language}
          languages={guestLanguagesFor(state.hostLanguage)}
          onChange={(chosen) => face.chooseGuestLanguage(chosen)}
        />
        <span className={look['badge']} data-on={isListening(side)} role="status">
          <Mic aria-hidden="true" />
          {isListening(side) ? words.listening : words.standby}
        </span>
        <IconButton className={look['tool'] ?? ''} label={words.write} onClick={onWrite}>
          <Keyboard />
        </IconButton>
      </div>
      <div className={look['stage']} aria-live="polite">
        {latest === null ? (
          <p className={look['waiting']}>{words.waiting}</p>
        ) : (
          <>
            <p className={look['headline']} data-scale={scaleOf(latest.translatedText)}>
              {latest.translatedText}
            </p>
            {latest.quality !== 'none' && (
              <p className={look['original']} lang={latest.originalLanguage}>
                {latest.originalText}
              </p>
            )}
            <div className={look['marks']}>
              <QualityMark quality={latest.quality} word={words.quality[latest.quality]} ground="onFill" />
              <IconButton
                className={look['tool'] ?? ''}
                label={words.replay}
                onClick={() => face.replay(latest)}
              >
                <Volume2 />
              </IconButton>
            </div>
          </>
        )}
        <SideWords side={side} words={words} />
      </div>
      <HalfTalkButton speaker="guest" side={side} words={words} face={face} />
    </section>
  );
}
