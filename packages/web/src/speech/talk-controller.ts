import type { Language } from '@genbatalk/contract';
import type { Player } from './player';
import { TALK_AT_REST, type TalkEffect, type TalkEvent, type TalkState, talk } from './push-to-talk';
import type { Recogniser, RecogniserErrorCode, RecogniserHandlers, Recording } from './recogniser';

export interface TalkSnapshot {
  readonly state: TalkState;
  /** What was heard so far of what is being said. */
  readonly interim: string;
  /** This device alone recognises, without a service: less surely (docs/decisions/0044). */
  readonly isOnDevice: boolean;
  /** Why nothing came of the last press; null from the next press on. */
  readonly problem: RecogniserErrorCode | null;
}

export interface TalkParts {
  /** Null where the browser has none; the owner then blocks with `unsupported`. */
  readonly recogniser: Recogniser | null;
  readonly player: Pick<Player, 'hold' | 'release'>;
  readonly language: () => Language;
  readonly isEcho: (text: string, speechStartedAtMs: number) => boolean;
  readonly onText: (text: string) => void;
  /** Speech that the server is to recognise, from a recogniser that only records (TALK-04). */
  readonly onRecording: (recording: Recording) => void;
  readonly onSpeaking: (speaking: boolean) => void;
  /** The tone or vibration with which the microphone opens and closes. */
  readonly onSignal: (signal: 'open' | 'closed') => void;
}

/** Runs the push-to-talk machine: its effects on the recogniser, the player and the others' screens. */
export class TalkController {
  readonly #parts: TalkParts;
  readonly #listeners = new Set<() => void>();
  #snapshot: TalkSnapshot = { state: TALK_AT_REST, interim: '', isOnDevice: false, problem: null };

  constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  readonly getSnapshot = (): TalkSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  send(event: TalkEvent): void {
    const { state, effects } = talk(this.#snapshot.state, event);
    if (state !== this.#snapshot.state) this.#show({ state });
    for (const effect of effects) this.#run(effect);
  }

  /** Hands-free on, or off again: one tap, or the button of a headset. */
  toggleLock(): void {
    const { locked } = this.#snapshot.state;
    this.send({ type: 'press' });
    if (!locked) this.send({ type: 'lock' });
  }

  /** The words were read: the notice goes. */
  forgetProblem(): void {
    this.#show({ problem: null });
  }

  #run(effect: TalkEffect): void {
    const { recogniser, player, onSpeaking, onSignal } = this.#parts;
    switch (effect) {
      case 'open-microphone':
        return this.#open();
      case 'go-hands-free':
        return recogniser?.goHandsFree();
      case 'finish-microphone':
        // Paused for translated audio, which must not be heard as speech.
        return recogniser?.stop({ atOnce: this.#snapshot.state.phase === 'paused' });
      case 'discard-microphone':
        return recogniser?.abort();
      case 'hold-playback':
        return player.hold();
      case 'release-playback':
        return player.release();
      case 'say-speaking':
        return onSpeaking(true);
      case 'say-silent':
        return onSpeaking(false);
      case 'signal-open':
        return onSignal('open');
      case 'signal-closed':
        return onSignal('closed');
      default:
        return effect satisfies never;
    }
  }

  #open(): void {
    const { run, locked } = this.#snapshot.state;
    this.#show({ interim: '', isOnDevice: false, problem: null });
    const isCurrent = (): boolean => run === this.#snapshot.state.run;
    const handlers: RecogniserHandlers = {
      onOpen: (how) => {
        if (isCurrent()) this.#show({ isOnDevice: how?.isOnDevice ?? false });
        this.send({ type: 'opened', run });
      },
      onInterim: (interim) => {
        if (isCurrent()) this.#show({ interim });
      },
      onFinal: (text, { speechStartedAtMs }) => {
        if (isCurrent()) this.#show({ interim: '' });
        if (!this.#parts.isEcho(text, speechStartedAtMs)) this.#parts.onText(text);
      },
      onRecording: (recording) => this.#parts.onRecording(recording),
      onError: (problem) => {
        if (isCurrent()) this.#show({ problem });
      },
      onEnd: () => {
        if (isCurrent()) this.#show({ interim: '' });
        this.send({ type: 'ended', run });
      },
    };
    const deliver = locked ? 'on-pause' : 'on-stop';
    this.#parts.recogniser?.start(this.#parts.language(), handlers, { deliver });
  }

  #show(change: Partial<TalkSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
