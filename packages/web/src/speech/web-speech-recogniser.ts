import { type Language, LIMITS, SPEECH_LOCALES, TIMINGS } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import { DuplicateGuard } from './duplicate-guard';
import type { Hold } from './hold';
import type { MicrophoneLease } from './microphone-lease';
import type { DeviceRecognition } from './on-device/device-recognition';
import type { Recogniser, RecogniserErrorCode, RecogniserHandlers, RecogniserOptions } from './recogniser';
import { detach, type RecognitionEngine, type RecognitionResultEvent } from './recognition-engine';
import { codeOfEngineError } from './recognition-errors';
import { splitText } from './split-text';
import { endsFinal, hear, joinTexts, NOTHING_HEARD, textOf } from './transcript-assembler';

/** After release, for `end` or a final that is on its way; an engine that works ends sooner (C4). */
const GRACE_MS = 1_600;
/** The microphone did not open in this time: say so (C6). */
const START_PATIENCE_MS = 2_000;
/** A shorter hold is a tap. */
const SHORT_HOLD_MS = 400;
/** Without a word in this time after a final the speaker pauses (hands-free). */
const PAUSE_MS = 700;
/** A given-up engine frees the microphone in this time at the latest. */
const RELEASE_MS = 150;
/** Ends without a result in a row, after which restarting is in vain. */
const MAX_EMPTY_ABORTS = 3;

export interface WebSpeechParts {
  readonly createEngine: () => RecognitionEngine;
  readonly clock: Clock;
  readonly lease: MicrophoneLease;
  /** Android: finals that repeat and go on (C2). */
  readonly hasCumulativeFinals: boolean;
  /** What the browser recognises without its service; used once that could not be reached, or without a network. */
  readonly device?: Pick<DeviceRecognition, 'isReady' | 'look' | 'forget'>;
  readonly isOffline?: () => boolean;
}

/** The browser's recogniser, with its field bugs (C1 to C9) kept away from everybody else. */
export class WebSpeechRecogniser implements Recogniser {
  readonly #parts: WebSpeechParts;
  readonly #duplicates = new DuplicateGuard();
  #hold: Hold | null = null;
  #engine: RecognitionEngine | null = null;
  /** Numbers the stretches of sound for the duplicate guard. */
  #speech = 0;
  readonly #timers = new Set<() => void>();
  #serviceFailed = false;

  constructor(parts: WebSpeechParts) {
    this.#parts = parts;
  }

  start(language: Language, handlers: RecogniserHandlers, options: RecogniserOptions = {}): void {
    const { clock, lease } = this.#parts;
    const hadEngine = this.#engine !== null;
    this.#finish(true);
    lease.take(this, () => this.#finish(true));
    this.#speech += 1;
    this.#hold = {
      language,
      handlers,
      isHandsFree: options.deliver === 'on-pause',
      startedAtMs: clock.now(),
      stoppedAtMs: null,
      hasReported: false,
      hasDelivered: false,
      emptyAborts: 0,
      speechStartedAtMs: null,
      waiting: '',
      delivered: '',
      assembly: NOTHING_HEARD,
      hasHeardSpeech: false,
    };
    // Two engines at once abort each other: the former one gets a moment to let go.
    if (hadEngine) this.#later(() => this.#open(), RELEASE_MS);
    else this.#open();
    this.#later(() => this.#cleanUp(), TIMINGS.dictationCleanupMs);
    // For the next press: this one has no time to wait for the answer.
    void this.#parts.device?.look(language);
  }

  goHandsFree(): void {
    const hold = this.#hold;
    if (!hold || hold.stoppedAtMs !== null) return;
    hold.isHandsFree = true;
    this.#deliverAfterPause(hold);
  }

  stop(): void {
    const hold = this.#hold;
    if (!hold || hold.stoppedAtMs !== null) return;
    hold.stoppedAtMs = this.#parts.clock.now();
    if (!this.#engine) return this.#finish(true);
    this.#engine.stop();
    this.#waitForLastWords(hold);
  }

  abort(): void {
    this.#finish(false);
  }

  #open(): void {
    const hold = this.#hold;
    if (!hold || hold.stoppedAtMs !== null) return;
    const engine = this.#parts.createEngine();
    this.#engine = engine;
    hold.assembly = NOTHING_HEARD;
    hold.delivered = '';
    hold.hasHeardSpeech = false;
    engine.lang = SPEECH_LOCALES[hold.language];
    engine.continuous = true;
    engine.interimResults = true;
    engine.maxAlternatives = 1;
    const isOnDevice = this.#isOnDevice(hold.language);
    // Set only where it is wanted: with it, browsers without the language pack do not start at all.
    if (isOnDevice) engine.processLocally = true;
    const stopWaiting = this.#later(() => hold.handlers.onError('no-start'), START_PATIENCE_MS);
    engine.onstart = () => {
      stopWaiting();
      hold.handlers.onOpen?.({ isOnDevice });
    };
    engine.onsoundstart = () => this.#noteSpeech(hold);
    engine.onspeechstart = () => this.#noteSpeech(hold);
    engine.onresult = (event) => this.#onResult(hold, event);
    engine.onerror = (event) => this.#onError(hold, codeOfEngineError(event.error));
    engine.onend = () => {
      stopWaiting();
      this.#onEngineEnd(hold);
    };
    try {
      engine.start();
    } catch {
      this.#fail(hold, 'failed');
    }
  }

  #noteSpeech(hold: Hold): void {
    hold.speechStartedAtMs ??= this.#parts.clock.now();
    if (hold.hasHeardSpeech) return;
    hold.hasHeardSpeech = true;
    this.#speech += 1;
  }

  #onResult(hold: Hold, event: RecognitionResultEvent): void {
    const results = Array.from(event.results, (result) => ({
      transcript: result[0]?.transcript ?? '',
      confidence: result[0]?.confidence ?? 0,
      isFinal: result.isFinal,
    }));
    // A final out of nothing may be the last session's, delivered again; growing text is speech.
    if (results.some((result) => !result.isFinal)) this.#noteSpeech(hold);
    hold.assembly = hear(hold.assembly, results);
    hold.emptyAborts = 0;
    const text = this.#undelivered(hold);
    hold.handlers.onInterim(text);
    if (text.length > LIMITS.dictationChars) this.#deliver(hold);
    if (hold.stoppedAtMs !== null) this.#waitForLastWords(hold);
    else if (hold.isHandsFree) this.#deliverAfterPause(hold);
  }

  #isOnDevice(language: Language): boolean {
    const { device, isOffline = () => false } = this.#parts;
    return (this.#serviceFailed || isOffline()) && device !== undefined && device.isReady(language);
  }

  #onError(hold: Hold, code: RecogniserErrorCode): void {
    if (code === 'network') this.#serviceFailed = true;
    if (code === 'language-not-supported') this.#parts.device?.forget(hold.language);
    if (code === 'no-speech') {
      if (!hold.hasReported) hold.handlers.onError(code);
      hold.hasReported = true;
    } else if (code === 'aborted') {
      hold.emptyAborts += 1;
      if (hold.emptyAborts >= MAX_EMPTY_ABORTS) this.#fail(hold, code);
    } else {
      this.#fail(hold, code);
    }
  }

  /** The browser ended by itself: on silence, after a minute, or because it was told to stop. */
  #onEngineEnd(hold: Hold): void {
    if (hold.stoppedAtMs !== null) return this.#finish(true);
    this.#engine = null;
    this.#bank(hold);
    if (hold.isHandsFree) this.#deliver(hold);
    this.#later(() => this.#open(), TIMINGS.recognitionRestartMs);
  }

  #fail(hold: Hold, code: RecogniserErrorCode): void {
    hold.hasReported = true;
    hold.handlers.onError(code);
    this.#finish(true);
  }

  /** Moves the running session's text to what waits, unless it is the last speech fired again (TALK-07). */
  #bank(hold: Hold): void {
    const rest = this.#rest(hold);
    hold.assembly = NOTHING_HEARD;
    hold.delivered = '';
    if (rest === '' || !this.#duplicates.accepts(rest, this.#speech, this.#parts.clock.now())) return;
    hold.waiting = joinTexts([hold.waiting, rest]);
  }

  #rest(hold: Hold): string {
    const text = textOf(hold.assembly, this.#parts.hasCumulativeFinals);
    return text.startsWith(hold.delivered) ? text.slice(hold.delivered.length).trim() : text;
  }

  #undelivered(hold: Hold): string {
    return joinTexts([hold.waiting, this.#rest(hold)]);
  }

  #deliver(hold: Hold): void {
    const rest = this.#rest(hold);
    const isFresh = rest !== '' && this.#duplicates.accepts(rest, this.#speech, this.#parts.clock.now());
    const text = joinTexts(isFresh ? [hold.waiting, rest] : [hold.waiting]);
    hold.delivered = textOf(hold.assembly, this.#parts.hasCumulativeFinals);
    hold.waiting = '';
    hold.hasDelivered ||= text !== '';
    const speechStartedAtMs = hold.speechStartedAtMs ?? hold.startedAtMs;
    hold.speechStartedAtMs = null;
    // What follows in this session is another stretch of speech, also when it says the same.
    hold.hasHeardSpeech = false;
    for (const part of splitText(text, LIMITS.textMaxChars))
      hold.handlers.onFinal(part, { speechStartedAtMs });
  }

  #deliverAfterPause(hold: Hold): void {
    const heard = hold.assembly;
    this.#later(() => {
      if (this.#hold === hold && hold.assembly === heard && endsFinal(heard)) this.#deliver(hold);
    }, PAUSE_MS);
  }

  #waitForLastWords(hold: Hold): void {
    const heard = hold.assembly;
    this.#later(() => {
      if (this.#hold === hold && hold.assembly === heard) this.#finish(true);
    }, GRACE_MS);
  }

  /** TALK-12: a session that runs for minutes is begun anew, so that its result list does not grow for ever. */
  #cleanUp(): void {
    const hold = this.#hold;
    if (!hold || hold.stoppedAtMs !== null) return;
    this.#deliver(hold);
    this.#letGo();
    this.#later(() => this.#open(), RELEASE_MS);
    this.#later(() => this.#cleanUp(), TIMINGS.dictationCleanupMs);
  }

  /** Ends the hold: the microphone is closed, and nothing that comes later is heard. */
  #finish(keepsWords: boolean): void {
    const hold = this.#hold;
    if (!hold) return;
    this.#hold = null;
    this.#clearTimers();
    this.#letGo();
    this.#parts.lease.giveBack(this);
    if (keepsWords) {
      this.#deliver(hold);
      if (hold.stoppedAtMs !== null && !hold.hasDelivered && !hold.hasReported && !hold.isHandsFree) {
        const heldMs = hold.stoppedAtMs - hold.startedAtMs;
        hold.handlers.onError(heldMs < SHORT_HOLD_MS ? 'too-short' : 'no-speech');
      }
    }
    hold.handlers.onEnd();
  }

  #letGo(): void {
    const engine = this.#engine;
    this.#engine = null;
    if (!engine) return;
    detach(engine);
    engine.abort();
  }

  #later(action: () => void, delayMs: number): () => void {
    const cancel = this.#parts.clock.schedule(() => {
      this.#timers.delete(cancel);
      action();
    }, delayMs);
    this.#timers.add(cancel);
    return cancel;
  }

  #clearTimers(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }
}
