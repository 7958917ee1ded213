export interface Sound {
  /** Seconds, as the decoder found them. */
  readonly duration: number;
}

/** The loudspeaker. Web Audio in the product, scripted in tests. */
export interface SoundOutput {
  /** Whether sound would be heard now; tries to make it so without a gesture. */
  ready(): Promise<boolean>;
  /** To be called within a gesture: makes or resumes what the browser had blocked (C10, C15). */
  unlock(): Promise<boolean>;
  decode(bytes: ArrayBuffer): Promise<Sound>;
  /** Plays until `onEnd`; the answer stops it, after which `onEnd` is not called. */
  play(sound: Sound, rate: number, onEnd: () => void): () => void;
  setVolume(volume: number): void;
  /** Loudness of what sounds now, 0 to 1 (root mean square). */
  level(): number;
  /** Tells when the system took the loudspeaker away, or gave it back (C11). */
  onChange(listener: (isRunning: boolean) => void): void;
}

/** The device's own voice, for texts that came without sound. */
export interface LocalVoice {
  /** Resolves with whether the text was spoken; never rejects, never hangs. Stops at `signal`. */
  say(
    text: string,
    language: string,
    settings: { readonly rate: number; readonly volume: number },
    signal: AbortSignal,
  ): Promise<boolean>;
  /** To be called within a gesture, for browsers that allow speech only after one. */
  unlock(): void;
}
