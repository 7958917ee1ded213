import type { LocalVoice, Sound, SoundOutput } from '../sound-output';

/** A loudspeaker by hand. The bytes of a sound are its name; an empty one does not decode. */
export class ScriptedOutput implements SoundOutput {
  isRunning = true;
  /** Whether a tap brings it back. */
  isUnlockable = true;
  readonly played: string[] = [];
  #end: (() => void) | null = null;
  #onChange: (isRunning: boolean) => void = () => undefined;

  ready(): Promise<boolean> {
    return Promise.resolve(this.isRunning);
  }

  unlock(): Promise<boolean> {
    this.isRunning ||= this.isUnlockable;
    return this.ready();
  }

  decode(bytes: ArrayBuffer): Promise<Sound & { name: string }> {
    const name = new TextDecoder().decode(bytes);
    return name === '' ? Promise.reject(new Error('unreadable')) : Promise.resolve({ duration: 2, name });
  }

  play(sound: Sound & { name?: string }, _rate: number, onEnd: () => void): () => void {
    this.played.push(sound.name ?? '');
    this.#end = onEnd;
    return () => {
      this.#end = null;
    };
  }

  setVolume(): void {
    // Volume is the browser's matter.
  }

  level(): number {
    return this.#end ? 0.2 : 0;
  }

  onChange(listener: (isRunning: boolean) => void): void {
    this.#onChange = listener;
  }

  /** What sounds comes to its end. */
  end(): void {
    const end = this.#end;
    this.#end = null;
    end?.();
  }

  get isSounding(): boolean {
    return this.#end !== null;
  }

  /** The system takes the loudspeaker away, or gives it back. */
  change(isRunning: boolean): void {
    this.isRunning = isRunning;
    this.#onChange(isRunning);
  }
}

/** A device voice that knows the given languages and speaks at once. */
export class ScriptedVoice implements LocalVoice {
  readonly said: string[] = [];
  readonly languages: readonly string[];

  constructor(languages: readonly string[]) {
    this.languages = languages;
  }

  unlock(): void {
    // Nothing to unlock.
  }

  say(text: string, language: string): Promise<boolean> {
    const isSpoken = this.languages.includes(language);
    if (isSpoken) this.said.push(text);
    return Promise.resolve(isSpoken);
  }
}
