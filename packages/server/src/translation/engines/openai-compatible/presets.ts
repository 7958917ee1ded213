/** What differs between servers that speak OpenAI's chat completions. */
export interface Preset {
  readonly baseUrl: string | undefined;
  /** What the base URL looks like, for the error where there is no default. */
  readonly baseUrlAllowed: string;
  readonly model: string | undefined;
  readonly needsKey: boolean;
  /** Made to run beside the server: the own machine may be contacted, and takes longer. */
  readonly isLocal: boolean;
  readonly keyHeader: 'authorization' | 'api-key';
  /** OpenAI's newer models refuse `max_tokens`, most other servers do not know its successor. */
  readonly limitField: 'max_completion_tokens' | 'max_tokens';
}

const URL_FORM = 'the URL that /chat/completions follows, such as https://engine.example/v1';
const cloud = {
  baseUrlAllowed: URL_FORM,
  model: undefined,
  needsKey: true,
  isLocal: false,
  keyHeader: 'authorization',
  limitField: 'max_completion_tokens',
} as const satisfies Partial<Preset>;
const local = {
  baseUrlAllowed: URL_FORM,
  model: undefined,
  needsKey: false,
  isLocal: true,
  keyHeader: 'authorization',
  limitField: 'max_tokens',
} as const satisfies Partial<Preset>;

export const PRESETS = {
  openai: { ...cloud, baseUrl: 'https://api.openai.com/v1' },
  azure: {
    ...cloud,
    baseUrl: undefined,
    baseUrlAllowed: 'a URL such as https://RESOURCE.openai.azure.com/openai/v1',
    keyHeader: 'api-key',
  },
  ollama: { ...local, baseUrl: 'http://localhost:11434/v1' },
  vllm: { ...local, baseUrl: 'http://localhost:8000/v1' },
  // llama.cpp serves the one model that it was started with, whatever is asked for.
  llamacpp: { ...local, baseUrl: 'http://localhost:8080/v1', model: 'default' },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
