import {
  type Ack,
  type ErrorCode,
  type Language,
  type ServerPayload,
  TIMINGS,
  type Utterance,
} from '@genbatalk/contract';
import { repeat } from '../realtime/clock';
import { type CallEvent, NOT_YET_IN, nextCallState } from './call-state';
import type { ChannelSessionParts, ChannelState, ParticipantsShown } from './channel-state';
import { Conversation } from './conversation';
import { hasUtterance } from './conversation-log';
import { CHANNEL_ERRORS, PASSING_ERRORS } from './error-kinds';
import { isHiccup } from './hiccup';
import { afterMicrophoneNotice, MICROPHONE_EVENTS, type MicrophoneNotice } from './microphones';
import { Outbox } from './outbox';
import { type Outgoing, type PresetChoice, type SpokenRecording, sendOutgoing } from './outgoing';

/** One's presence in one channel: joining and rejoining, heartbeat, catching up, speaking, leaving. */
export class ChannelSession {
  readonly #parts: ChannelSessionParts;
  readonly #conversation: Conversation;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<() => void>();
  readonly #cleanups: (() => void)[] = [];
  #state: ChannelState;
  #language: Language;
  #joining: Promise<boolean> | null = null;
  #wasConnected = false;
  #awaySinceMs: number | null = null;
  #savedSeenId: string | undefined;

  constructor(parts: ChannelSessionParts) {
    this.#parts = parts;
    this.#language = parts.language;
    const onChange = (): void => this.#show({});
    this.#conversation = new Conversation({
      clock: parts.clock,
      selfId: parts.self.userId,
      fetchAfter: parts.fetchAfter,
      play: parts.play,
      onChange,
    });
    this.#outbox = new Outbox({
      clock: parts.clock,
      storage: parts.outboxStorage,
      send: (outgoing) => sendOutgoing(parts.realtime, outgoing),
      rejoin: () => this.#join(),
      onChange,
      onSkipped: parts.onSkipped,
    });
    this.#state = {
      ...NOT_YET_IN,
      refusal: null,
      participants: [],
      log: [],
      outbox: this.#outbox.items,
      hasMoreHistory: false,
    };
  }

  readonly getSnapshot = (): ChannelState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Enters the channel; also again after leaving it. */
  start(): void {
    const { realtime, clock, channelId } = this.#parts;
    this.#apply({ type: 'entered' });
    this.#cleanups.push(
      realtime.on('voice-preview', (utterance) => this.#receive(utterance, true)),
      realtime.on('voice-translated', (utterance) => this.#receive(utterance, false)),
      realtime.on('preset-phrase-received', (utterance) => this.#receive(utterance, false)),
      ...MICROPHONE_EVENTS.map((event) =>
        realtime.on(event, (notice) => this.#onMicrophone({ event, ...notice })),
      ),
      realtime.on('channel-participants', (payload) => this.#showParticipants(payload)),
      realtime.on('participants-updated', (payload) => this.#showParticipants(payload)),
      realtime.on('join-error', (failure) => this.#refuse(failure)),
      realtime.on('translation-error', (failure) => this.#onTranslationError(failure)),
      realtime.subscribe(() => this.#followConnection()),
      repeat(clock, () => void this.#ask('channel-heartbeat'), TIMINGS.heartbeatMs),
      repeat(clock, () => void this.#ask('channel-sync'), TIMINGS.channelSyncMs),
      () => this.#conversation.stop(),
      () => void realtime.emit('leave-channel', { channelId }),
    );
    this.#followConnection();
  }

  /** Leaves at once and for good. */
  leave(): void {
    if (this.#state.phase === 'left') return;
    for (const clean of this.#cleanups.splice(0)) clean();
    this.#wasConnected = false;
    this.#outbox.setOnline(false);
    this.#apply({ type: 'left' });
  }

  /** From here on one hears and reads in `language` (CALL-37). */
  setLanguage(language: Language): void {
    this.#language = language;
    if (this.#state.phase === 'joined') void this.#join();
  }

  /** Says a text; blank ones are not sent (TALK-16). */
  say(text: string, source: 'speech' | 'typed', corrects?: string): void {
    this.#send(text, { source, ...(corrects === undefined ? {} : { corrects }) });
  }

  /** Sends a preset phrase; `text` is what stands on the screen until the server has it (PRESET-02). */
  sayPreset(preset: PresetChoice, text: string): void {
    this.#send(text, { preset });
  }

  /** Sends speech that the server is to recognise (TALK-20); what it understood comes back as one's own words. */
  sayRecording(recording: SpokenRecording, language: Language): void {
    const { channelId, createId } = this.#parts;
    this.#outbox.add({ channelId, text: '', language, utteranceId: createId(), source: 'speech', recording });
  }

  retry(utteranceId: string): void {
    this.#outbox.retry(utteranceId);
  }

  discard(utteranceId: string): void {
    this.#outbox.remove(utteranceId);
  }

  /** CALL-15, CALL-34: tells the others; the microphone does not wait for the answer. */
  async setSpeaking(speaking: boolean): Promise<void> {
    const answer = await this.#parts.realtime.emit('speaking', {
      channelId: this.#parts.channelId,
      speaking,
    });
    if (speaking && answer.status === 'ok' && answer.busy.length > 0) this.#parts.onBusy(answer.busy);
  }

  /** The page of what was said before the oldest utterance shown. */
  async loadEarlier(): Promise<void> {
    const oldest = this.#state.log[0]?.utterance.sequence;
    if (oldest !== undefined) await this.#loadBefore(oldest);
  }

  #send(text: string, how: Pick<Outgoing, 'source' | 'corrects' | 'preset'>): void {
    if (text.trim() === '') return;
    const { channelId, createId } = this.#parts;
    const utteranceId = createId();
    this.#outbox.add({ channelId, text: text.trim(), language: this.#language, utteranceId, ...how });
  }

  #followConnection(): void {
    if (this.#state.phase === 'refused') return;
    const isConnected = this.#parts.realtime.getSnapshot().kind === 'connected';
    if (isConnected === this.#wasConnected) return;
    this.#wasConnected = isConnected;
    if (isConnected) {
      void this.#join();
    } else {
      this.#awaySinceMs ??= this.#parts.clock.now();
      this.#outbox.setOnline(false);
      this.#apply({ type: 'dropped' });
    }
  }

  #join(): Promise<boolean> {
    this.#joining ??= this.#joinOnce().finally(() => {
      this.#joining = null;
    });
    return this.#joining;
  }

  async #joinOnce(): Promise<boolean> {
    const { realtime, channelId, self, seenStorage } = this.#parts;
    const language = this.#language;
    const lastSeenId = this.#conversation.lastSeenId ?? seenStorage.load();
    const answer = await realtime.emit('join-channel', {
      channelId,
      userName: self.userName,
      role: self.role,
      language,
      ...(lastSeenId === undefined ? {} : { lastSeenId }),
    });
    if (this.#state.phase === 'left') return false;
    if (answer.status === 'error') return this.#joinFailed(answer);
    this.#joined(answer);
    // Changed while the server was asked: the answer is for the former language.
    if (language !== this.#language) return this.#joinOnce();
    return true;
  }

  #joinFailed(failure: { readonly code: ErrorCode; readonly message: string }): boolean {
    if (failure.code === 'offline') return false;
    if (!PASSING_ERRORS.has(failure.code)) this.#refuse(failure);
    else this.#parts.clock.schedule(() => this.#rejoinIfConnected(), TIMINGS.textRetryMs);
    return false;
  }

  #rejoinIfConnected(): void {
    if (this.#wasConnected && this.#state.phase !== 'left') void this.#join();
  }

  #joined(answer: Ack<'join-channel'> & { status: 'ok' }): void {
    const isFirst = this.#awaySinceMs === null && this.#state.log.length === 0;
    const awayMs = this.#awaySinceMs === null ? 0 : this.#parts.clock.now() - this.#awaySinceMs;
    const isFresh = !isFirst && isHiccup(awayMs, answer.missed.length);
    this.#awaySinceMs = null;
    this.#conversation.joined(answer.lastSequence, answer.missed, isFresh);
    this.#settleOwn();
    this.#apply({ type: 'joined' });
    this.#showParticipants({ channelId: this.#parts.channelId, participants: answer.participants });
    if (isFirst && answer.lastSequence > 0) {
      void this.#loadBefore(answer.missed[0]?.sequence ?? answer.lastSequence + 1);
    }
    this.#outbox.setOnline(true);
  }

  async #loadBefore(sequence: number): Promise<void> {
    try {
      const page = await this.#parts.fetchBefore(sequence);
      this.#conversation.addHistory(page.utterances);
      this.#settleOwn();
      this.#show({ hasMoreHistory: page.hasMore });
    } catch {
      // The conversation goes on without its past; 'show earlier' asks again.
      this.#show({ hasMoreHistory: true });
    }
  }

  #receive(utterance: Utterance, isPreview: boolean): void {
    if (utterance.channelId !== this.#parts.channelId) return;
    this.#conversation.receive(utterance, isPreview);
    this.#settleOwn();
  }

  /** What has come back from the server is no longer on its way. */
  #settleOwn(): void {
    for (const { outgoing } of this.#outbox.items) {
      if (hasUtterance(this.#conversation.log, this.#parts.self.userId, outgoing.utteranceId)) {
        this.#outbox.remove(outgoing.utteranceId);
      }
    }
  }

  /** CALL-18: who is not in the channel any more joins again. CALL-33: what lies behind is fetched. */
  async #ask(event: 'channel-heartbeat' | 'channel-sync'): Promise<void> {
    if (this.#state.phase !== 'joined') return;
    const answer = await this.#parts.realtime.emit(event, { channelId: this.#parts.channelId });
    if (this.#state.phase !== 'joined') return;
    if (answer.status === 'error') {
      if (answer.code !== 'timeout' && answer.code !== 'offline') await this.#join();
    } else if ('lastSequence' in answer && typeof answer.lastSequence === 'number') {
      this.#conversation.noteLastSequence(answer.lastSequence);
    }
  }

  #showParticipants(payload: ParticipantsShown): void {
    if (payload.channelId !== this.#parts.channelId) return;
    const { participants } = payload;
    this.#apply({ type: 'participants', participants, selfId: this.#parts.self.userId }, { participants });
    if (payload.lastSequence !== undefined) this.#conversation.noteLastSequence(payload.lastSequence);
  }

  #refuse(failure: { readonly code: ErrorCode; readonly message: string }): void {
    if (this.#state.phase === 'left') return;
    this.#outbox.setOnline(false);
    this.#apply({ type: 'refused' }, { refusal: { code: failure.code, message: failure.message } });
  }

  #onTranslationError(failure: ServerPayload<'translation-error'>): void {
    if (CHANNEL_ERRORS.has(failure.code)) void this.#join();
    // A recording says on the screen itself what came of it, and how to go on.
    if (this.#outbox.failRecording(failure)) this.#parts.onRecordingFailed(failure.code);
    else this.#parts.onTranslationError(failure.code);
  }

  #onMicrophone(notice: MicrophoneNotice): void {
    if (notice.channelId !== this.#parts.channelId) return;
    this.#show({ participants: afterMicrophoneNotice(this.#state.participants, notice) });
    if (notice.userId === this.#parts.self.userId) this.#parts.onMicrophoneNotice(notice);
  }

  #apply(event: CallEvent, change: Partial<ChannelState> = {}): void {
    const { phase, presence } = nextCallState(this.#state, event);
    this.#show({ phase, presence, ...change });
  }

  #show(change: Partial<ChannelState>): void {
    const { log, lastSeenId } = this.#conversation;
    if (lastSeenId !== undefined && lastSeenId !== this.#savedSeenId) {
      this.#savedSeenId = lastSeenId;
      this.#parts.seenStorage.save(lastSeenId);
    }
    this.#state = { ...this.#state, ...change, log, outbox: this.#outbox.items };
    for (const listener of this.#listeners) listener();
  }
}
