/** The part of `navigator.mediaSession` that is used. */
export type HeadsetSession = Pick<MediaSession, 'setActionHandler' | 'playbackState'>;

/**
 * Something that sounds, silently: a system gives a headset's button only to the page that plays.
 * `start` may be refused without a gesture, and is then tried again at the next one.
 */
export interface SilentSound {
  start(): Promise<void>;
  stop(): void;
}

/** What headsets send: most one of these two in turn, some only one, and hang-up on those made for calls. */
const ACTIONS = ['play', 'pause', 'stop'] as const;

/** The button of a headset, which turns hands-free speaking on and off. Where there is no Media Session nothing happens. */
export class HeadsetButton {
  readonly #session: HeadsetSession | undefined;
  readonly #silence: SilentSound;
  readonly #onPress: () => void;
  #isStarted = false;

  constructor(session: HeadsetSession | undefined, silence: SilentSound, onPress: () => void) {
    this.#session = session;
    this.#silence = silence;
    this.#onPress = onPress;
  }

  /** To be called within a gesture; again at every gesture until it sounds. */
  async start(): Promise<void> {
    if (this.#session === undefined || this.#isStarted) return;
    this.#isStarted = true;
    for (const action of ACTIONS) this.#handle(action, this.#onPress);
    try {
      await this.#silence.start();
    } catch {
      this.#isStarted = false;
      // Blocked before the first gesture: the next one starts it.
    }
  }

  /** Tells the system whether one speaks, so that its own picture of the button is right. */
  show(isSpeaking: boolean): void {
    if (this.#session !== undefined) this.#session.playbackState = isSpeaking ? 'playing' : 'paused';
  }

  stop(): void {
    if (this.#session === undefined) return;
    for (const action of ACTIONS) this.#handle(action, null);
    this.#session.playbackState = 'none';
    this.#isStarted = false;
    this.#silence.stop();
  }

  #handle(action: MediaSessionAction, handler: (() => void) | null): void {
    try {
      this.#session?.setActionHandler(action, handler);
    } catch {
      // A browser that does not know one of the actions throws; the others still work.
    }
  }
}
