import type { RestHandlers } from '../platform/http/handlers.js';
import { consume, type Limiters } from '../platform/rate-limits.js';
import type { FaceToFace } from './face-to-face.service.js';

export function translateRoutes(faceToFace: FaceToFace, limiters: Limiters): Pick<RestHandlers, 'translate'> {
  return {
    async translate({ actor, body, request }) {
      await consume(limiters.translationsPerUser, actor.userId);
      if (actor.role === 'GUEST') {
        await consume(limiters.guestTranslationsPerToken, actor.sessionId);
        await consume(limiters.guestTranslationsPerAddress, request.ip);
      }
      const { text, targetLanguage, sourceLanguage = actor.language } = body;
      const { reviewed, ...answer } = await faceToFace.translate(actor, {
        text,
        sourceLanguage,
        targetLanguage,
      });
      return { ...answer, ...(reviewed === true && { reviewed }) };
    },
  };
}
