import type { Language } from '@genbatalk/contract';
import type { RecogniserHandlers } from './recogniser';
import type { Assembly } from './transcript-assembler';

/** One press of the button, over as many engine sessions as the browser cuts it into. */
export interface Hold {
  readonly language: Language;
  readonly handlers: RecogniserHandlers;
  isHandsFree: boolean;
  readonly startedAtMs: number;
  stoppedAtMs: number | null;
  hasReported: boolean;
  hasDelivered: boolean;
  emptyAborts: number;
  speechStartedAtMs: number | null;
  /** Text of engine sessions that ended, not yet delivered. */
  waiting: string;
  /** How much of the running session's text was delivered already. */
  delivered: string;
  assembly: Assembly;
  hasHeardSpeech: boolean;
}
