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
import { type Environment, secretSetting } from '../../../platform/settings.js';

export interface GoogleSettings extends EngineSettings {
  readonly adapter: 'google';
  readonly apiKey: string;
  /** Yen per million characters. */
  readonly priceYen: number;
}

const API_KEY = {
  schema: secretSetting.optional(),
  allowed: 'a key of a Google Cloud project with the Cloud Translation API',
};
const SETTINGS = {
  ...engineSettings,
  API_KEY,
  PRICE_YEN: priceSetting('characters'),
  TIMEOUT_MS: timeoutSetting(4_000),
};
const DEFAULT_URL = 'https://translation.googleapis.com';

/** @throws ConfigError */
export function readGoogleSettings(
  { name, prefix }: EngineInstance,
  environment: Environment,
  allowedPrivateHosts: readonly string[],
): GoogleSettings {
  const values = readPrefixed(prefix, SETTINGS, environment);
  const baseUrl = values.BASE_URL ?? DEFAULT_URL;
  const network = { allowedPrivateHosts, loopbackAllowed: false };
  checkEngineUrl(`${prefix}_BASE_URL`, baseUrl, network);
  return {
    adapter: 'google',
    name,
    baseUrl,
    network,
    apiKey: required(`${prefix}_API_KEY`, values.API_KEY, API_KEY.allowed),
    languages: values.LANGUAGES,
    timeoutMs: values.TIMEOUT_MS,
    priceYen: values.PRICE_YEN,
  };
}
