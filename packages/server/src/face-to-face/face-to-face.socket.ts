import { consume, type Limiters } from '../platform/rate-limits.js';
import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { FaceToFace } from './face-to-face.service.js';

export function faceToFaceEvents(
  faceToFace: FaceToFace,
  limiters: Limiters,
): Pick<SocketHandlers, 'face-to-face-translate'> {
  return {
    async 'face-to-face-translate'({ actor, payload, socket }) {
      if (actor.role === 'GUEST') {
        await consume(limiters.guestTranslationsPerToken, actor.sessionId);
        await consume(limiters.guestTranslationsPerAddress, socket.data.address);
      }
      socket.emit('face-to-face-translated', await faceToFace.interpret(actor, payload));
      return {};
    },
  };
}
