import * as z from 'zod';
import { idSchema, participantSchema, timestampSchema, utteranceSchema } from '../entities.js';
import { errorCodeSchema } from '../error-codes.js';
import { languageSchema } from '../languages.js';
import { qualitySchema } from '../quality.js';
import { SPEAKERS } from './client-events.js';
import { directCallNotices } from './direct-call-events.js';
import { microphoneNotices } from './microphone-events.js';
import { safetyNotices } from './safety-events.js';
import { subscriptionNotices } from './subscription-events.js';

const whoInChannel = z.object({ channelId: idSchema, userId: idSchema, userName: z.string() });
const participants = z.object({
  channelId: idSchema,
  lastSequence: z.number().int().nonnegative(),
  participants: z.array(participantSchema),
});
const failure = z.object({ code: errorCodeSchema, message: z.string(), utteranceId: idSchema.optional() });

export const serverEvents = {
  'session-replaced': z.undefined(),
  'channel-participants': participants,
  'participants-updated': participants,
  'user-joined': whoInChannel,
  'user-left': whoInChannel,
  'presence-changed': z.object({ userId: idSchema, online: z.boolean() }),
  'voice-translated': utteranceSchema,
  'voice-preview': utteranceSchema,
  'face-to-face-translated': z.object({
    utteranceId: idSchema.optional(),
    speaker: z.enum(SPEAKERS),
    originalText: z.string(),
    originalLanguage: languageSchema,
    translatedText: z.string(),
    translatedLanguage: languageSchema,
    timestamp: timestampSchema,
    audioBase64: z.string().optional(),
    mimeType: z.string().optional(),
    quality: qualitySchema,
    reviewed: z.literal(true).optional(),
  }),
  ...directCallNotices,
  ...microphoneNotices,
  ...safetyNotices,
  ...subscriptionNotices,
  'join-error': failure,
  'translation-error': failure,
} as const satisfies Record<string, z.ZodType>;

export type ServerEvents = typeof serverEvents;
export type ServerEventName = keyof ServerEvents;
export type ServerPayload<E extends ServerEventName> = z.output<ServerEvents[E]>;
export type FaceToFaceTranslated = ServerPayload<'face-to-face-translated'>;

/** The map that Socket.IO's types take, for both ends. */
export type ServerToClientEvents = {
  [E in ServerEventName]: ServerPayload<E> extends undefined
    ? () => void
    : (payload: ServerPayload<E>) => void;
};
