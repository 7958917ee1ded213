import { join } from 'node:path';
import type { Language } from '@genbatalk/contract';
import type { EngineError } from '../platform/engines/engine-error.js';
import type { EngineReports } from '../platform/engines/engine-reports.js';
import { cachedSynthesiser, createAudioCache } from '../speech/audio-cache.js';
import { type EngineWatch, watchEngine } from '../speech/engine-watch.js';
import { createGoogleVoice } from '../speech/engines/google/google-voice.js';
import { createOpenAiRecogniser } from '../speech/engines/openai/openai-recogniser.js';
import { createOpenAiVoice } from '../speech/engines/openai/openai-voice.js';
import type { Outside } from '../speech/engines/outside.js';
import type { Recogniser } from '../speech/recogniser.port.js';
import { loadSiteHints } from '../speech/recognition/site-hints.js';
import type { VoiceSettings } from '../speech/speech-settings.js';
import type { Synthesiser } from '../speech/synthesiser.port.js';
import { cachedVoicesInTurn, voicesInTurn } from '../speech/voices-in-turn.js';
import { watchedRecogniser, watchedVoice } from '../speech/watched-engines.js';
import type { Foundation } from './foundation.js';

const AUDIO_CACHE_BYTES = 512 * 1024 * 1024;

/** What turns words into sound, and sound into words. */
export interface SpeechEngines {
  /** The voice behind those of the settings, asked last. */
  readonly synthesiser: Synthesiser;
  /** In place of the one of the settings. */
  readonly recogniser: Recogniser | undefined;
}

export async function composeSpeech(
  { config, clock, logger }: Foundation,
  { engines, reports }: { engines: SpeechEngines; reports: EngineReports },
) {
  const folder = join(config.dataDir, 'audio-cache');
  const audioCache = createAudioCache({ folder, maxBytes: AUDIO_CACHE_BYTES, logger });
  const { voices, recognition } = config.speech;

  const watches = new Map<string, EngineWatch>();
  const inOrder = [
    ...voices.map((settings) => createVoice(settings, { clock, ...settings })),
    engines.synthesiser,
  ].map((voice) => watchedVoice(voice, watch(voice.name, 'speech')));
  const recogniser = watched(
    engines.recogniser ?? (recognition && createOpenAiRecogniser(recognition, { clock, ...recognition })),
  );
  const siteHints = recogniser === undefined ? undefined : await loadSiteHints();

  function watch(name: string, kind: 'speech' | 'recognition'): EngineWatch {
    const watching = watchEngine(name, kind, clock);
    watches.set(`${kind} ${name}`, watching);
    reports.register(() => [watching.report()]);
    return watching;
  }

  function watched(engine: Recogniser | undefined): Recogniser | undefined {
    return engine && watchedRecogniser(engine, watch(engine.name, 'recognition'));
  }

  function report(engine: string, error: unknown): void {
    // One that rests has been reported; not again with every sentence.
    if (watches.get(`speech ${engine}`)?.report().state === 'resting') return;
    const { name, fault } = error as Partial<EngineError>;
    logger.warn({ engine, name, fault }, 'a voice failed, the next one speaks');
  }

  return {
    synthesiser: voicesInTurn(inOrder, report),
    cached: cachedVoicesInTurn(
      inOrder.map((voice) => cachedSynthesiser(voice, audioCache)),
      report,
    ),
    recogniser,
    /** Words of the site that are likely to be said, the likeliest first. */
    siteHints: (language: Language): readonly string[] => siteHints?.[language] ?? [],
  };
}

function createVoice(settings: VoiceSettings, outside: Outside): Synthesiser {
  return settings.engine === 'openai'
    ? createOpenAiVoice(settings, outside)
    : createGoogleVoice(settings, outside);
}
