import type { Language } from '@genbatalk/contract';
import { api } from '../../api/client';
import { createUuid } from '../../device/create-uuid';
import { readStored, STORAGE_KEYS, writeStored } from '../../device/storage';
import { codeText } from '../../i18n/error-text';
import { i18n } from '../../i18n/i18n';
import { createBrowserRealtime } from '../../realtime/browser-realtime';
import { browserClock } from '../../realtime/clock';
import type { Realtime } from '../../realtime/realtime';
import { useSession } from '../../session/session';
import { player } from '../../speech/browser-player';
import { createRecogniser } from '../../speech/browser-recogniser';
import { deviceTranslator } from '../../speech/on-device/page-translator';
import { throughDevice } from '../../speech/on-device/through-device';
import { tellPlanRefusal } from '../../subscription/plan-refusals';
import { toast } from '../../ui/toast';
import { FaceToFace } from './model/face-to-face';
import { newGuestPass, parseGuestPass } from './model/guest-pass';
import { createInterpreter } from './model/interpreter';
import { type Admission, LineKeeper } from './model/line-keeper';
import { Meter } from './model/meter';
import { PhrasebookShelf } from './model/phrasebook-shelf';

let token: string | null = null;
let shared: Realtime | null = null;

/** The connection of this screen. Nobody is registered on it: whoever talks here answers no calls. */
function sharedRealtime(): Realtime {
  shared ??= createBrowserRealtime(() => token);
  return shared;
}

/** The member's token, a stored guest's, or a new guest's (F2F-01, AUTH-11, AUTH-12). */
async function obtain(isFresh: boolean): Promise<Admission> {
  const member = useSession.getState().token;
  if (member !== null && !isFresh) return { token: member, expiresAtMs: null };
  const stored = readStored(STORAGE_KEYS.guest, 'sessionStorage');
  const known = isFresh ? null : parseGuestPass(stored, browserClock.now());
  if (known !== null) return known;
  const { token: fresh } = await api.call('faceToFaceAnonymous', { body: { language: 'en' } });
  const pass = newGuestPass(fresh, browserClock.now());
  writeStored(STORAGE_KEYS.guest, JSON.stringify(pass), 'sessionStorage');
  return pass;
}

const shelf = new PhrasebookShelf(
  async (languages?: readonly Language[]) =>
    (await import('@genbatalk/phrasebook')).loadPhrasebook(languages),
  () => browserClock.now(),
);

export interface FaceToFaceSession {
  readonly face: FaceToFace;
  readonly line: LineKeeper;
  readonly meter: Meter;
  readonly shelf: PhrasebookShelf;
  /** Connects to sound and server; the answer ends both. */
  readonly open: () => () => void;
}

/** One conversation at this phone, with the browser's own ears, voice and connection. */
export function createFaceToFaceSession(): FaceToFaceSession {
  const realtime = sharedRealtime();
  const onRefused = (code: Parameters<typeof codeText>[0]) => {
    if (!tellPlanRefusal(i18n.t('faceToFace:planRefused'), code)) toast.danger(codeText(code));
  };
  const line = new LineKeeper({
    async obtain(isFresh) {
      const admission = await obtain(isFresh);
      token = admission.token;
      return admission;
    },
    realtime,
    clock: browserClock,
  });
  const meter = new Meter({
    emit: (event, sessionId) => realtime.emit(event, { sessionId }),
    isMember: () => token !== null && token === useSession.getState().token,
    clock: browserClock,
    createId: createUuid,
    onRefused,
  });
  const face = new FaceToFace({
    translate: createInterpreter({
      emit: (request) => realtime.emit('face-to-face-translate', request),
      renew: () => line.renew(),
      translateHere: async (request) =>
        throughDevice(request, await shelf.translate(request), deviceTranslator),
    }),
    onTranslated: (handler) => realtime.on('face-to-face-translated', handler),
    recogniser: createRecogniser(),
    player,
    clock: browserClock,
    createId: createUuid,
    onRefused,
  });
  return {
    face,
    line,
    meter,
    shelf,
    open() {
      const { hostLanguage, guestLanguage } = face.getSnapshot();
      void shelf.stock([hostLanguage, guestLanguage]);
      const endings = [
        face.open(),
        line.subscribe(() => {
          if (line.getSnapshot() === 'online') meter.beat();
        }),
        // Before the line is closed, so that the end is told.
        () => meter.end(),
        line.open(),
      ];
      return () => {
        for (const end of endings) end();
      };
    },
  };
}
