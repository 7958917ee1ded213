// Tests are type-checked from the root without this folder as a whole, and need the declaration too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./espeak-ng-emscripten.d.ts" />
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import load from '@echogarden/espeak-ng-emscripten';
import { LANGUAGES, type Language } from '@genbatalk/contract';
import { VOICES } from './voices.js';

/** Samples a second of everything espeak makes. */
export const SAMPLE_RATE = 22_050;

/** Longer speech is cut: nobody listens to two minutes of a voice on a site, and memory stays bounded. */
const LONGEST_SAMPLES = 120 * SAMPLE_RATE;

export interface Espeak {
  /** 16-bit mono samples at SAMPLE_RATE. The text must be clean: espeak obeys markup in it. Synchronous. */
  synthesise(text: string, language: Language): Int16Array;
  /** IPA, one line a clause, with `(en)` where espeak fell into another language's rules. */
  phonemes(text: string, language: Language): string;
}

/** Loads the WebAssembly engine (about 100 ms). Throws when a voice is missing. */
export async function loadEspeak(): Promise<Espeak> {
  // Without locateFile the 24 MB of voice data are looked for in the working directory.
  const folder = dirname(createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten'));
  const module = await load({ locateFile: (name) => join(folder, name) });
  const worker = new module.eSpeakNGWorker();
  const known = new Set(worker.list_voices().map((voice) => voice.identifier));
  const missing = LANGUAGES.filter((language) => !known.has(VOICES[language].identifier));
  if (missing.length > 0) throw new Error(`espeak-ng has no voice for ${missing.join(', ')}`);

  function select(language: Language): void {
    const { name, wordsPerMinute } = VOICES[language];
    worker.set_voice(name, name);
    worker.set_rate(wordsPerMinute);
  }

  return {
    synthesise(text, language) {
      select(language);
      const chunks: Int16Array[] = [];
      let length = 0;
      worker.synthesize(text, (chunk) => {
        chunks.push(chunk);
        length += chunk.length;
        return length >= LONGEST_SAMPLES;
      });
      const samples = new Int16Array(length);
      let offset = 0;
      for (const chunk of chunks) {
        samples.set(chunk, offset);
        offset += chunk.length;
      }
      return samples.subarray(0, LONGEST_SAMPLES);
    },
    phonemes(text, language) {
      select(language);
      const { code, ipa } = worker.synthesize_ipa(text);
      if (code !== 0) throw new Error(`espeak-ng could not write phonemes (code ${code})`);
      return ipa.trim();
    },
  };
}
