import { randomUUID } from 'node:crypto';
import {
  ERROR_TEXTS,
  type ErrorCode,
  INTERFACE_LANGUAGES,
  interfaceLanguageFor,
  type Language,
  LIMITS,
  type ParsedPayload,
  TIMINGS,
} from '@genbatalk/contract';
import type { Logger } from 'pino';
import type { Member } from '../accounts/actor.js';
import { findParticipant } from '../calls/participants.repository.js';
import { type Clock, withDeadline, withSignal } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { EngineError } from '../platform/engines/engine-error.js';
import { AppError } from '../platform/errors/app-error.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import type { Recogniser } from '../speech/recogniser.port.js';
import { isSilent } from '../speech/recognition/energy-gate.js';
import { unspoken } from '../speech/recognition/recognition-guards.js';
import type { Conversation } from './conversation.service.js';
import { findSpoken } from './utterances.repository.js';

const DEFAULT_MIME_TYPE = 'audio/webm;codecs=opus';
/** Recordings that are recognised at the same time on this node; beyond it they are refused at once. */
const MOST_AT_ONCE = 40;

type VoiceData = ParsedPayload<'voice-data'>;

export interface Voice {
  /**
   * Recognises a recorded utterance and passes it on as text. Under 5,000 bytes it is skipped (TALK-21). A recogniser
   * that takes long is not waited for: the answer is then `recognising`, and a failure comes as `translation-error`.
   * @throws AppError `not-in-channel`, `muted`, `mic-off`, `too-large`, `recognition-unavailable`,
   * `recognition-failed`, `audio-format`, `overloaded`
   */
  hear(actor: Member, input: VoiceData): Promise<{ message: string; utteranceId?: string }>;
  /** Gives up what is being recognised, at shutdown; its speaker sends it again. */
  close(): Promise<void>;
}

/** Words that are likely to be said in a company, the likeliest first. */
type HintsFor = (actor: Member, language: Language) => Promise<readonly string[]>;

interface Dependencies {
  database: Database;
  clock: Clock;
  publisher: Publisher;
  logger: Logger;
  conversation: Conversation;
  hintsFor: HintsFor;
  /** Undefined where no recogniser is configured. */
  recogniser: Recogniser | undefined;
}

export function createVoice(dependencies: Dependencies): Voice {
  const { database, clock, publisher, logger, conversation, recogniser, hintsFor } = dependencies;
  /** What is being recognised, by speaker and utterance, so that the same sent again is not paid for again. */
  const underWay = new Map<string, Promise<string>>();
  const shutdown = new AbortController();

  /** Before anything is recognised: nobody pays for words that may not be said, or that are said already. */
  async function admit(actor: Member, channelId: string, utteranceId: string): Promise<'new' | 'known'> {
    const { participant, spoken } = await database.forCompany(actor.companyId, async (tx) => ({
      participant: await findParticipant(tx, channelId, actor.userId),
      spoken: await findSpoken(tx, [{ speakerId: actor.userId, utteranceId }]),
    }));
    if (participant === undefined) throw new AppError('not-in-channel');
    if (participant.isMuted) throw new AppError('muted');
    if (!participant.micEnabled) throw new AppError('mic-off');
    return spoken.length > 0 ? 'known' : 'new';
  }

  async function recognise(engine: Recogniser, actor: Member, bytes: Buffer, input: VoiceData) {
    const { language, mimeType = DEFAULT_MIME_TYPE } = input;
    if (isSilent(bytes, mimeType)) throw new AppError('recognition-failed');
    const hints = await hintsFor(actor, language);
    try {
      const recognised = await withSignal(clock, TIMINGS.recognitionDeadlineMs, (late) =>
        engine.recognise({ bytes, mimeType }, language, hints, AbortSignal.any([late, shutdown.signal])),
      );
      const reason = unspoken(recognised, hints);
      if (reason === undefined) return recognised;
      logger.info({ engine: engine.name, language, reason }, 'what was recognised was not spoken');
    } catch (error) {
      logger.warn({ engine: engine.name, language, ...faultOf(error) }, 'speech was not recognised');
      const isUnusable = error instanceof EngineError && error.fault === 'unsupported';
      throw new AppError(isUnusable ? 'audio-format' : 'recognition-failed', { cause: error });
    }
    throw new AppError('recognition-failed');
  }

  /** From the sound to the listeners; resolves with the message of the text's own ack. */
  async function pass(
    engine: Recogniser,
    actor: Member,
    bytes: Buffer,
    input: VoiceData,
    utteranceId: string,
  ) {
    const { text, language } = await recognise(engine, actor, bytes, input);
    const { channelId } = input;
    const said = { channelId, text, language, utteranceId, source: 'speech' as const };
    return (await conversation.hear(actor, said)).message;
  }

  /** Tells the speaker, who has been answered already, that nothing came of it. */
  function report(actor: Member, { language }: VoiceData, utteranceId: string, error: unknown): void {
    if (shutdown.signal.aborted) return;
    const code: ErrorCode = error instanceof AppError ? error.code : 'internal';
    const spoken = INTERFACE_LANGUAGES.find((candidate) => candidate === language);
    const message = ERROR_TEXTS[spoken ?? interfaceLanguageFor(actor.language)][code];
    publisher.toRoom(rooms.user(actor.userId), 'translation-error', { code, message, utteranceId });
  }

  return {
    async hear(actor, input) {
      const { channelId, utteranceId = randomUUID() } = input;
      const state = await admit(actor, channelId, utteranceId);
      if (state === 'known') return { message: 'delivered', utteranceId };
      const bytes = Buffer.from(input.audioBase64, 'base64');
      if (bytes.length < LIMITS.voiceSkippedBelowBytes) return { message: 'skipped' };
      if (bytes.length > LIMITS.voiceMaxBytes) throw new AppError('too-large');
      if (recogniser === undefined || !recogniser.languages.includes(input.language))
        throw new AppError('recognition-unavailable');

      const key = `${actor.userId} ${utteranceId}`;
      const joined = underWay.get(key);
      if (joined === undefined && underWay.size >= MOST_AT_ONCE) throw new AppError('overloaded');
      const passing =
        joined ?? pass(recogniser, actor, bytes, input, utteranceId).finally(() => underWay.delete(key));
      underWay.set(key, passing);
      const message = await withDeadline(clock, TIMINGS.recognitionAckMs, passing, 'recognising');
      if (message === 'recognising' && joined === undefined)
        passing.catch((error: unknown) => report(actor, input, utteranceId, error));
      return { message, utteranceId };
    },
    async close() {
      shutdown.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}

/** Of an engine's failure only what holds no speech, address or key. */
function faultOf(error: unknown): object {
  const { name, fault } = error as { name?: string; fault?: string };
  return { name, fault };
}
