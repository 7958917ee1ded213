import {
  type EngineInstance,
  listSetting,
  readAllowedPrivateHosts,
  readEngineInstance,
} from '../platform/engines/engine-settings.js';
import { ConfigError, type Environment, readSettings } from '../platform/settings.js';
import { type DeepLSettings, readDeepLSettings } from './engines/deepl/settings.js';
import { type GoogleSettings, readGoogleSettings } from './engines/google/settings.js';
import {
  type LibreTranslateSettings,
  readLibreTranslateSettings,
} from './engines/libretranslate/settings.js';
import { PRESETS } from './engines/openai-compatible/presets.js';
import {
  type OpenAiCompatibleSettings,
  readOpenAiCompatibleSettings,
} from './engines/openai-compatible/settings.js';

export type TranslationEngineSettings =
  | OpenAiCompatibleSettings
  | DeepLSettings
  | LibreTranslateSettings
  | GoogleSettings;

export interface TranslationSettings {
  /** In the order in which they are asked; the phrasebook and the company's own phrases always come before (OPS-05). */
  readonly engines: readonly TranslationEngineSettings[];
}

type ReadEngine = (
  instance: EngineInstance,
  environment: Environment,
  allowedPrivateHosts: readonly string[],
) => TranslationEngineSettings;

const SETTING = 'TRANSLATION_ENGINES';

/** Every kind of engine that the list may name. */
const KINDS = new Map<string, ReadEngine>([
  ...Object.keys(PRESETS).map((preset): [string, ReadEngine] => [preset, readOpenAiCompatibleSettings]),
  ['deepl', readDeepLSettings],
  ['google', readGoogleSettings],
  ['libretranslate', readLibreTranslateSettings],
]);

/**
 * Reads the list of engines and the settings of each.
 * @throws ConfigError naming the setting, what was wrong and what is allowed (OPS-07)
 */
export function readTranslationSettings(environment: Environment): TranslationSettings {
  const { [SETTING]: names } = readSettings(
    { [SETTING]: { schema: listSetting, allowed: 'names of engines, separated by commas' } },
    environment,
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new ConfigError(
      `${SETTING}: '${twice}' stands in it twice; a second one of a kind takes a label, such as ${twice.split(':')[0]}:second`,
    );
  }
  const allowedPrivateHosts = readAllowedPrivateHosts(environment);
  return {
    engines: names.flatMap((name) => {
      const instance = readEngineInstance(SETTING, name, [...KINDS.keys()]);
      const read = KINDS.get(instance.kind);
      return read === undefined ? [] : [read(instance, environment, allowedPrivateHosts)];
    }),
  };
}
