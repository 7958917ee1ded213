import { api } from '../../api/client';
import { readStored, STORAGE_KEYS, writeStored } from '../../device/storage';
import { codeText } from '../../i18n/error-text';
import { createBrowserRealtime } from '../../realtime/browser-realtime';
import { browserClock } from '../../realtime/clock';
import type { Realtime } from '../../realtime/realtime';
import { useSession } from '../../session/session';
import { player } from '../../speech/browser-player';
import { createRecogniser } from '../../speech/browser-recogniser';
import { toast } from '../../ui/toast';
import { FaceToFace } from './model/face-to-face';
import { newGuestPass, parseGuestPass } from './model/guest-pass';

/** After a failed attempt to get a guest's token. */
const retryMs = 5_000;

let token: string | null = null;
let shared: Realtime | null = null;

/** The connection of this screen. Nobody is registered on it: whoever talks here answers no calls. */
function sharedRealtime(): Realtime {
  shared ??= createBrowserRealtime(() => token);
  return shared;
}

/** The member's token, a stored guest's, or a new guest's (F2F-01, AUTH-11). */
async function obtainToken(): Promise<string> {
  const member = useSession.getState().token;
  if (member !== null) return member;
  const stored = parseGuestPass(readStored(STORAGE_KEYS.guest, 'sessionStorage'), browserClock.now());
  if (stored !== null) return stored.token;
  const { token: fresh } = await api.call('faceToFaceAnonymous', { body: { language: 'en' } });
  const pass = newGuestPass(fresh, browserClock.now());
  writeStored(STORAGE_KEYS.guest, JSON.stringify(pass), 'sessionStorage');
  return fresh;
}

/** Connects, and goes on trying until it succeeds or the answer is called. */
function keepConnected(realtime: Realtime): () => void {
  let isOver = false;
  let cancelRetry = (): void => undefined;
  const connect = async (): Promise<void> => {
    try {
      token = await obtainToken();
      if (!isOver) realtime.connect({ token, registration: null });
    } catch {
      if (!isOver) cancelRetry = browserClock.schedule(() => void connect(), retryMs);
    }
  };
  // A token that the server no longer knows is thrown away, and the next one is a new one.
  const stopWatching = realtime.subscribe(() => {
    const state = realtime.getSnapshot();
    if (state.kind !== 'error' || state.code !== 'unauthorized') return;
    writeStored(STORAGE_KEYS.guest, null, 'sessionStorage');
    cancelRetry();
    cancelRetry = browserClock.schedule(() => void connect(), retryMs);
  });
  void connect();
  return () => {
    isOver = true;
    cancelRetry();
    stopWatching();
    realtime.disconnect();
  };
}

export interface FaceToFaceSession {
  readonly face: FaceToFace;
  readonly realtime: Realtime;
  /** Connects to sound and server; the answer ends both. */
  readonly open: () => () => void;
}

/** One conversation at this phone, with the browser's own ears, voice and connection. */
export function createFaceToFaceSession(): FaceToFaceSession {
  const realtime = sharedRealtime();
  const face = new FaceToFace({
    translate: (request) => realtime.emit('face-to-face-translate', request),
    onTranslated: (handler) => realtime.on('face-to-face-translated', handler),
    recogniser: createRecogniser(),
    player,
    clock: browserClock,
    createId: () => crypto.randomUUID(),
    onRefused: (code) => toast.danger(codeText(code)),
  });
  return {
    face,
    realtime,
    open() {
      const endings = [face.open(), keepConnected(realtime)];
      return () => {
        for (const end of endings) end();
      };
    },
  };
}
