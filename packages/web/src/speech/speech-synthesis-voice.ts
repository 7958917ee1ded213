import { isLanguage, SPEECH_LOCALES } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import { expectedDurationMs } from './expected-duration';
import type { LocalVoice } from './sound-output';
import { splitText } from './split-text';

/** Chrome falls silent after some 15 s of one utterance (C12). */
const CHUNK_CHARS = 120;
/** The list of voices comes late in Chrome. */
const VOICES_PATIENCE_MS = 500;
const WATCHDOG_SLACK_MS = 1_500;

/** `speechSynthesis` made to end: short chunks, a watchdog for each, nothing paused or resumed (C12). */
export class SpeechSynthesisVoice implements LocalVoice {
  readonly #synthesis: SpeechSynthesis | undefined;
  readonly #clock: Clock;

  constructor(synthesis: SpeechSynthesis | undefined, clock: Clock) {
    this.#synthesis = synthesis;
    this.#clock = clock;
  }

  unlock(): void {
    if (!this.#synthesis || this.#synthesis.speaking) return;
    const silence = new SpeechSynthesisUtterance(' ');
    silence.volume = 0;
    this.#synthesis.speak(silence);
  }

  async say(
    text: string,
    language: string,
    settings: { readonly rate: number; readonly volume: number },
    signal: AbortSignal,
  ): Promise<boolean> {
    const synthesis = this.#synthesis;
    if (!synthesis) return false;
    const voice = await this.#voiceFor(synthesis, language);
    // Another language's voice would read letters, not words: silence and the text are better.
    if (!voice || signal.aborted) return false;
    // A stuck queue would swallow what follows.
    synthesis.cancel();
    for (const chunk of splitText(text, CHUNK_CHARS)) {
      const utterance = new SpeechSynthesisUtterance(chunk);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = settings.rate;
      utterance.volume = settings.volume;
      const limitMs = (2 * expectedDurationMs(chunk)) / settings.rate + WATCHDOG_SLACK_MS;
      if (!(await this.#speak(synthesis, utterance, limitMs, signal))) return false;
    }
    return true;
  }

  #speak(
    synthesis: SpeechSynthesis,
    utterance: SpeechSynthesisUtterance,
    limitMs: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (wasSpoken: boolean): void => {
        stopWatching();
        signal.removeEventListener('abort', onAbort);
        resolve(wasSpoken);
      };
      const giveUp = (): void => {
        synthesis.cancel();
        finish(false);
      };
      const onAbort = giveUp;
      const stopWatching = this.#clock.schedule(giveUp, limitMs);
      signal.addEventListener('abort', onAbort);
      utterance.addEventListener('end', () => finish(true));
      utterance.addEventListener('error', () => finish(false));
      synthesis.speak(utterance);
    });
  }

  async #voiceFor(
    synthesis: SpeechSynthesis,
    language: string,
  ): Promise<SpeechSynthesisVoiceOfBrowser | null> {
    if (synthesis.getVoices().length === 0) await this.#waitForVoices(synthesis);
    const locale = isLanguage(language) ? SPEECH_LOCALES[language] : language;
    const voices = synthesis.getVoices().map((voice) => ({ voice, lang: voice.lang.replace('_', '-') }));
    const match =
      voices.find(({ lang }) => lang === locale) ??
      voices.find(({ lang }) => lang.split('-')[0] === language);
    return match?.voice ?? null;
  }

  #waitForVoices(synthesis: SpeechSynthesis): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        stopWaiting();
        synthesis.removeEventListener('voiceschanged', done);
        resolve();
      };
      const stopWaiting = this.#clock.schedule(done, VOICES_PATIENCE_MS);
      synthesis.addEventListener('voiceschanged', done);
    });
  }
}

type SpeechSynthesisVoiceOfBrowser = ReturnType<SpeechSynthesis['getVoices']>[number];
