import * as z from 'zod';
import {
  checkEngineUrl,
  type EngineInstance,
  type EngineSettings,
  engineSettings,
  priceSetting,
  readPrefixed,
  timeoutSetting,
} from '../../../platform/engines/engine-settings.js';
import { type Environment, secretSetting } from '../../../platform/settings.js';

export interface LibreTranslateSettings extends EngineSettings {
  readonly adapter: 'libretranslate';
  readonly apiKey: string | undefined;
  /** Newer servers list simplified Chinese as `zh-Hans`, older ones as `zh`. */
  readonly chineseCode: 'zh' | 'zh-Hans';
  /** Yen per million characters. */
  readonly priceYen: number;
}

const SETTINGS = {
  ...engineSettings,
  API_KEY: { schema: secretSetting.optional(), allowed: "the server's key, where it wants one" },
  CHINESE_CODE: { schema: z.enum(['zh', 'zh-Hans']).default('zh'), allowed: 'zh or zh-Hans' },
  PRICE_YEN: priceSetting('characters'),
  TIMEOUT_MS: timeoutSetting(8_000),
};
const DEFAULT_URL = 'http://localhost:5000';

/** @throws ConfigError */
export function readLibreTranslateSettings(
  { name, prefix }: EngineInstance,
  environment: Environment,
  allowedPrivateHosts: readonly string[],
): LibreTranslateSettings {
  const values = readPrefixed(prefix, SETTINGS, environment);
  const baseUrl = values.BASE_URL ?? DEFAULT_URL;
  const network = { allowedPrivateHosts, loopbackAllowed: true };
  checkEngineUrl(`${prefix}_BASE_URL`, baseUrl, network);
  return {
    adapter: 'libretranslate',
    name,
    baseUrl,
    network,
    apiKey: values.API_KEY,
    chineseCode: values.CHINESE_CODE,
    languages: values.LANGUAGES,
    timeoutMs: values.TIMEOUT_MS,
    priceYen: values.PRICE_YEN,
  };
}
