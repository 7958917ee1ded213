import { join } from 'node:path';
import type { HintsFor } from '../conversation/voice.service.js';
import type { EngineError } from '../platform/engines/engine-error.js';
import { cachedSynthesiser, createAudioCache } from '../speech/audio-cache.js';
import { createGoogleVoice } from '../speech/engines/google/google-voice.js';
import { createOpenAiRecogniser } from '../speech/engines/openai/openai-recogniser.js';
import { createOpenAiVoice } from '../speech/engines/openai/openai-voice.js';
import type { Outside } from '../speech/engines/outside.js';
import { guardedSynthesiser } from '../speech/guarded-synthesiser.js';
import type { Recogniser } from '../speech/recogniser.port.js';
import { loadSiteHints } from '../speech/recognition/site-hints.js';
import type { VoiceSettings } from '../speech/speech-settings.js';
import type { Synthesiser } from '../speech/synthesiser.port.js';
import { cachedVoicesInTurn, voicesInTurn } from '../speech/voices-in-turn.js';
import type { Foundation } from './foundation.js';

const AUDIO_CACHE_BYTES = 512 * 1024 * 1024;

/** What turns words into sound, and sound into words. */
export interface SpeechEngines {
  /** The voice behind those of the settings, asked last. */
  readonly synthesiser: Synthesiser;
  /** In place of the one of the settings. */
  readonly recogniser: Recogniser | undefined;
}

export async function composeSpeech({ config, clock, logger }: Foundation, engines: SpeechEngines) {
  const folder = join(config.dataDir, 'audio-cache');
  const audioCache = createAudioCache({ folder, maxBytes: AUDIO_CACHE_BYTES, logger });
  const { voices, recognition } = config.speech;
  const inOrder = [
    ...voices.map((settings) => guardedSynthesiser(createVoice(settings, { clock, ...settings }))),
    engines.synthesiser,
  ];
  const report = (engine: string, error: unknown): void => {
    const { name, fault } = error as Partial<EngineError>;
    logger.warn({ engine, name, fault }, 'a voice failed, the next one speaks');
  };
  const recogniser = engines.recogniser ?? configured();
  const siteHints = recogniser === undefined ? undefined : await loadSiteHints();
  /** Words that are likely to be said, the likeliest first. */
  const hintsFor: HintsFor = async (_actor, language) => siteHints?.[language] ?? [];

  function configured(): Recogniser | undefined {
    if (recognition === undefined) return undefined;
    return createOpenAiRecogniser(recognition, { clock, ...recognition });
  }

  return {
    synthesiser: voicesInTurn(inOrder, report),
    cached: cachedVoicesInTurn(
      inOrder.map((voice) => cachedSynthesiser(voice, audioCache)),
      report,
    ),
    recogniser,
    hintsFor,
  };
}

function createVoice(settings: VoiceSettings, outside: Outside): Synthesiser {
  return settings.engine === 'openai'
    ? createOpenAiVoice(settings, outside)
    : createGoogleVoice(settings, outside);
}
