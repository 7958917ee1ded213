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
import { StartOverlay } from './components/start-overlay';
import { WriteSheet } from './components/write-sheet';
import { createFaceToFaceSession } from './connection';
import { languageOf } from './model/conversation';

/** Two people, two languages, one phone; nobody has to sign in (F2F-01 to F2F-24). */
export function FaceToFaceScreen() {
  const { t } = useTranslation('faceToFace');
  const [{ face, realtime, open }] = useState(createFaceToFaceSession);
  const state = useSyncExternalStore(face.subscribe, face.getSnapshot);
  const connection = useSyncExternalStore(realtime.subscribe, realtime.getSnapshot);
  const [writer, setWriter] = useState<Speaker | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(open, [open]);
  const isConnected = connection.kind === 'connected';
  const isOffline = !isConnected && connection.kind !== 'connecting' && connection.kind !== 'disconnected';

  return (
    <main className={look['screen']} aria-label={t('start.title')}>
      <GuestHalf state={state} face={face} onWrite={() => setWriter('guest')} />
      <HostHalf
        state={state}
        face={face}
        isOffline={isOffline}
        menuLabel={t('menu.title')}
        onWrite={() => setWriter('host')}
        onMenu={() => setMenuOpen(true)}
        onEnd={() => void navigate(paths.home)}
      />
      {search.get('debug') === '1' && <DebugBox state={state} isConnected={isConnected} />}
      {!state.isStarted && <StartOverlay onStart={() => face.start()} />}
      <WriteSheet
        language={languageOf(state, writer ?? 'host')}
        isOpen={writer !== null}
        onClose={() => setWriter(null)}
        onSend={(text) => face.say(writer ?? 'host', text)}
      />
      <MenuSheet state={state} face={face} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </main>
  );
}
