import type { ErrorCode, FaceToFaceTranslated, Language, Speaker } from '@genbatalk/contract';
import { TIMINGS } from '@genbatalk/contract';
import { type Clock, repeat } from '../../../realtime/clock';
import { decodeBase64 } from '../../../speech/decode-base64';
import type { Player } from '../../../speech/player';
import { isMicrophoneOpen, type TalkEffect, type TalkEvent, talk } from '../../../speech/push-to-talk';
import { endsRecognition, type Recogniser } from '../../../speech/recogniser';
import { cleanUpConversation, cleanUpSide } from './clean-up';
import {
  addEntry,
  type Conversation,
  chooseGuestLanguage,
  chooseHostLanguage,
  type Entry,
  languageOf,
  NEW_CONVERSATION,
  otherSpeaker,
  swapLanguages,
} from './conversation';
import type { Interpretation } from './interpreter';
import { noticeOf, SIDE_AT_REST, type Side, withInterim } from './side';

export interface FaceToFaceState extends Conversation {
  /** False until the tap that unlocks audio (F2F-02, F2F-03). */
  readonly isStarted: boolean;
  readonly sides: Readonly<Record<Speaker, Side>>;
  readonly lastRecognised: string;
}

interface Translation {
  readonly text: string;
  readonly sourceLanguage: Language;
  readonly targetLanguage: Language;
  readonly speaker: Speaker;
  readonly utteranceId: string;
}

export interface FaceToFaceParts {
  readonly translate: (request: Translation) => Promise<Interpretation>;
  readonly onTranslated: (handler: (translated: FaceToFaceTranslated) => void) => () => void;
  /** Null in a browser that cannot recognise speech: typing remains. */
  readonly recogniser: Recogniser | null;
  readonly player: Pick<
    Player,
    'enqueue' | 'playNow' | 'hold' | 'release' | 'unlock' | 'clear' | 'getSnapshot' | 'subscribe'
  >;
  readonly clock: Clock;
  readonly createId: () => string;
  /** Told why a translation was refused (ERR-32). */
  readonly onRefused: (code: ErrorCode) => void;
}

/** What is not translated, or only partly, would be noise in the other's voice. */
function isSpoken(quality: FaceToFaceTranslated['quality']): boolean {
  return quality !== 'none' && quality !== 'partial';
}

const SPEAKERS: readonly Speaker[] = ['host', 'guest'];

/** Two people at one phone. Lives outside React; `open` connects it to sound and server, and gives the way out. */
export class FaceToFace {
  readonly #parts: FaceToFaceParts;
  readonly #listeners = new Set<() => void>();
  #state: FaceToFaceState = {
    ...NEW_CONVERSATION,
    isStarted: false,
    sides: { host: SIDE_AT_REST, guest: SIDE_AT_REST },
    lastRecognised: '',
  };
  #wasPlaying = false;
  #cancelQuiet = (): void => undefined;
  #cancelRestart = (): void => undefined;

  constructor(parts: FaceToFaceParts) {
    this.#parts = parts;
  }

  readonly getSnapshot = (): FaceToFaceState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): () => void {
    const { player, onTranslated } = this.#parts;
    const endings = [
      repeat(this.#parts.clock, () => this.#cleanUp(), TIMINGS.faceToFaceCleanupMs),
      onTranslated((translated) => this.#hear(translated)),
      player.subscribe(() => this.#followPlayer()),
    ];
    return () => {
      for (const speaker of SPEAKERS) this.#talk(speaker, { type: 'unmount' });
      for (const end of endings) end();
      this.#cancelQuiet();
      this.#cancelRestart();
      player.clear();
    };
  }

  /** Within the tap on the overlay: browsers open the loudspeaker only then. */
  start(): void {
    this.#parts.player.unlock();
    this.#change({ isStarted: true });
  }

  press(speaker: Speaker): void {
    if (!this.#state.isStarted) return;
    if (this.#parts.recogniser === null) return this.#changeSide(speaker, { notice: 'typeInstead' });
    // There is one microphone: who presses has it, and what the other one said until then is sent.
    this.#talk(otherSpeaker(speaker), { type: 'blur' });
    this.#cancelQuiet();
    this.#change({ active: speaker });
    this.#changeSide(speaker, { notice: null });
    this.#talk(speaker, { type: 'press' });
  }

  release(speaker: Speaker): void {
    this.#talk(speaker, { type: 'release' });
  }

  /** Hands-free from here on: what was said so far is sent, and the recogniser begins anew (F2F-14, F2F-17). */
  lock(speaker: Speaker): void {
    this.#talk(speaker, { type: 'lock' });
    if (!this.#sideOf(speaker).talk.locked) return this.#talk(speaker, { type: 'release' });
    this.#parts.recogniser?.stop();
    // Held back while a button is held; hands-free, what comes is heard and the microphone waits (F2F-16).
    this.#parts.player.release();
  }

  say(speaker: Speaker, text: string): void {
    const trimmed = text.trim();
    if (trimmed === '') return;
    const id = this.#parts.createId();
    const { waiting } = this.#sideOf(speaker);
    this.#changeSide(speaker, { interim: '', notice: null, waiting: [...waiting, { id, text: trimmed }] });
    void this.#send(speaker, id, trimmed);
  }

  replay(entry: Entry): void {
    this.#parts.player.playNow(this.#speechOf(entry));
  }

  chooseGuestLanguage(language: Language): void {
    this.#change(chooseGuestLanguage(this.#state, language));
  }

  chooseHostLanguage(language: Language): void {
    this.#change(chooseHostLanguage(this.#state, language));
  }

  swapLanguages(): void {
    this.#change(swapLanguages(this.#state));
  }

  async #send(speaker: Speaker, utteranceId: string, text: string): Promise<void> {
    const answer = await this.#parts.translate({
      text,
      speaker,
      utteranceId,
      sourceLanguage: languageOf(this.#state, speaker),
      targetLanguage: languageOf(this.#state, otherSpeaker(speaker)),
    });
    if (answer.kind === 'on-its-way') return;
    this.#noLongerWaiting(speaker, utteranceId);
    if (answer.kind === 'here') return this.#hear(answer.translated);
    const isUnreachable = answer.code === 'offline';
    this.#changeSide(speaker, { notice: isUnreachable ? 'offline' : 'failed' });
    if (!isUnreachable) this.#parts.onRefused(answer.code);
  }

  #hear({ utteranceId, ...translated }: FaceToFaceTranslated): void {
    const entry: Entry = { ...translated, id: utteranceId ?? this.#parts.createId() };
    this.#noLongerWaiting(entry.speaker, entry.id);
    // The server's answer may come after the device has translated by itself: shown, and not said twice.
    const isSaid = this.#state.entries.some(({ id, quality }) => id === entry.id && isSpoken(quality));
    this.#change(addEntry(this.#state, entry));
    if (!isSaid && isSpoken(entry.quality)) this.#parts.player.enqueue(this.#speechOf(entry));
  }

  #cleanUp(): void {
    const { sides } = this.#state;
    const cleaned = { host: cleanUpSide(sides.host), guest: cleanUpSide(sides.guest) };
    this.#change({ ...cleanUpConversation(this.#state), sides: cleaned });
  }

  #speechOf({ id, translatedText, translatedLanguage, audioBase64 }: Entry) {
    return {
      id,
      text: translatedText,
      language: translatedLanguage,
      loadSound:
        audioBase64 === undefined ? undefined : () => Promise.resolve().then(() => decodeBase64(audioBase64)),
    };
  }

  #talk(speaker: Speaker, event: TalkEvent): void {
    const step = talk(this.#sideOf(speaker).talk, event);
    this.#changeSide(speaker, { talk: step.state });
    for (const effect of step.effects) this.#carryOut(speaker, effect);
  }

  #carryOut(speaker: Speaker, effect: TalkEffect): void {
    const { recogniser, player } = this.#parts;
    if (effect === 'open-microphone') this.#listen(speaker);
    if (effect === 'finish-microphone') recogniser?.stop();
    if (effect === 'discard-microphone') recogniser?.abort();
    if (effect === 'hold-playback') player.hold();
    if (effect === 'release-playback') player.release();
  }

  #listen(speaker: Speaker): void {
    const { talk: state } = this.#sideOf(speaker);
    const { run } = state;
    let hasFailed = false;
    this.#parts.recogniser?.start(
      languageOf(this.#state, speaker),
      {
        onOpen: () => this.#talk(speaker, { type: 'opened', run }),
        onInterim: (text) => this.#changeSide(speaker, withInterim(this.#sideOf(speaker), text)),
        onFinal: (text) => {
          this.#change({ lastRecognised: text });
          this.say(speaker, text);
        },
        onError: (code) => {
          hasFailed ||= endsRecognition(code);
          const notice = noticeOf(code);
          if (notice !== null) this.#changeSide(speaker, { notice });
        },
        onEnd: () => this.#ended(speaker, run, hasFailed),
      },
      { deliver: state.locked ? 'on-pause' : 'on-stop' },
    );
  }

  /** F2F-17: a locked side whose recognition ended by itself listens again after 500 ms. */
  #ended(speaker: Speaker, run: number, hasFailed: boolean): void {
    this.#changeSide(speaker, { interim: '' });
    const isStillLocked = () => {
      const { talk: state } = this.#sideOf(speaker);
      return state.locked && state.run === run && isMicrophoneOpen(state);
    };
    if (hasFailed || !isStillLocked()) return this.#talk(speaker, { type: 'ended', run });
    this.#cancelRestart();
    this.#cancelRestart = this.#parts.clock.schedule(() => {
      if (isStillLocked()) this.#listen(speaker);
    }, TIMINGS.recognitionRestartMs);
  }

  /** F2F-15, F2F-16: a locked side is deaf while audio plays, and 2 s after it all is as before. */
  #followPlayer(): void {
    const isPlaying = this.#parts.player.getSnapshot().status === 'playing';
    if (isPlaying === this.#wasPlaying) return;
    this.#wasPlaying = isPlaying;
    this.#cancelQuiet();
    if (isPlaying) {
      for (const speaker of SPEAKERS) this.#talk(speaker, { type: 'playback-started' });
      return;
    }
    this.#cancelQuiet = this.#parts.clock.schedule(() => {
      const { host } = this.#state.sides;
      if (!host.talk.locked && !isMicrophoneOpen(host.talk)) this.#change({ active: 'guest' });
      for (const speaker of SPEAKERS) this.#talk(speaker, { type: 'playback-over' });
    }, TIMINGS.resumeAfterAudioMs);
  }

  #sideOf(speaker: Speaker): Side {
    return this.#state.sides[speaker];
  }

  #noLongerWaiting(speaker: Speaker, id: string): void {
    const waiting = this.#sideOf(speaker).waiting.filter((sent) => sent.id !== id);
    this.#changeSide(speaker, { waiting });
  }

  #changeSide(speaker: Speaker, change: Partial<Side>): void {
    const { sides } = this.#state;
    this.#change({ sides: { ...sides, [speaker]: { ...sides[speaker], ...change } } });
  }

  #change(change: Partial<FaceToFaceState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
