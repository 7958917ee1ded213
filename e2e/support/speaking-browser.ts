import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './chromium';
import { runTool } from './run-tool';

declare global {
  interface Window {
    /** What the page asked MediaRecorder for, and how many chunks came. */
    recorderWatch: { bitsPerSecond?: number; mimeType?: string; chunkMs?: number; chunks: number }[];
  }
}

/** The voice and rate that the recogniser of the journeys understands best (27 of 27 sentences). */
const VOICE = ['-v', 'en-us+f3', '-s', '140'];

/** A browser whose microphone hears one English sentence, from its beginning whenever it is opened. */
export interface SpeakingBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Chromium takes a file in the place of the microphone, one for the whole browser. */
export async function launchSpeakingBrowser(sentence: string): Promise<SpeakingBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'genbatalk-speech-'));
  const wav = join(folder, 'speech.wav');
  await runTool('espeak-ng', [...VOICE, '-w', wav, sentence]);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...CHROMIUM_ARGUMENTS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${wav}%noloop`,
    ],
  });
  return {
    browser,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A browser as Firefox is: without the Web Speech API. */
export async function removeWebSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

/** Notes what MediaRecorder is asked for, and counts the chunks, by which a journey knows how long it recorded. */
export async function watchRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.recorderWatch = [];
    const Recorder = window.MediaRecorder;
    window.MediaRecorder = class extends Recorder {
      readonly #watch: Window['recorderWatch'][number];
      constructor(stream: MediaStream, options: MediaRecorderOptions = {}) {
        super(stream, options);
        const { audioBitsPerSecond, mimeType } = options;
        this.#watch = {
          chunks: 0,
          ...(audioBitsPerSecond !== undefined && { bitsPerSecond: audioBitsPerSecond }),
          ...(mimeType !== undefined && { mimeType }),
        };
        window.recorderWatch.push(this.#watch);
        this.addEventListener('dataavailable', () => {
          this.#watch.chunks += 1;
        });
      }
      override start(chunkMs?: number): void {
        if (chunkMs !== undefined) this.#watch.chunkMs = chunkMs;
        super.start(chunkMs);
      }
    };
  });
}

/** How many chunks the running recording has; none where none runs. */
export function recordedChunks(page: Page): Promise<number> {
  return page.evaluate(() => window.recorderWatch.at(-1)?.chunks ?? 0);
}
