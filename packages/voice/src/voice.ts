import { LANGUAGES, type Language } from '@genbatalk/contract';
import { type Analyser, loadAnalyser } from './kana/analyser.js';
import { type Espeak, loadEspeak, SAMPLE_RATE } from './speaking/espeak.js';
import { shapeLevel } from './speaking/level.js';
import { loadMp3Encoder, type Mp3Encoder } from './speaking/mp3.js';
import { prepare } from './text/prepare.js';

export interface Spoken {
  /** MP3, mono, 22.05 kHz, 32 kbit/s; empty when the text holds nothing that can be spoken. */
  readonly audio: Buffer;
  readonly durationMs: number;
}

export interface Voice {
  speak(text: string, language: Language): Spoken;
  /** IPA of what would be spoken; empty for the same texts as `speak`. */
  phonemes(text: string, language: Language): string;
  /** Speaks a word in every language, so that nobody's first sentence waits for voices to load (up to 0.25 s). */
  warmUp(): void;
}

/** Loads espeak, IPADIC and the encoder. Everything afterwards is synchronous, 10 to 40 ms a sentence. */
export async function loadVoice(): Promise<Voice> {
  const [espeak, encode] = await Promise.all([loadEspeak(), loadMp3Encoder()]);
  return createVoice(espeak, encode, loadAnalyser());
}

function createVoice(espeak: Espeak, encode: Mp3Encoder, analyse: Analyser): Voice {
  function speak(text: string, language: Language): Spoken {
    const prepared = prepare(text, language, analyse);
    const samples = prepared === '' ? new Float32Array(0) : shapeLevel(espeak.synthesise(prepared, language));
    if (samples.length === 0) return { audio: Buffer.alloc(0), durationMs: 0 };
    return { audio: encode(samples), durationMs: Math.round((samples.length / SAMPLE_RATE) * 1000) };
  }

  return {
    speak,
    phonemes(text, language) {
      const prepared = prepare(text, language, analyse);
      return prepared === '' ? '' : espeak.phonemes(prepared, language);
    },
    warmUp() {
      for (const language of LANGUAGES) speak('1', language);
    },
  };
}
