import { join } from 'node:path';
import { cachedSynthesiser, createAudioCache } from '../speech/audio-cache.js';
import type { Recogniser } from '../speech/recogniser.port.js';
import type { Synthesiser } from '../speech/synthesiser.port.js';
import type { Foundation } from './foundation.js';

const AUDIO_CACHE_BYTES = 512 * 1024 * 1024;

/** What turns words into sound, and sound into words. */
export interface SpeechEngines {
  readonly synthesiser: Synthesiser;
  /** Undefined where none is configured. */
  readonly recogniser: Recogniser | undefined;
}

export function composeSpeech({ config, logger }: Foundation, engines: SpeechEngines) {
  const folder = join(config.dataDir, 'audio-cache');
  const audioCache = createAudioCache({ folder, maxBytes: AUDIO_CACHE_BYTES, logger });
  return { ...engines, cached: cachedSynthesiser(engines.synthesiser, audioCache) };
}
