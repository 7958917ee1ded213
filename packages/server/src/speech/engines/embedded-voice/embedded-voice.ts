import { LANGUAGES, type Language, type VoiceAnswer } from '@genbatalk/contract';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '../../../platform/clock.js';
import { type Speech, SynthesisError, type Synthesiser } from '../../synthesiser.port.js';
import { voiceProgramPath, voiceProgramVersion } from './voice-program.js';
import { createVoiceSupervisor } from './voice-supervisor.js';

export interface EmbeddedVoiceOptions {
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Path of the compiled voice program; by default that of @genbatalk/voice. */
  readonly programPath?: string;
  /** Requests that may wait; one more is refused with `overloaded`. A sentence takes about 25 ms. */
  readonly longestQueue?: number;
  /** From asking to answer, waiting included. */
  readonly deadlineMs?: number;
  /** For one request in the program; beyond it the program is taken for hung and replaced. */
  readonly patienceMs?: number;
}

export interface EmbeddedVoice extends Synthesiser {
  /** The process id of the program while one runs. */
  readonly pid: number | undefined;
  /** Starts the program and waits until it can speak (about 0.5 s). Rejects when it cannot be started. */
  start(): Promise<void>;
  /** Refuses what waits and ends the program. */
  close(): Promise<void>;
  /** IPA of what would be spoken, for tests. */
  phonemes(text: string, language: Language): Promise<string>;
}

/** The voice that comes with GenbaTalk: espeak-ng in a program of its own, one request at a time. */
export function createEmbeddedVoice(options: EmbeddedVoiceOptions): EmbeddedVoice {
  const programPath = options.programPath ?? voiceProgramPath();
  const supervisor = createVoiceSupervisor({
    programPath,
    logger: options.logger,
    clock: options.clock ?? systemClock,
    longestQueue: options.longestQueue ?? 200,
    deadlineMs: options.deadlineMs ?? 15_000,
    patienceMs: options.patienceMs ?? 10_000,
  });

  return {
    name: 'embedded-voice',
    languages: LANGUAGES,
    version: voiceProgramVersion(programPath),
    get pid() {
      return supervisor.pid;
    },
    start: () => supervisor.start(),
    close: () => supervisor.close(),
    async speak(text, language, signal) {
      return toSpeech(await supervisor.ask({ kind: 'speak', text, language }, signal));
    },
    async phonemes(text, language) {
      const answer = await supervisor.ask({ kind: 'phonemes', text, language }, new AbortController().signal);
      if ('phonemes' in answer) return answer.phonemes;
      throw new SynthesisError('internal', { retryable: false });
    },
  };
}

function toSpeech(answer: Exclude<VoiceAnswer, { ready: true }>): Speech {
  if (!('audio' in answer)) throw new SynthesisError('internal', { retryable: false });
  const { audio, mimeType, durationMs } = answer;
  return { audio: Buffer.from(audio, 'base64'), mimeType, durationMs };
}
