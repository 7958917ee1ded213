import { consume, type Limiters } from '../platform/rate-limits.js';
import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { FaceToFace } from './face-to-face.service.js';
import type { FaceToFaceMeter } from './face-to-face-meter.service.js';

type Handled =
  | 'face-to-face-start'
  | 'face-to-face-heartbeat'
  | 'face-to-face-end'
  | 'face-to-face-translate';

export function faceToFaceEvents(
  faceToFace: FaceToFace,
  meter: FaceToFaceMeter,
  limiters: Limiters,
): Pick<SocketHandlers, Handled> {
  return {
    async 'face-to-face-start'({ actor, payload }) {
      await meter.start(actor, payload.sessionId);
      return {};
    },
    async 'face-to-face-heartbeat'({ actor, payload }) {
      await meter.heartbeat(actor, payload.sessionId);
      return {};
    },
    async 'face-to-face-end'({ actor, payload }) {
      await meter.end(actor, payload.sessionId);
      return {};
    },
    async 'face-to-face-translate'({ actor, payload, socket, endTurn }) {
      endTurn();
      if (actor.role === 'GUEST') {
        await consume(limiters.guestTranslationsPerToken, actor.sessionId);
        await consume(limiters.guestTranslationsPerAddress, socket.data.address);
      }
      socket.emit('face-to-face-translated', await faceToFace.interpret(actor, payload));
      return {};
    },
  };
}
