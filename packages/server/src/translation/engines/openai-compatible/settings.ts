import * as z from 'zod';
import {
  checkEngineUrl,
  type EngineInstance,
  type EngineSettings,
  engineSettings,
  priceSetting,
  readPrefixed,
  required,
  timeoutSetting,
} from '../../../platform/engines/engine-settings.js';
import { ConfigError, type Environment, secretSetting } from '../../../platform/settings.js';
import { PRESETS, type Preset, type PresetName } from './presets.js';
import { PROMPT_FORMS, type PromptForm, promptFormOf } from './prompts/prompt.js';

/** Any server with OpenAI's chat completions. */
export interface OpenAiCompatibleSettings extends EngineSettings {
  readonly adapter: 'openai-compatible';
  readonly preset: Preset;
  readonly apiKey: string | undefined;
  /** Azure's older paths want it; the `openai/v1` ones do not. */
  readonly apiVersion: string | undefined;
  readonly model: string;
  readonly promptForm: PromptForm;
  /** Undefined leaves it to the server: reasoning models refuse every other value. */
  readonly temperature: number | undefined;
  readonly reasoningEffort: (typeof REASONING_EFFORTS)[number] | undefined;
  /** Yen per million tokens. */
  readonly priceYen: { readonly input: number; readonly output: number };
}

const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
const CLOUD_TIMEOUT_MS = 4_000;
/** A model on the customer's own machine is slower, and late is better than not: the label is corrected then. */
const LOCAL_TIMEOUT_MS = 15_000;
const MODEL = 'the name of a model, as the server lists it';

const settingsOf = ({ isLocal }: Preset) => ({
  ...engineSettings,
  API_KEY: { schema: secretSetting.optional(), allowed: 'the key as the vendor shows it' },
  API_VERSION: {
    schema: z
      .string()
      .regex(/^[\w.-]+$/)
      .optional(),
    allowed: 'a version of the API, such as 2024-10-21',
  },
  MODEL: { schema: z.string().min(1).max(200).optional(), allowed: MODEL },
  PROMPT: { schema: z.enum(PROMPT_FORMS).optional(), allowed: PROMPT_FORMS.join(', ') },
  TEMPERATURE: {
    schema: z
      .union([z.literal('default'), z.coerce.number().min(0).max(2)])
      .default(0)
      .transform((value) => (value === 'default' ? undefined : value)),
    allowed: "a number from 0 to 2, or 'default' for the model's own",
  },
  REASONING_EFFORT: {
    schema: z.enum(REASONING_EFFORTS).optional(),
    allowed: REASONING_EFFORTS.join(', '),
  },
  INPUT_PRICE_YEN: priceSetting('tokens'),
  OUTPUT_PRICE_YEN: priceSetting('tokens'),
  TIMEOUT_MS: timeoutSetting(isLocal ? LOCAL_TIMEOUT_MS : CLOUD_TIMEOUT_MS),
});

/** @throws ConfigError */
export function readOpenAiCompatibleSettings(
  { name, kind, prefix }: EngineInstance,
  environment: Environment,
  allowedPrivateHosts: readonly string[],
): OpenAiCompatibleSettings {
  const preset: Preset = PRESETS[kind as PresetName];
  const values = readPrefixed(prefix, settingsOf(preset), environment);
  const baseUrl = values.BASE_URL ?? required(`${prefix}_BASE_URL`, preset.baseUrl, preset.baseUrlAllowed);
  const model = values.MODEL ?? required(`${prefix}_MODEL`, preset.model, MODEL);
  if (preset.needsKey && values.API_KEY === undefined) {
    throw new ConfigError(`${prefix}_API_KEY: it is not set; it takes the key as the vendor shows it`);
  }
  const network = { allowedPrivateHosts, loopbackAllowed: preset.isLocal };
  checkEngineUrl(`${prefix}_BASE_URL`, baseUrl, network);
  return {
    adapter: 'openai-compatible',
    name,
    preset,
    network,
    baseUrl,
    model,
    languages: values.LANGUAGES,
    timeoutMs: values.TIMEOUT_MS,
    apiKey: values.API_KEY,
    apiVersion: values.API_VERSION,
    promptForm: values.PROMPT ?? promptFormOf(model),
    temperature: values.TEMPERATURE,
    reasoningEffort: values.REASONING_EFFORT,
    priceYen: { input: values.INPUT_PRICE_YEN, output: values.OUTPUT_PRICE_YEN },
  };
}
