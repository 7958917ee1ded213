import * as z from 'zod';
import { idSchema, participantSchema, spokenTextSchema, utteranceSchema } from '../entities.js';
import { errorCodeSchema } from '../error-codes.js';
import { languageSchema } from '../languages.js';
import { LIMITS } from '../limits.js';
import { defineClientEvents } from './define-events.js';
import { directCallEvents } from './direct-call-events.js';
import { microphoneEvents } from './microphone-events.js';
import { safetyEvents } from './safety-events.js';

// Identity comes from the token; these stand in payloads because the specification lists them (SEC-04).
const claimedName = z.string().max(LIMITS.nicknameMaxChars);
const claimedRole = z.string().max(20);
const nothing = z.object({});
/** The metered time of a signed-in member; a heartbeat every 60 s. */
const faceToFaceSession = z.object({ sessionId: idSchema });

export const SPEAKERS = ['host', 'guest'] as const;
export type Speaker = (typeof SPEAKERS)[number];

export const clientEvents = defineClientEvents({
  'register-user': {
    access: 'member',
    payload: z.object({
      userName: claimedName.optional(),
      language: languageSchema,
      role: claimedRole.optional(),
      companyId: z.string().max(64).nullish(),
    }),
    ack: nothing,
  },
  'join-channel': {
    access: 'member',
    failsWith: 'join-error',
    payload: z.object({
      channelId: idSchema,
      userName: claimedName.optional(),
      language: languageSchema,
      role: claimedRole.optional(),
      lastSeenId: idSchema.optional(),
    }),
    ack: z.object({
      participants: z.array(participantSchema),
      lastSequence: z.number().int().nonnegative(),
      missed: z.array(utteranceSchema),
      more: z.boolean(),
    }),
  },
  'leave-channel': {
    access: 'member',
    payload: z.object({ channelId: idSchema.optional() }),
    ack: nothing,
  },
  ...directCallEvents,
  ...microphoneEvents,
  ...safetyEvents,
  'voice-data': {
    access: 'member',
    failsWith: 'translation-error',
    payload: z.object({
      channelId: idSchema,
      audioBase64: z.base64(),
      language: languageSchema,
      utteranceId: idSchema.optional(),
      mimeType: z.string().max(100).optional(),
    }),
    ack: z.object({ message: z.string(), utteranceId: idSchema.optional() }),
  },
  'text-data': {
    access: 'member',
    failsWith: 'translation-error',
    payload: z.object({
      channelId: idSchema,
      text: spokenTextSchema,
      language: languageSchema,
      utteranceId: idSchema.optional(),
      source: z.enum(['speech', 'typed']).default('typed'),
      corrects: idSchema.optional(),
    }),
    ack: z.object({ message: z.string(), duration: z.number().int().nonnegative(), utteranceId: idSchema }),
  },
  speaking: {
    access: 'member',
    payload: z.object({ channelId: idSchema, speaking: z.boolean() }),
    ack: z.object({ busy: z.array(z.string()) }),
  },
  'channel-heartbeat': {
    access: 'member',
    payload: z.object({ channelId: idSchema }),
    ack: nothing,
  },
  'channel-sync': {
    access: 'member',
    payload: z.object({ channelId: idSchema }),
    ack: z.object({ lastSequence: z.number().int().nonnegative() }),
  },
  'face-to-face-start': { access: 'any', payload: faceToFaceSession, ack: nothing },
  'face-to-face-heartbeat': { access: 'any', payload: faceToFaceSession, ack: nothing },
  'face-to-face-end': { access: 'any', payload: faceToFaceSession, ack: nothing },
  'face-to-face-translate': {
    access: 'any',
    failsWith: 'translation-error',
    payload: z.object({
      text: spokenTextSchema,
      sourceLanguage: languageSchema,
      targetLanguage: languageSchema,
      speaker: z.enum(SPEAKERS),
      utteranceId: idSchema.optional(),
    }),
    ack: nothing,
  },
});

export type ClientEvents = typeof clientEvents;
export type ClientEventName = keyof ClientEvents;
/** What a client sends, before defaults. */
export type ClientPayload<E extends ClientEventName> = z.input<ClientEvents[E]['payload']>;
/** What a handler reads, parsed. */
export type ParsedPayload<E extends ClientEventName> = z.output<ClientEvents[E]['payload']>;
export type OkAck<E extends ClientEventName> = z.output<ClientEvents[E]['ack']>;

export const errorAckSchema = z.object({
  status: z.literal('error'),
  code: errorCodeSchema,
  message: z.string(),
});
export type ErrorAck = z.infer<typeof errorAckSchema>;
/** An event whose ok ack carries nothing more is plainly `{status: 'ok'}`. */
type Carried<T> = Record<string, never> extends T ? unknown : T;
export type Ack<E extends ClientEventName> = ({ status: 'ok' } & Carried<OkAck<E>>) | ErrorAck;

/** The map that Socket.IO's types take, for both ends. */
export type ClientToServerEvents = {
  [E in ClientEventName]: (payload: ClientPayload<E>, ack: (answer: Ack<E>) => void) => void;
};
