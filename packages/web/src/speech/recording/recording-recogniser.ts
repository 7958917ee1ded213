import { type Language, LIMITS, TIMINGS } from '@genbatalk/contract';
import { type Clock, repeat } from '../../realtime/clock';
import type { MicrophoneLease } from '../microphone-lease';
import type { Recogniser, RecogniserErrorCode, RecogniserHandlers, RecogniserOptions } from '../recogniser';
import type { OpenRecorderMicrophone, RecorderMicrophone, RunningRecording } from './recorder-microphone';
import { SpeechMeter } from './speech-meter';

/** The microphone did not open in this time: say so (C6). */
const START_PATIENCE_MS = 2_000;
const METER_MS = 100;
/** A recording is sent before it is too large, and the next one begun without a gap: some 55 s. */
const CUT_BYTES = 450_000;

export interface RecordingParts {
  readonly open: OpenRecorderMicrophone;
  readonly clock: Clock;
  readonly lease: MicrophoneLease;
}

/** One press of the button. */
interface Take {
  readonly language: Language;
  readonly handlers: RecogniserHandlers;
  readonly startedAtMs: number;
  readonly meter: SpeechMeter;
  readonly timers: Set<() => void>;
  isHandsFree: boolean;
  isStopping: boolean;
  microphone: RecorderMicrophone | null;
  recording: RunningRecording | null;
  /** Recordings that are being put together; the end is told after them. */
  readonly pending: Set<Promise<void>>;
  hasDelivered: boolean;
}

/** Records speech for the server to recognise (`voice-data`), in the place of the browser's recogniser. */
export class RecordingRecogniser implements Recogniser {
  readonly #parts: RecordingParts;
  #take: Take | null = null;

  constructor(parts: RecordingParts) {
    this.#parts = parts;
  }

  start(language: Language, handlers: RecogniserHandlers, options: RecogniserOptions = {}): void {
    const { clock, lease } = this.#parts;
    this.#close(true);
    lease.take(this, () => this.#close(true));
    const take: Take = {
      language,
      handlers,
      startedAtMs: clock.now(),
      meter: new SpeechMeter(),
      timers: new Set(),
      isHandsFree: options.deliver === 'on-pause',
      isStopping: false,
      microphone: null,
      recording: null,
      pending: new Set(),
      hasDelivered: false,
    };
    this.#take = take;
    void this.#open(take);
  }

  goHandsFree(): void {
    if (this.#take) this.#take.isHandsFree = true;
  }

  /** The last sound is still on its way from the mouth to the recorder when the button is let go. */
  stop({ atOnce = false } = {}): void {
    const take = this.#take;
    if (!take || (take.isStopping && !atOnce)) return;
    take.isStopping = true;
    if (!take.microphone || atOnce) return this.#close(true);
    take.timers.add(this.#parts.clock.schedule(() => this.#closeIf(take), TIMINGS.recordingTailMs));
  }

  abort(): void {
    this.#close(false);
  }

  async #open(take: Take): Promise<void> {
    const { clock } = this.#parts;
    const stopWaiting = clock.schedule(() => take.handlers.onError('no-start'), START_PATIENCE_MS);
    take.timers.add(stopWaiting);
    try {
      const microphone = await this.#parts.open();
      // Let go, or muted, while the browser asked for permission.
      if (this.#take !== take) return microphone.close();
      stopWaiting();
      take.microphone = microphone;
      microphone.onLost(() => this.#closeIf(take));
      take.recording = microphone.record();
    } catch (error) {
      if (this.#take !== take) return;
      take.handlers.onError(codeOf(error));
      take.hasDelivered = true;
      return this.#close(false);
    }
    take.timers.add(repeat(clock, () => this.#watch(take), METER_MS));
    take.handlers.onOpen?.();
  }

  #watch(take: Take): void {
    if (this.#take !== take || !take.microphone || !take.recording) return;
    const nowMs = this.#parts.clock.now();
    take.meter.hear(take.microphone.level(), nowMs);
    const isPausing = take.isHandsFree && take.meter.isPausing(nowMs);
    if (take.isStopping || (!isPausing && take.recording.bytes < CUT_BYTES)) return;
    const finished = take.recording;
    // Begun before the other ends: between the two nothing is lost.
    take.recording = take.microphone.record();
    this.#deliver(take, finished);
    take.meter.startAnew();
  }

  #closeIf(take: Take): void {
    if (this.#take === take) this.#close(true);
  }

  /** The one way out: the recorder and the microphone are closed here and nowhere else. */
  #close(keepsSpeech: boolean): void {
    const take = this.#take;
    if (!take) return;
    this.#take = null;
    for (const cancel of take.timers) cancel();
    const { recording, microphone, handlers } = take;
    if (recording && keepsSpeech) this.#deliver(take, recording);
    else recording?.discard();
    if (!recording && keepsSpeech && !take.hasDelivered) handlers.onError('too-short');
    microphone?.close();
    this.#parts.lease.giveBack(this);
    if (take.pending.size === 0) return handlers.onEnd();
    void Promise.all(take.pending).then(() => handlers.onEnd());
  }

  #deliver(take: Take, recording: RunningRecording): void {
    const mayHoldSpeech = take.meter.mayHoldSpeech;
    const delivery = recording.stop().then((bytes) => {
      take.pending.delete(delivery);
      const problem = problemOf(bytes.length, mayHoldSpeech);
      if (problem === null) {
        take.hasDelivered = true;
        take.handlers.onRecording?.({ bytes, mimeType: recording.mimeType, language: take.language });
        // Hands-free, and at the end of what was sent in parts, a rest without speech is no failure.
      } else if (problem === 'too-long' || (!take.isHandsFree && !take.hasDelivered)) {
        take.handlers.onError(problem);
      }
    });
    take.pending.add(delivery);
  }
}

/** TALK-21, TALK-22: the server would skip it, or refuse it. */
function problemOf(bytes: number, mayHoldSpeech: boolean): RecogniserErrorCode | null {
  if (bytes < LIMITS.voiceSkippedBelowBytes) return 'too-short';
  if (bytes > LIMITS.voiceMaxBytes) return 'too-long';
  return mayHoldSpeech ? null : 'no-speech';
}

function codeOf(error: unknown): RecogniserErrorCode {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not-allowed';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'audio-capture' : 'failed';
}
