import type { ErrorCode, Language, Participant, Utterance } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import type { Realtime } from '../realtime/realtime';
import type { CallState } from './call-state';
import type { ConversationLog } from './conversation-log';
import type { MicrophoneNotice } from './microphones';
import type { OutboxItem, OutboxStorage } from './outbox';

export interface ChannelState extends CallState {
  readonly refusal: { readonly code: ErrorCode; readonly message: string } | null;
  readonly participants: readonly Participant[];
  readonly log: ConversationLog;
  readonly outbox: readonly OutboxItem[];
  readonly hasMoreHistory: boolean;
}

export interface ParticipantsShown {
  readonly channelId: string;
  readonly participants: readonly Participant[];
  readonly lastSequence?: number;
}

export interface HistoryPage {
  readonly utterances: readonly Utterance[];
  readonly hasMore: boolean;
}

export interface ChannelSessionParts {
  readonly realtime: Pick<Realtime, 'emit' | 'on' | 'subscribe' | 'getSnapshot'>;
  readonly clock: Clock;
  readonly channelId: string;
  readonly self: { readonly userId: string; readonly userName: string; readonly role: string };
  readonly language: Language;
  readonly fetchAfter: (sequence: number) => Promise<readonly Utterance[]>;
  /** The page before a sequence, oldest first. */
  readonly fetchBefore: (sequence: number) => Promise<HistoryPage>;
  readonly outboxStorage: OutboxStorage;
  readonly seenStorage: { load(): string | undefined; save(id: string): void };
  readonly createId: () => string;
  readonly play: (utterance: Utterance) => void;
  /** `translation-error`: said, but not to be translated (ERR-22). */
  readonly onTranslationError: (code: ErrorCode) => void;
  /** A recording was refused or not understood; it stands among the unsent words. */
  readonly onRecordingFailed: (code: ErrorCode) => void;
  /** A recording was too short for the server (TALK-21). */
  readonly onSkipped: () => void;
  /** Who already speaks while one begins to (CALL-34). */
  readonly onBusy: (names: readonly string[]) => void;
  /** A leader switched one's own microphone (CALL-27). */
  readonly onMicrophoneNotice: (notice: MicrophoneNotice) => void;
}
