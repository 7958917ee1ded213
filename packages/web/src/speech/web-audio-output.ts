import type { Clock } from '../realtime/clock';
import type { Sound, SoundOutput } from './sound-output';
import { lengthMs, type Tone } from './tones';

/** A tone fades in and out in this time: cut off hard it would click. */
const EDGE_SECONDS = 0.008;
/** A resume that the browser blocks stays pending for ever; after this it counts as blocked. */
const RESUME_PATIENCE_MS = 300;

/**
 * The one AudioContext of the page: source → gain → analyser → loudspeaker. The context's own state
 * is read before every play: phones suspend, interrupt and close it without being asked (C11).
 */
export class WebAudioOutput implements SoundOutput {
  readonly #createContext: () => AudioContext;
  readonly #clock: Clock;
  #context: AudioContext | null = null;
  #gain: GainNode | null = null;
  #analyser: AnalyserNode | null = null;
  #samples = new Float32Array(0);
  #volume = 1;
  #listener: (isRunning: boolean) => void = () => undefined;

  constructor(createContext: () => AudioContext, clock: Clock) {
    this.#createContext = createContext;
    this.#clock = clock;
  }

  ready(): Promise<boolean> {
    return this.#resume(this.#contextNow());
  }

  unlock(): Promise<boolean> {
    const context = this.#contextNow();
    // Some browsers count only a source that was started within the gesture.
    const silence = context.createBufferSource();
    silence.buffer = context.createBuffer(1, 1, context.sampleRate);
    silence.connect(context.destination);
    silence.start();
    return this.#resume(context);
  }

  decode(bytes: ArrayBuffer): Promise<Sound> {
    return this.#contextNow().decodeAudioData(bytes);
  }

  play(sound: Sound, rate: number, onEnd: () => void): () => void {
    return this.#start(sound, rate, this.#gain ?? this.#contextNow().destination, onEnd);
  }

  /** Plays past the volume that the user chose: an alarm is as loud as the device allows. */
  playLoud(sound: Sound, onEnd: () => void): () => void {
    return this.#start(sound, 1, this.#contextNow().destination, onEnd);
  }

  /**
   * Sounds tones now, past the chosen volume; the answer ends them. Nothing where sound is blocked:
   * a signal that comes when the context is resumed would be about something else.
   */
  sing(tones: readonly Tone[]): () => void {
    const context = this.#contextNow();
    if (!isRunning(context)) return () => undefined;
    const master = context.createGain();
    master.connect(context.destination);
    const startsAt = context.currentTime;
    for (const tone of tones) addTone(context, master, startsAt, tone);
    const stopWaiting = this.#clock.schedule(() => master.disconnect(), lengthMs(tones) + 100);
    return () => {
      stopWaiting();
      master.disconnect();
    };
  }

  #start(sound: Sound, rate: number, target: AudioNode, onEnd: () => void): () => void {
    const source = this.#contextNow().createBufferSource();
    source.buffer = sound as AudioBuffer;
    source.playbackRate.value = rate;
    source.connect(target);
    source.onended = onEnd;
    source.start();
    return () => {
      source.onended = null;
      source.stop();
      source.disconnect();
    };
  }

  setVolume(volume: number): void {
    this.#volume = volume;
    if (this.#gain) this.#gain.gain.value = volume;
  }

  level(): number {
    if (!this.#analyser) return 0;
    this.#analyser.getFloatTimeDomainData(this.#samples);
    const power = this.#samples.reduce((sum, sample) => sum + sample * sample, 0);
    return Math.sqrt(power / this.#samples.length);
  }

  onChange(listener: (isRunning: boolean) => void): void {
    this.#listener = listener;
  }

  async #resume(context: AudioContext): Promise<boolean> {
    if (context.state === 'running') return true;
    let stopWaiting = (): void => undefined;
    const patience = new Promise<void>((resolve) => {
      stopWaiting = this.#clock.schedule(resolve, RESUME_PATIENCE_MS);
    });
    await Promise.race([context.resume().catch(() => undefined), patience]);
    stopWaiting();
    return isRunning(context);
  }

  #contextNow(): AudioContext {
    if (this.#context && this.#context.state !== 'closed') return this.#context;
    const context = this.#createContext();
    const gain = context.createGain();
    const analyser = context.createAnalyser();
    analyser.fftSize = 2048;
    gain.gain.value = this.#volume;
    gain.connect(analyser).connect(context.destination);
    context.addEventListener('statechange', () => {
      if (context === this.#context) this.#listener(isRunning(context));
    });
    this.#context = context;
    this.#gain = gain;
    this.#analyser = analyser;
    this.#samples = new Float32Array(analyser.fftSize);
    return context;
  }
}

// A function, because the compiler believes that a state once read does not change.
function isRunning(context: AudioContext): boolean {
  return context.state === 'running';
}

function addTone(context: AudioContext, target: AudioNode, startsAt: number, tone: Tone): void {
  const from = startsAt + tone.atMs / 1_000;
  const until = from + tone.durationMs / 1_000;
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  oscillator.type = tone.shape ?? 'sine';
  oscillator.frequency.setValueAtTime(tone.frequencyHz, from);
  oscillator.frequency.linearRampToValueAtTime(tone.endFrequencyHz ?? tone.frequencyHz, until);
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(tone.gain, from + EDGE_SECONDS);
  envelope.gain.setValueAtTime(tone.gain, until - EDGE_SECONDS);
  envelope.gain.linearRampToValueAtTime(0, until);
  oscillator.connect(envelope).connect(target);
  oscillator.start(from);
  oscillator.stop(until);
}
