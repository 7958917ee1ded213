import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the scripted recogniser will hear at the next press, in order. */
    scriptedSpeech: string[];
  }
}

/**
 * Puts a scripted recogniser in the browser's place, since headless Chromium has none that works: it fires the
 * real sequence of events (start, audiostart, soundstart, speechstart, interim and final results, speechend,
 * soundend, audioend, end) for whatever `speak` says.
 */
export async function scriptRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scriptedSpeech = [];
    class ScriptedRecognition extends EventTarget {
      lang = '';
      continuous = false;
      interimResults = false;
      maxAlternatives = 1;
      #isOpen = false;
      #transcript: string | undefined;

      start(): void {
        if (this.#isOpen) throw new DOMException('recognition has already started', 'InvalidStateError');
        this.#isOpen = true;
        this.#later(() => {
          for (const type of ['start', 'audiostart']) this.#fire(new Event(type));
          this.#transcript = window.scriptedSpeech.shift();
          if (this.#transcript === undefined) return;
          for (const type of ['soundstart', 'speechstart']) this.#fire(new Event(type));
          this.#result(this.#transcript.slice(0, Math.ceil(this.#transcript.length / 2)), false);
          this.#result(this.#transcript, false);
        });
      }
      stop(): void {
        if (!this.#isOpen) return;
        this.#later(() => {
          if (this.#transcript !== undefined) this.#result(this.#transcript, true);
          else this.#fire(Object.assign(new Event('error'), { error: 'no-speech', message: '' }));
          this.#end();
        });
      }
      abort(): void {
        if (!this.#isOpen) return;
        this.#later(() => {
          this.#fire(Object.assign(new Event('error'), { error: 'aborted', message: '' }));
          this.#end();
        });
      }
      #end(): void {
        if (!this.#isOpen) return;
        this.#isOpen = false;
        this.#transcript = undefined;
        for (const type of ['speechend', 'soundend', 'audioend', 'end']) this.#fire(new Event(type));
      }
      #result(transcript: string, isFinal: boolean): void {
        const alternative = { transcript, confidence: 0.9 };
        const result = Object.assign([alternative], { isFinal, item: () => alternative });
        const results = Object.assign([result], { item: () => result });
        this.#fire(Object.assign(new Event('result'), { resultIndex: 0, results }));
      }
      #fire(event: Event): void {
        this.dispatchEvent(event);
        const handler = (this as unknown as Record<string, unknown>)[`on${event.type}`];
        if (typeof handler === 'function') handler.call(this, event);
      }
      #later(work: () => void): void {
        queueMicrotask(work);
      }
    }
    Object.assign(window, {
      SpeechRecognition: ScriptedRecognition,
      webkitSpeechRecognition: ScriptedRecognition,
    });
  });
}

/** Lets the next press of the talk button hear this. */
export function prepareSpeech(page: Page, text: string): Promise<void> {
  return page.evaluate((heard) => {
    window.scriptedSpeech.push(heard);
  }, text);
}
