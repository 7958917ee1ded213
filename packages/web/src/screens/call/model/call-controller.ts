import {
  type ErrorCode,
  type Language,
  ownPhraseId,
  type Participant,
  TIMINGS,
  type User,
  type Utterance,
} from '@genbatalk/contract';
import { ChannelSession } from '../../../conversation/channel-session';
import type { ChannelState } from '../../../conversation/channel-state';
import { createOutboxStorage, createSeenStorage } from '../../../conversation/channel-storage';
import { type MicrophoneNotice, Microphones } from '../../../conversation/microphones';
import { useAudioSettings } from '../../../device/audio-settings';
import { createUuid } from '../../../device/create-uuid';
import type { Clock } from '../../../realtime/clock';
import type { Realtime } from '../../../realtime/realtime';
import { decodeBase64 } from '../../../speech/decode-base64';
import type { EchoGuard } from '../../../speech/echo-guard';
import type { PageRecogniser } from '../../../speech/page-recogniser';
import type { Player, Speech } from '../../../speech/player';
import type { TalkBlock } from '../../../speech/push-to-talk';
import { encodeBase64 } from '../../../speech/recording/encode-base64';
import { TalkController } from '../../../speech/talk-controller';
import { fetchUtteranceAudio, fetchUtterancesAfter, fetchUtterancesBefore } from '../api';
import { headlineOf, isHearable } from './bubbles';

export interface CallParts {
  readonly realtime: Realtime;
  readonly player: Player;
  readonly echoes: EchoGuard;
  readonly recogniser: PageRecogniser;
  readonly clock: Clock;
  readonly channelId: string;
  readonly user: User;
  readonly language: Language;
  readonly onTranslationError: (code: ErrorCode) => void;
  /** A recording was refused, not understood, or too short. */
  readonly onRecordingFailed: (code: ErrorCode | 'too-short') => void;
  readonly onBusy: (names: readonly string[]) => void;
  readonly onMicrophoneNotice: (notice: MicrophoneNotice) => void;
  /** The tone and vibration with which the microphone opens and closes. */
  readonly onSignal: (signal: 'open' | 'closed') => void;
  /** The ready sound of a preset, or null where it is not here. */
  readonly loadPreset: (phraseKey: string, language: Language) => Promise<ArrayBuffer | null>;
}

/** One visit to a channel: the session with the server, the microphone, and what is played. */
export class CallController {
  readonly session: ChannelSession;
  readonly talk: TalkController;
  readonly microphones: Microphones;
  readonly #parts: CallParts;
  #language: Language;
  #cleanups: (() => void)[] = [];
  #wasPlaying = false;

  constructor(parts: CallParts) {
    this.#parts = parts;
    this.#language = parts.language;
    const { channelId, user, clock, echoes } = parts;
    this.session = new ChannelSession({
      realtime: parts.realtime,
      clock,
      channelId,
      self: { userId: user.id, userName: user.name, role: user.role },
      language: parts.language,
      fetchAfter: (sequence) => fetchUtterancesAfter(channelId, sequence),
      fetchBefore: (sequence) => fetchUtterancesBefore(channelId, sequence),
      outboxStorage: createOutboxStorage(user.id, channelId),
      seenStorage: createSeenStorage(user.id, channelId),
      createId: createUuid,
      play: (utterance) => {
        // Text only: nothing sounds by itself, and everything still on a tap.
        if (useAudioSettings.getState().output === 'text') return;
        if (isHearable(utterance, this.#language)) parts.player.enqueue(this.#speechOf(utterance));
      },
      onTranslationError: parts.onTranslationError,
      onRecordingFailed: parts.onRecordingFailed,
      onSkipped: () => parts.onRecordingFailed('too-short'),
      onBusy: parts.onBusy,
      onMicrophoneNotice: parts.onMicrophoneNotice,
    });
    this.talk = new TalkController({
      recogniser: parts.recogniser,
      player: parts.player,
      language: () => this.#language,
      isEcho: (text, speechStartedAtMs) => echoes.isEcho(text, speechStartedAtMs, clock.now()),
      onText: (text) => this.session.say(text, 'speech'),
      onRecording: ({ bytes, mimeType, language }) =>
        this.session.sayRecording({ audioBase64: encodeBase64(bytes), mimeType }, language),
      onSpeaking: (speaking) => void this.session.setSpeaking(speaking),
      onSignal: parts.onSignal,
    });
    this.microphones = new Microphones(parts.realtime, channelId);
  }

  start(): void {
    this.#cleanups = [
      this.session.subscribe(() => this.#followSession()),
      this.#parts.player.subscribe(() => this.#followPlayer()),
      this.#parts.recogniser.subscribe(() => this.#followSession()),
    ];
    this.#followSession();
    this.session.start();
  }

  leave(): void {
    for (const clean of this.#cleanups) clean();
    this.talk.send({ type: 'unmount' });
    this.#parts.player.clear();
    this.session.leave();
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.session.setLanguage(language);
    this.#followSession();
  }

  /** Replays one utterance at once. */
  replay(utterance: Utterance): void {
    this.#parts.player.playNow(this.#speechOf(utterance));
  }

  /** Plays what was missed, in order, because the listener asked for it. */
  playAll(utterances: readonly Utterance[]): void {
    this.#parts.player.unlock();
    const hearable = utterances.filter((utterance) => isHearable(utterance, this.#language));
    for (const utterance of hearable) this.#parts.player.enqueue(this.#speechOf(utterance));
  }

  #speechOf(utterance: Utterance): Speech {
    const language = this.#language;
    const { text, language: spoken } = headlineOf(utterance, language);
    return {
      id: utterance.id,
      text,
      language: spoken,
      // Looked up when its turn comes: the sound may arrive while it waits.
      loadSound: () => {
        const current = this.session.getSnapshot().log.find((entry) => entry.utterance.id === utterance.id);
        const audio = (current?.utterance ?? utterance).translations[language]?.audio;
        if (audio !== undefined) return Promise.resolve(decodeBase64(audio));
        const phraseKey = current?.utterance.phraseKey;
        if (phraseKey !== undefined && ownPhraseId(phraseKey) === undefined)
          return this.#parts.loadPreset(phraseKey, language);
        return isHearable(utterance, language)
          ? fetchUtteranceAudio(utterance.id, language)
          : Promise.resolve(null);
      },
    };
  }

  #followSession(): void {
    const isRecognised = this.#parts.recogniser.kindFor(this.#language) !== 'none';
    const reason = blockOf(this.session.getSnapshot(), this.#parts.user.id, isRecognised);
    if (reason === this.talk.getSnapshot().state.blockedBy) return;
    this.talk.send(reason === null ? { type: 'unblock' } : { type: 'block', reason });
  }

  /** Hands-free, the microphone is closed while sound plays and for a moment after it. */
  #followPlayer(): void {
    const isPlaying = this.#parts.player.getSnapshot().status === 'playing';
    if (isPlaying === this.#wasPlaying) return;
    this.#wasPlaying = isPlaying;
    if (isPlaying) return this.talk.send({ type: 'playback-started' });
    this.#parts.clock.schedule(() => {
      if (!this.#wasPlaying) this.talk.send({ type: 'playback-over' });
    }, TIMINGS.resumeAfterAudioMs);
  }
}

/** Why one may not speak now: what the server says of oneself goes before everything (CALL-26). */
export function blockOf(state: ChannelState, selfId: string, hasRecogniser: boolean): TalkBlock | null {
  const self: Participant | undefined = state.participants.find(({ userId }) => userId === selfId);
  if (self?.isMuted) return 'muted';
  if (self && !self.micEnabled) return 'mic-off';
  if (!hasRecogniser) return 'unsupported';
  return state.phase === 'joined' ? null : 'disconnected';
}
