import * as z from 'zod';
import { inviteLanguageSchema, languageSchema } from './languages.js';
import { LIMITS } from './limits.js';
import { qualitySchema } from './quality.js';
import { roleSchema } from './roles.js';

/** In lower case, as the database and the rooms have it; some devices send upper case. */
export const idSchema = z.uuid().toLowerCase();
export const timestampSchema = z.iso.datetime();

/** PostgreSQL cannot store U+0000 or half a surrogate pair, and nobody types them. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** An e-mail as the server keeps it: trimmed and lower-cased. */
export const emailSchema = z.string().trim().toLowerCase().max(LIMITS.emailMaxChars).pipe(z.email());
/** An e-mail that may be left out; a field left empty says that there is none. */
export const optionalEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.emailMaxChars)
  .pipe(z.union([z.literal(''), z.email()]))
  .optional();
export const nicknameSchema = z.string().trim().min(1).max(LIMITS.nicknameMaxChars).refine(isStorable);
export const companyNameSchema = z.string().trim().max(LIMITS.companyNameMaxChars).refine(isStorable);
export const channelNameSchema = z.string().trim().min(1).max(LIMITS.channelNameMaxChars).refine(isStorable);
/** Text to be translated: not blank, at most 1000 characters as typed (TALK-16, TALK-17). */
export const spokenTextSchema = z
  .string()
  .max(LIMITS.textMaxChars)
  .refine((text) => text.trim().length > 0, 'blank')
  .refine(isStorable);

/** `companyId` and `email` are null for a guest; `email` also for a worker without one (AUTH-04). */
export const userSchema = z
  .strictObject({
    id: idSchema,
    email: z.string().nullable(),
    nickname: z.string(),
    name: z.string(),
    language: languageSchema,
    role: roleSchema,
    companyId: idSchema.nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** A user of the company, leaders included, as leaders list them (MEMB-14). */
export const memberSchema = z
  .object({
    id: idSchema,
    nickname: z.string(),
    language: languageSchema,
    createdAt: timestampSchema,
  })
  .meta({ id: 'Member' });
export type CompanyMember = z.infer<typeof memberSchema>;

/** A pending invitation; `email` is absent where it has none. The link is `{origin}/join/{token}` (MEMB-09). */
export const invitationSchema = z
  .object({
    id: idSchema,
    nickname: z.string(),
    email: z.string().optional(),
    language: inviteLanguageSchema,
    createdAt: timestampSchema,
    token: z.string(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

export const channelMemberSchema = z.object({
  user: z.object({ id: idSchema, nickname: z.string(), language: languageSchema }),
});
export const channelSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    createdAt: timestampSchema,
    isActive: z.boolean(),
    members: z.array(channelMemberSchema),
  })
  .meta({ id: 'Channel' });
export type Channel = z.infer<typeof channelSchema>;

/** `micEnabled`: allowed and ready to speak; `speaking`: speaking now; `connected`: not dropped (CALL-04). */
export const participantSchema = z
  .object({
    userId: idSchema,
    userName: z.string(),
    language: languageSchema,
    role: roleSchema,
    isMuted: z.boolean(),
    micEnabled: z.boolean(),
    speaking: z.boolean(),
    connected: z.boolean(),
  })
  .meta({ id: 'Participant' });
export type Participant = z.infer<typeof participantSchema>;

/** One language's text of an utterance. `audio` is base64; it and `mimeType` are absent where there is none. */
export const translationSchema = z
  .object({
    text: z.string(),
    quality: qualitySchema,
    /** True for a safety-critical sentence of the phrasebook, absent otherwise (QUAL-09). */
    critical: z.literal(true).optional(),
    /** True where native speakers of both languages have confirmed the phrasebook's sentence, absent otherwise (QUAL-12). */
    reviewed: z.literal(true).optional(),
    audio: z.string().optional(),
    mimeType: z.string().optional(),
    /** Length of the sound in milliseconds. */
    durationMs: z.number().int().nonnegative().optional(),
  })
  .meta({ id: 'Translation' });
export type Translation = z.infer<typeof translationSchema>;

/** The shape of `voice-preview`, `voice-translated`, `missed` and the transcript (TALK-23). */
export const utteranceSchema = z
  .object({
    id: idSchema,
    utteranceId: idSchema,
    channelId: idSchema,
    sequence: z.number().int().positive(),
    senderId: idSchema,
    senderName: z.string(),
    timestamp: timestampSchema,
    /** Processing time in milliseconds. */
    duration: z.number().int().nonnegative(),
    original: z.object({ language: languageSchema, text: z.string() }),
    /** A preset or own phrase that was sent by one tap. */
    phraseKey: z.string().optional(),
    /** The `utteranceId` that this one replaces (TALK-45). */
    corrects: idSchema.optional(),
    translations: z.partialRecord(languageSchema, translationSchema),
  })
  .meta({ id: 'Utterance' });
export type Utterance = z.infer<typeof utteranceSchema>;

/** Degrees and metres. */
export const locationSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracy: z.number().nonnegative(),
});
export type Location = z.infer<typeof locationSchema>;

/** An alarm as everyone gets it; `id` is the sender's `alertId` where given (EMRG-04). */
export const emergencySchema = z
  .object({
    id: idSchema,
    senderId: idSchema,
    senderName: z.string(),
    channelId: idSchema.nullable(),
    channelName: z.string().nullable(),
    location: locationSchema.optional(),
    timestamp: timestampSchema,
  })
  .meta({ id: 'Emergency' });
export type Emergency = z.infer<typeof emergencySchema>;

/** Who has confirmed an alarm and who has not, the sender left out (EMRG-10). */
export const emergencyStatusSchema = z
  .object({
    id: idSchema,
    acknowledged: z.array(z.object({ userId: idSchema, nickname: z.string(), at: timestampSchema })),
    outstanding: z.array(z.object({ userId: idSchema, nickname: z.string() })),
    closedAt: timestampSchema.optional(),
    /** What the leader wrote who closed it. */
    note: z.string().optional(),
  })
  .meta({ id: 'EmergencyStatus' });
export type EmergencyStatus = z.infer<typeof emergencyStatusSchema>;

/** One of the company's own phrases, with its translations by language. */
export const ownPhraseSchema = z
  .object({
    id: idSchema,
    language: languageSchema,
    text: z.string(),
    translations: z.partialRecord(languageSchema, z.string()),
    createdAt: timestampSchema,
  })
  .meta({ id: 'OwnPhrase' });
export type OwnPhrase = z.infer<typeof ownPhraseSchema>;
