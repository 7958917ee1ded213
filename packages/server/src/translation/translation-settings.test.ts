import { LANGUAGES } from '@genbatalk/contract';
import { expect, test } from 'vitest';
import { readTranslationSettings } from './translation-settings.js';

const KEY = 'planted-key-41d8';

function lineOf(environment: Record<string, string>): string {
  try {
    readTranslationSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

test('OPS-05 without TRANSLATION_ENGINES there is no engine', () => {
  expect(readTranslationSettings({})).toEqual({ engines: [] });
  expect(readTranslationSettings({ TRANSLATION_ENGINES: ' , ' })).toEqual({ engines: [] });
});

test('OPS-05 engines stand in the order of the list, several of a kind by their labels', () => {
  const { engines } = readTranslationSettings({
    TRANSLATION_ENGINES: 'deepl, ollama:hy-mt, openai,ollama,azure',
    DEEPL_API_KEY: `${KEY}:fx`,
    OLLAMA_HY_MT_MODEL: 'hf.co/tencent/HY-MT1.5-1.8B-GGUF',
    OLLAMA_HY_MT_LANGUAGES: 'ja,vi',
    OLLAMA_MODEL: 'translategemma:4b',
    OPENAI_API_KEY: KEY,
    OPENAI_MODEL: 'gpt',
    OPENAI_TEMPERATURE: 'default',
    OPENAI_TIMEOUT_MS: '2500',
    OPENAI_INPUT_PRICE_YEN: '62.5',
    AZURE_BASE_URL: 'https://site.openai.azure.com/openai/v1/',
    AZURE_API_KEY: KEY,
    AZURE_MODEL: 'deployment',
  });
  expect(engines.map(({ name }) => name)).toEqual(['deepl', 'ollama:hy-mt', 'openai', 'ollama', 'azure']);
  expect(engines[0]).toMatchObject({
    baseUrl: 'https://api-free.deepl.com',
    maxGlossaries: 0,
    languages: LANGUAGES,
  });
  expect(engines[1]).toMatchObject({ promptForm: 'hy-mt', languages: ['ja', 'vi'], temperature: 0 });
  expect(engines[2]).toMatchObject({
    promptForm: 'instruct',
    temperature: undefined,
    timeoutMs: 2_500,
    priceYen: { input: 62.5, output: 0 },
  });
  expect(engines[3]).toMatchObject({ promptForm: 'translategemma', baseUrl: 'http://localhost:11434/v1' });
  expect(engines[4]).toMatchObject({ baseUrl: 'https://site.openai.azure.com/openai/v1' });
});

test.each([
  [
    { TRANSLATION_ENGINES: 'depl' },
    /^TRANSLATION_ENGINES: 'depl' is not allowed; it takes openai, azure, .*deepl/,
  ],
  [{ TRANSLATION_ENGINES: 'openai:Big' }, /^TRANSLATION_ENGINES: 'openai:Big' is not allowed/],
  [{ TRANSLATION_ENGINES: 'openai:speech' }, /^TRANSLATION_ENGINES: 'openai:speech' is not allowed/],
  [{ TRANSLATION_ENGINES: 'deepl,deepl' }, /^TRANSLATION_ENGINES: 'deepl' stands in it twice/],
  [{ TRANSLATION_ENGINES: 'deepl' }, /^DEEPL_API_KEY: it is not set; it takes the authentication key/],
  [{ TRANSLATION_ENGINES: 'google' }, /^GOOGLE_API_KEY: it is not set/],
  [{ TRANSLATION_ENGINES: 'openai', OPENAI_MODEL: 'gpt' }, /^OPENAI_API_KEY: it is not set/],
  [
    { TRANSLATION_ENGINES: 'openai', OPENAI_API_KEY: KEY },
    /^OPENAI_MODEL: it is not set; it takes the name of a model/,
  ],
  [
    { TRANSLATION_ENGINES: 'azure', AZURE_API_KEY: KEY, AZURE_MODEL: 'm' },
    /^AZURE_BASE_URL: it is not set; it takes a URL such as/,
  ],
  [
    { TRANSLATION_ENGINES: 'ollama', OLLAMA_MODEL: 'm', OLLAMA_PROMPT: 'chat' },
    /^OLLAMA_PROMPT: 'chat' is not allowed; it takes instruct, hy-mt, translategemma$/,
  ],
  [
    { TRANSLATION_ENGINES: 'ollama', OLLAMA_MODEL: 'm', OLLAMA_LANGUAGES: 'ja,ko' },
    /^OLLAMA_LANGUAGES: 'ja,ko' is not allowed; it takes languages of ja, en/,
  ],
  [
    { TRANSLATION_ENGINES: 'ollama', OLLAMA_MODEL: 'm', OLLAMA_TIMEOUT_MS: '5s' },
    /^OLLAMA_TIMEOUT_MS: '5s' is not allowed; it takes a whole number/,
  ],
  [
    { TRANSLATION_ENGINES: 'ollama', OLLAMA_MODEL: 'm', OLLAMA_INPUT_PRICE_YEN: '-1' },
    /^OLLAMA_INPUT_PRICE_YEN: '-1' is not allowed; it takes yen per million tokens/,
  ],
  [
    { TRANSLATION_ENGINES: 'deepl', DEEPL_API_KEY: KEY, DEEPL_BASE_URL: 'https://u:p@deepl.example' },
    /^DEEPL_BASE_URL: its value is not allowed/,
  ],
  [
    { TRANSLATION_ENGINES: 'deepl', DEEPL_API_KEY: KEY, ENGINE_ALLOW_PRIVATE: 'http://x' },
    /^ENGINE_ALLOW_PRIVATE: 'http:\/\/x' is not allowed; it takes host names/,
  ],
] as [Record<string, string>, RegExp][])('OPS-07 %o stops the start with one line', (environment, line) => {
  const message = lineOf(environment);
  expect(message).toMatch(line);
  expect(message).not.toContain('\n');
  expect(message).not.toContain(KEY);
});

test.each([
  'http://10.0.0.5:11434/v1',
  'http://169.254.169.254/v1',
  'https://192.168.1.20/v1',
  'http://[fd00::1]/v1',
  'http://0x7f.1/v1',
])('OPS-13 a private address is refused until ENGINE_ALLOW_PRIVATE names it: %s', (url) => {
  const environment = {
    TRANSLATION_ENGINES: 'openai',
    OPENAI_API_KEY: KEY,
    OPENAI_MODEL: 'm',
    OPENAI_BASE_URL: url,
  };
  const message = lineOf(environment);
  expect(message).toMatch(
    /^OPENAI_BASE_URL: the host .+ is in a private network; .*\(ENGINE_ALLOW_PRIVATE=.+\)$/,
  );
  const named = /\(ENGINE_ALLOW_PRIVATE=(.+)\)$/.exec(message)?.[1] ?? '';
  expect(lineOf({ ...environment, ENGINE_ALLOW_PRIVATE: named })).toBe('no error');
});

test('OPS-13 the own machine is allowed for engines that are made to run on it, and for no other', () => {
  const local = {
    TRANSLATION_ENGINES: 'ollama,vllm,llamacpp,libretranslate',
    OLLAMA_MODEL: 'm',
    VLLM_MODEL: 'm',
  };
  expect(lineOf(local)).toBe('no error');
  expect(lineOf({ ...local, OLLAMA_BASE_URL: 'http://127.0.0.1:11500/v1' })).toBe('no error');
  const openAi = { TRANSLATION_ENGINES: 'openai', OPENAI_API_KEY: KEY, OPENAI_MODEL: 'm' };
  expect(lineOf({ ...openAi, OPENAI_BASE_URL: 'http://localhost:8000/v1' })).toMatch(/private network/);
});

test('OPS-07 a key is sent in the clear to no public host', () => {
  const environment = {
    TRANSLATION_ENGINES: 'vllm',
    VLLM_MODEL: 'm',
    VLLM_BASE_URL: 'http://gpu.example/v1',
  };
  expect(lineOf(environment)).toMatch(
    /^VLLM_BASE_URL: http would send keys and speech in the clear; it takes https/,
  );
  expect(lineOf({ ...environment, ENGINE_ALLOW_PRIVATE: 'gpu.example' })).toBe('no error');
});
