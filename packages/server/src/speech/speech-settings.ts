import { LANGUAGES, type Language } from '@genbatalk/contract';
import * as z from 'zod';
import {
  checkEngineUrl,
  engineSettings,
  listSetting,
  readAllowedPrivateHosts,
  readPrefixed,
  required,
  timeoutSetting,
} from '../platform/engines/engine-settings.js';
import type { NetworkPolicy } from '../platform/engines/network-policy.js';
import { ConfigError, type Environment, readSettings, secretSetting } from '../platform/settings.js';
import type { GoogleVoiceSettings } from './engines/google/google-voice.js';
import type { OpenAiEndpoint } from './engines/openai/openai-client.js';
import type { OpenAiRecognitionSettings } from './engines/openai/openai-recogniser.js';
import type { OpenAiVoiceSettings } from './engines/openai/openai-voice.js';
import type { Reach } from './engines/outside.js';

/** A voice from outside, in its place before the embedded one. */
export type VoiceSettings = Reach &
  (
    | ({ readonly engine: 'openai' } & OpenAiVoiceSettings)
    | ({ readonly engine: 'google' } & GoogleVoiceSettings)
  );

export interface SpeechSettings {
  /** In the order in which they are asked; the embedded voice follows as the last. */
  readonly voices: readonly VoiceSettings[];
  /** Undefined where `voice-data` cannot be recognised. */
  readonly recognition: (OpenAiRecognitionSettings & Reach) | undefined;
}

type Gender = 'female' | 'male';
type Voices = Partial<Record<Language, string>>;

const VOICE_ENGINES = ['embedded', 'openai', 'google'] as const;
const OPENAI_URL = 'https://api.openai.com/v1';
const GOOGLE_URL = 'https://texttospeech.googleapis.com/v1';
/** Voices of OpenAI that speak all seven languages. */
const OPENAI_VOICES: Readonly<Record<Gender, string>> = { female: 'coral', male: 'onyx' };

const CHOICES = {
  SPEECH_ENGINE: {
    schema: listSetting.pipe(
      z.array(z.enum(VOICE_ENGINES)).refine((names) => new Set(names).size === names.length),
    ),
    allowed: `${VOICE_ENGINES.join(', ')}, each once, in the order in which they are asked`,
  },
  SPEECH_VOICE: { schema: z.enum(['female', 'male']).default('female'), allowed: 'female or male' },
  RECOGNITION_ENGINE: { schema: z.enum(['none', 'openai']).default('none'), allowed: 'none or openai' },
};
const { BASE_URL, LANGUAGES: RECOGNISED } = engineSettings;
const API_KEY = { schema: secretSetting.optional(), allowed: 'the key as the vendor shows it' };
const MODEL = { schema: z.string().min(1).max(200).optional(), allowed: 'the name of a model' };
const VOICES = {
  schema: z.string().transform(parseVoices).optional(),
  allowed: `a voice for all languages, or pairs such as ja=NAME,vi=NAME with ${LANGUAGES.join(', ')}`,
};
const VOICE_SETTINGS = { BASE_URL, API_KEY, MODEL, VOICES, TIMEOUT_MS: timeoutSetting(4_000) };
/** Below the time after which `voice-data` is given up, so that a recogniser that hangs is known as failing. */
const RECOGNITION_SETTINGS = {
  BASE_URL,
  API_KEY,
  MODEL,
  LANGUAGES: RECOGNISED,
  TIMEOUT_MS: timeoutSetting(15_000),
};

/** @throws ConfigError */
export function readSpeechSettings(environment: Environment): SpeechSettings {
  const {
    SPEECH_ENGINE: order,
    SPEECH_VOICE: gender,
    RECOGNITION_ENGINE: recogniser,
  } = readSettings(CHOICES, environment);
  // What stands behind the embedded voice would only be asked where that fails, which it does not.
  const before = order.includes('embedded') ? order.slice(0, order.indexOf('embedded')) : order;
  return {
    voices: before.flatMap((name) => {
      if (name === 'openai') return [readOpenAiVoice(gender, environment)];
      return name === 'google' ? [readGoogleVoice(gender, environment)] : [];
    }),
    recognition: recogniser === 'none' ? undefined : readRecognition(environment),
  };
}

function readOpenAiVoice(gender: Gender, environment: Environment): VoiceSettings {
  const values = readPrefixed('OPENAI_SPEECH', VOICE_SETTINGS, environment);
  const voices = LANGUAGES.map((language) => [language, values.VOICES?.[language] ?? OPENAI_VOICES[gender]]);
  return {
    engine: 'openai',
    ...endpointOf('OPENAI_SPEECH', { ...values, MODEL: values.MODEL ?? 'gpt-4o-mini-tts' }),
    ...reachOf('OPENAI_SPEECH', values, environment),
    voices: Object.fromEntries(voices) as Record<Language, string>,
  };
}

function readGoogleVoice(gender: Gender, environment: Environment): VoiceSettings {
  const values = readPrefixed('GOOGLE_SPEECH', VOICE_SETTINGS, environment);
  return {
    engine: 'google',
    url: values.BASE_URL ?? GOOGLE_URL,
    key: required('GOOGLE_SPEECH_API_KEY', values.API_KEY, API_KEY.allowed),
    ...reachOf('GOOGLE_SPEECH', values, environment),
    gender,
    voices: values.VOICES ?? {},
  };
}

function readRecognition(environment: Environment): SpeechSettings['recognition'] {
  const values = readPrefixed('OPENAI_RECOGNITION', RECOGNITION_SETTINGS, environment);
  return {
    ...endpointOf('OPENAI_RECOGNITION', { ...values, MODEL: values.MODEL ?? 'whisper-1' }),
    ...reachOf('OPENAI_RECOGNITION', values, environment),
    languages: values.LANGUAGES,
  };
}

/** OpenAI itself takes nothing without a key; servers of one's own mostly have none. */
function endpointOf(
  prefix: string,
  given: { BASE_URL: string | undefined; API_KEY: string | undefined; MODEL: string },
): OpenAiEndpoint {
  if (given.BASE_URL === undefined && given.API_KEY === undefined)
    throw new ConfigError(
      `${prefix}_API_KEY: it is not set; it takes the key that OpenAI shows; a server of your own takes ${prefix}_BASE_URL`,
    );
  return { url: given.BASE_URL ?? OPENAI_URL, key: given.API_KEY, model: given.MODEL };
}

/** @throws ConfigError for a base URL in a private network that nobody named */
function reachOf(
  prefix: string,
  { BASE_URL: url, TIMEOUT_MS: timeoutMs }: { BASE_URL: string | undefined; TIMEOUT_MS: number },
  environment: Environment,
): Reach {
  const network: NetworkPolicy = {
    allowedPrivateHosts: readAllowedPrivateHosts(environment),
    // Most of what speaks this API runs beside the server.
    loopbackAllowed: true,
  };
  if (url !== undefined) checkEngineUrl(`${prefix}_BASE_URL`, url, network);
  return { network, timeoutMs };
}

function parseVoices(value: string, context: z.RefinementCtx): Voices {
  const pairs: Voices = {};
  const forAll: Voices = {};
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [first = '', name] = entry.split('=').map((part) => part.trim());
    const languages = LANGUAGES.filter((language) => name === undefined || language === first);
    const voice = name ?? first;
    if (voice === '' || languages.length === 0) context.addIssue('not a voice');
    for (const language of languages) (name === undefined ? forAll : pairs)[language] = voice;
  }
  return { ...forAll, ...pairs };
}
