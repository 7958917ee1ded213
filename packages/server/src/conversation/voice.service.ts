import { randomUUID } from 'node:crypto';
import { LIMITS, type ParsedPayload } from '@genbatalk/contract';
import type { Member } from '../accounts/actor.js';
import { findParticipant } from '../calls/participants.repository.js';
import { type Clock, withSignal } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Recognised, Recogniser } from '../speech/recogniser.port.js';
import type { Conversation } from './conversation.service.js';

const GIVE_UP_MS = 20_000;
const DEFAULT_MIME_TYPE = 'audio/webm;codecs=opus';

export interface Voice {
  /**
   * Recognises a recorded utterance and passes it on as text. Under 5,000 bytes it is skipped (TALK-21).
   * @throws AppError `not-in-channel`, `muted`, `mic-off`, `too-large`, `recognition-unavailable`, `recognition-failed`
   */
  hear(actor: Member, input: ParsedPayload<'voice-data'>): Promise<{ message: string; utteranceId?: string }>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  conversation: Conversation;
  /** Undefined where no recogniser is configured. */
  recogniser: Recogniser | undefined;
}

export function createVoice({ database, clock, conversation, recogniser }: Dependencies): Voice {
  /** Before anything is recognised: nobody pays for words that may not be said. */
  async function requireMicrophone(actor: Member, channelId: string): Promise<void> {
    const participant = await database.forCompany(actor.companyId, (tx) =>
      findParticipant(tx, channelId, actor.userId),
    );
    if (participant === undefined) throw new AppError('not-in-channel');
    if (participant.isMuted) throw new AppError('muted');
    if (!participant.micEnabled) throw new AppError('mic-off');
  }

  async function recognise(
    engine: Recogniser,
    bytes: Buffer,
    input: ParsedPayload<'voice-data'>,
  ): Promise<Recognised> {
    const audio = { bytes, mimeType: input.mimeType ?? DEFAULT_MIME_TYPE };
    try {
      return await withSignal(clock, GIVE_UP_MS, (signal) =>
        engine.recognise(audio, input.language, [], signal),
      );
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('recognition-failed', { cause: error });
    }
  }

  return {
    async hear(actor, input) {
      const { channelId, utteranceId = randomUUID() } = input;
      await requireMicrophone(actor, channelId);
      const bytes = Buffer.from(input.audioBase64, 'base64');
      if (bytes.length < LIMITS.voiceSkippedBelowBytes) return { message: 'skipped' };
      if (bytes.length > LIMITS.voiceMaxBytes) throw new AppError('too-large');
      if (recogniser === undefined) throw new AppError('recognition-unavailable');
      const { text, language } = await recognise(recogniser, bytes, input);
      if (text.trim() === '') throw new AppError('recognition-failed');
      const { message } = await conversation.hear(actor, {
        channelId,
        text,
        language,
        utteranceId,
        source: 'speech',
      });
      return { message, utteranceId };
    },
  };
}
