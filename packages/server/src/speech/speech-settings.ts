import { LANGUAGES, type Language } from '@genbatalk/contract';
import * as z from 'zod';
import { hostOf, type NetworkPolicy } from '../platform/engines/network-policy.js';
import {
  ConfigError,
  type Environment,
  httpUrlSetting,
  readSettings,
  secretSetting,
} from '../platform/settings.js';
import type { GoogleVoiceSettings } from './engines/google/google-voice.js';
import type { OpenAiEndpoint } from './engines/openai/openai-client.js';
import type { OpenAiVoiceSettings } from './engines/openai/openai-voice.js';

/** A voice from outside, in its place before the embedded one. */
export type VoiceSettings =
  | ({ readonly engine: 'openai' } & OpenAiVoiceSettings)
  | ({ readonly engine: 'google' } & GoogleVoiceSettings);

export interface SpeechSettings {
  /** In the order in which they are asked; the embedded voice follows as the last. */
  readonly voices: readonly VoiceSettings[];
  /** For one sentence of one voice. */
  readonly timeoutMs: number;
  /** A server named in a setting may be on this machine or in the own network: only the operator can name it. */
  readonly network: NetworkPolicy;
  /** Undefined where `voice-data` cannot be recognised. */
  readonly recognition: OpenAiEndpoint | undefined;
}

const VOICE_ENGINES = ['embedded', 'openai', 'google'] as const;
const OPENAI_URL = 'https://api.openai.com/v1';
/** Voices of OpenAI that speak all seven languages. */
const OPENAI_VOICES = { female: 'coral', male: 'onyx' } as const;

const url = { schema: httpUrlSetting.optional(), allowed: 'an http or https URL' };
const key = { schema: secretSetting.optional(), allowed: 'the key that the vendor shows' };
const model = { schema: z.string().min(1).max(200).optional(), allowed: 'the name of a model' };
const voices = {
  schema: z.string().transform(parseVoices).optional(),
  allowed: `a voice for all languages, or pairs such as ja=NAME,vi=NAME with ${LANGUAGES.join(', ')}`,
};

const SETTINGS = {
  SPEECH_ENGINE: {
    schema: z
      .string()
      .default('embedded')
      .transform((value) => value.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(VOICE_ENGINES)).refine((names) => new Set(names).size === names.length)),
    allowed: `one or more of ${VOICE_ENGINES.join(', ')}, each once, in the order in which they are asked`,
  },
  SPEECH_VOICE: { schema: z.enum(['female', 'male']).default('female'), allowed: 'female or male' },
  SPEECH_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(200).max(30_000).default(4_000),
    allowed: 'a whole number of milliseconds from 200 to 30000',
  },
  OPENAI_SPEECH_URL: url,
  OPENAI_SPEECH_KEY: key,
  OPENAI_SPEECH_MODEL: model,
  OPENAI_SPEECH_VOICES: voices,
  GOOGLE_SPEECH_URL: url,
  GOOGLE_SPEECH_KEY: key,
  GOOGLE_SPEECH_VOICES: voices,
  RECOGNITION_ENGINE: { schema: z.enum(['none', 'openai']).default('none'), allowed: 'none or openai' },
  OPENAI_RECOGNITION_URL: url,
  OPENAI_RECOGNITION_KEY: key,
  OPENAI_RECOGNITION_MODEL: model,
};

type Values = ReturnType<typeof readValues>;
type Voices = Partial<Record<Language, string>>;

/** @throws ConfigError */
export function readSpeechSettings(environment: Environment): SpeechSettings {
  const values = readValues(environment);
  const { SPEECH_ENGINE: order } = values;
  // What stands behind the embedded voice would only be asked where that fails, which it does not.
  const before = order.includes('embedded') ? order.slice(0, order.indexOf('embedded')) : order;
  return {
    voices: before.flatMap((name) => {
      if (name === 'openai') return [openAiVoice(values)];
      return name === 'google' ? [googleVoice(values)] : [];
    }),
    timeoutMs: values.SPEECH_TIMEOUT_MS,
    network: networkOf([values.OPENAI_SPEECH_URL, values.GOOGLE_SPEECH_URL, values.OPENAI_RECOGNITION_URL]),
    recognition: values.RECOGNITION_ENGINE === 'none' ? undefined : recognition(values),
  };
}

function readValues(environment: Environment) {
  return readSettings(SETTINGS, environment);
}

function networkOf(urls: readonly (string | undefined)[]): NetworkPolicy {
  const hosts = urls.flatMap((each) => (each === undefined ? [] : [hostOf(new URL(each))]));
  return { allowedPrivateHosts: hosts, loopbackAllowed: hosts.length > 0 };
}

function openAiVoice(values: Values): VoiceSettings {
  const standard = OPENAI_VOICES[values.SPEECH_VOICE];
  const chosen: Voices = values.OPENAI_SPEECH_VOICES ?? {};
  return {
    engine: 'openai',
    ...endpoint('OPENAI_SPEECH', {
      url: values.OPENAI_SPEECH_URL,
      key: values.OPENAI_SPEECH_KEY,
      model: values.OPENAI_SPEECH_MODEL ?? 'gpt-4o-mini-tts',
    }),
    voices: Object.fromEntries(
      LANGUAGES.map((language) => [language, chosen[language] ?? standard]),
    ) as Record<Language, string>,
  };
}

function googleVoice(values: Values): VoiceSettings {
  const { GOOGLE_SPEECH_KEY: secret } = values;
  if (secret === undefined) throw new ConfigError('GOOGLE_SPEECH_KEY: not set, and SPEECH_ENGINE has google');
  return {
    engine: 'google',
    url: values.GOOGLE_SPEECH_URL ?? 'https://texttospeech.googleapis.com/v1',
    key: secret,
    gender: values.SPEECH_VOICE,
    voices: values.GOOGLE_SPEECH_VOICES ?? {},
  };
}

function recognition(values: Values): OpenAiEndpoint {
  return endpoint('OPENAI_RECOGNITION', {
    url: values.OPENAI_RECOGNITION_URL,
    key: values.OPENAI_RECOGNITION_KEY,
    model: values.OPENAI_RECOGNITION_MODEL ?? 'whisper-1',
  });
}

/** OpenAI itself takes nothing without a key; servers of one's own mostly have none. */
function endpoint(
  prefix: string,
  given: { url: string | undefined; key: string | undefined; model: string },
): OpenAiEndpoint {
  if (given.url === undefined && given.key === undefined)
    throw new ConfigError(`${prefix}_KEY: not set; OpenAI needs one, a server of your own ${prefix}_URL`);
  return { url: given.url ?? OPENAI_URL, key: given.key, model: given.model };
}

function parseVoices(value: string, context: z.RefinementCtx): Voices {
  const parsed: Voices = {};
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [first = '', name] = entry.split('=').map((part) => part.trim());
    const languages = name === undefined ? LANGUAGES : LANGUAGES.filter((language) => language === first);
    const voice = name ?? first;
    if (voice === '' || languages.length === 0) context.addIssue('not a voice');
    for (const language of languages)
      if (name !== undefined || parsed[language] === undefined) parsed[language] = voice;
  }
  return parsed;
}
