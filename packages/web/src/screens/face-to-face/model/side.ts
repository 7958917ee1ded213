import { LIMITS } from '@genbatalk/contract';
import { isMicrophoneOpen, TALK_AT_REST, type TalkState } from '../../../speech/push-to-talk';
import type { RecogniserErrorCode } from '../../../speech/recogniser';

/** What a half tells its person beside the conversation; each has words in all seven languages. */
export type SideNotice = 'louder' | 'holdLonger' | 'allowMicrophone' | 'typeInstead' | 'failed' | 'offline';

/** One half of the screen: its talk button, what it hears just now, and what it has to say about it. */
export interface Side {
  readonly talk: TalkState;
  /** Heard, and not yet sent. */
  readonly interim: string;
  /** Sent, and not yet translated. */
  readonly waiting: readonly { readonly id: string; readonly text: string }[];
  readonly notice: SideNotice | null;
}

export const SIDE_AT_REST: Side = { talk: TALK_AT_REST, interim: '', waiting: [], notice: null };

const notices: Partial<Record<RecogniserErrorCode, SideNotice>> = {
  'no-speech': 'louder',
  'too-short': 'holdLonger',
  'no-start': 'allowMicrophone',
  'not-allowed': 'allowMicrophone',
  'audio-capture': 'allowMicrophone',
};

/** What to tell about a recogniser's error; null for one that the person caused by stopping (ERR-25 to ERR-27). */
export function noticeOf(code: RecogniserErrorCode): SideNotice | null {
  return code === 'aborted' ? null : (notices[code] ?? 'typeInstead');
}

/** A transcript over 500 characters is cleared (F2F-19). */
export function withInterim(side: Side, interim: string): Side {
  return { ...side, interim: interim.length > LIMITS.faceToFaceTranscriptChars ? '' : interim };
}

/** What the badge says (F2F-07). */
export function isListening({ talk }: Side): boolean {
  return isMicrophoneOpen(talk);
}
