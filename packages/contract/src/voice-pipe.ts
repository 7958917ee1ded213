import * as z from 'zod';
import { languageSchema } from './languages.js';

/**
 * The pipe between the server and the voice program: one JSON object a line, requests on stdin, answers on
 * stdout, each answer bearing the id of its request. The program writes `{ready: true}` once before the first
 * answer. Nothing else is written to stdout.
 */
export const voiceRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('speak'), id: z.number().int(), text: z.string(), language: languageSchema }),
  /** For tests: the phonemes (IPA) that would be spoken, after cleaning and kana conversion. */
  z.object({ kind: z.literal('phonemes'), id: z.number().int(), text: z.string(), language: languageSchema }),
]);
export type VoiceRequest = z.infer<typeof voiceRequestSchema>;

export const voiceAnswerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({
    id: z.number().int(),
    /** base64; empty when the text holds nothing that can be spoken. */
    audio: z.string(),
    mimeType: z.literal('audio/mpeg'),
    durationMs: z.number().int().nonnegative(),
  }),
  z.object({ id: z.number().int(), phonemes: z.string() }),
  z.object({ id: z.number().int(), error: z.string() }),
]);
export type VoiceAnswer = z.infer<typeof voiceAnswerSchema>;
