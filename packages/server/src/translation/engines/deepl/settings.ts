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
import { type Environment, secretSetting } from '../../../platform/settings.js';

export interface DeepLSettings extends EngineSettings {
  readonly adapter: 'deepl';
  readonly apiKey: string;
  readonly formality: (typeof FORMALITIES)[number];
  /** Glossaries kept at DeepL, the longest unused goes first; with 0 terms go as context. */
  readonly maxGlossaries: number;
  /** Yen per million characters. */
  readonly priceYen: number;
}

const FORMALITIES = ['prefer_more', 'prefer_less', 'default'] as const;
/** DeepL's own limits: one glossary on a free plan, 1000 on a paid one, other programs' included. */
const GLOSSARIES = { free: 0, paid: 200, most: 1_000 };
const API_KEY = { schema: secretSetting.optional(), allowed: 'the authentication key that DeepL shows' };

const SETTINGS = {
  ...engineSettings,
  API_KEY,
  FORMALITY: { schema: z.enum(FORMALITIES).default('prefer_more'), allowed: FORMALITIES.join(', ') },
  MAX_GLOSSARIES: {
    schema: z.coerce.number().int().min(0).max(GLOSSARIES.most).optional(),
    allowed: `a whole number from 0 to ${GLOSSARIES.most}`,
  },
  PRICE_YEN: priceSetting('characters'),
  TIMEOUT_MS: timeoutSetting(4_000),
};

/** @throws ConfigError */
export function readDeepLSettings(
  { name, prefix }: EngineInstance,
  environment: Environment,
  allowedPrivateHosts: readonly string[],
): DeepLSettings {
  const values = readPrefixed(prefix, SETTINGS, environment);
  const apiKey = required(`${prefix}_API_KEY`, values.API_KEY, API_KEY.allowed);
  // DeepL marks the keys of free plans, which have a host of their own.
  const isFree = apiKey.endsWith(':fx');
  const baseUrl = values.BASE_URL ?? `https://${isFree ? 'api-free' : 'api'}.deepl.com`;
  const network = { allowedPrivateHosts, loopbackAllowed: false };
  checkEngineUrl(`${prefix}_BASE_URL`, baseUrl, network);
  return {
    adapter: 'deepl',
    name,
    apiKey,
    baseUrl,
    network,
    languages: values.LANGUAGES,
    timeoutMs: values.TIMEOUT_MS,
    formality: values.FORMALITY,
    maxGlossaries: values.MAX_GLOSSARIES ?? (isFree ? GLOSSARIES.free : GLOSSARIES.paid),
    priceYen: values.PRICE_YEN,
  };
}
