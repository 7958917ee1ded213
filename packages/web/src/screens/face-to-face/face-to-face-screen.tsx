import type { Speaker } from '@genbatalk/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths';
import { DebugBox } from './components/debug-box';
import { GuestHalf } from './components/guest-half';
import look from './components/half.module.css';
import { HostHalf } from './components/host-half';
import { MenuSheet } from './components/menu-sheet';
import { ShowView } from './components/show-view';
import { StartOverlay } from './components/start-overlay';
import { WriteSheet } from './components/write-sheet';
import { createFaceToFaceSession } from './connection';
import { type Entry, languageOf } from './model/conversation';
import { useGuestPlace } from './use-guest-place';

/** Two people, two languages, one phone; nobody has to sign in (F2F-01 to F2F-24). */
export function FaceToFaceScreen() {
  const { t } = useTranslation('faceToFace');
  const [{ face, line, meter, shelf, open }] = useState(createFaceToFaceSession);
  const state = useSyncExternalStore(face.subscribe, face.getSnapshot);
  const lineState = useSyncExternalStore(line.subscribe, line.getSnapshot);
  const [writer, setWriter] = useState<Speaker | null>(null);
  const [shown, setShown] = useState<Entry | null>(null);
  const { isGuestTurned, turnGuest } = useGuestPlace();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(open, [open]);
  const isOffline = lineState === 'offline';
  const start = () => {
    face.start();
    meter.start();
  };

  return (
    <main className={look['screen']} aria-label={t('start.title')}>
      <GuestHalf
        state={state}
        face={face}
        shelf={shelf}
        isOffline={isOffline}
        isTurned={isGuestTurned}
        onWrite={() => setWriter('guest')}
        onShow={setShown}
      />
      <HostHalf
        state={state}
        face={face}
        shelf={shelf}
        isOffline={isOffline}
        menuLabel={t('menu.title')}
        onWrite={() => setWriter('host')}
        onMenu={() => setMenuOpen(true)}
        onShow={setShown}
        onEnd={() => void navigate(paths.home)}
      />
      {search.get('debug') === '1' && <DebugBox state={state} isConnected={lineState === 'online'} />}
      {!state.isStarted && <StartOverlay onStart={start} />}
      <WriteSheet
        language={languageOf(state, writer ?? 'host')}
        isOpen={writer !== null}
        onClose={() => setWriter(null)}
        onSend={(text) => face.say(writer ?? 'host', text)}
      />
      <MenuSheet
        state={state}
        face={face}
        isGuestTurned={isGuestTurned}
        onTurnGuest={turnGuest}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
      />
      {shown !== null && (
        <ShowView
          entry={shown}
          startsTurned={isGuestTurned && shown.speaker === 'host'}
          onReplay={() => face.replay(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </main>
  );
}
