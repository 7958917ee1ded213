import { LANGUAGES, type Language, languageSchema } from '@genbatalk/contract';
import * as z from 'zod';
import {
  ConfigError,
  type Environment,
  httpUrlSetting,
  readSettings,
  type Setting,
  type SettingValues,
} from '../settings.js';
import { hostOf, mayContactLiteral, type NetworkPolicy } from './network-policy.js';

/** One engine of a list: its kind, and a label where there are several of a kind. */
export interface EngineInstance {
  /** As the list names it, such as `openai` or `openai:local`. */
  readonly name: string;
  readonly kind: string;
  /** Its settings begin with it: `OPENAI`, `OPENAI_LOCAL`. */
  readonly prefix: string;
}

/** What every engine has. */
export interface EngineSettings {
  readonly name: string;
  readonly languages: readonly Language[];
  readonly timeoutMs: number;
  readonly baseUrl: string;
  readonly network: NetworkPolicy;
}

const NAME = /^([a-z]+)(?::([a-z0-9]+(?:-[a-z0-9]+)*))?$/;
/** OPENAI_SPEECH_… and OPENAI_RECOGNITION_… are settings of their own. */
const RESERVED_LABELS = ['speech', 'recognition'];

/** A comma-separated list without empty parts; a setting that is not there is an empty one. */
export const listSetting = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

export const engineSettings = {
  LANGUAGES: {
    schema: listSetting
      .pipe(z.array(languageSchema))
      .transform((languages) => (languages.length === 0 ? LANGUAGES : languages)),
    allowed: `languages of ${LANGUAGES.join(', ')}, separated by commas`,
  },
  BASE_URL: {
    schema: httpUrlSetting
      .refine((value) => {
        const { username, password, search, hash } = new URL(value);
        return username + password + search + hash === '';
      })
      .optional(),
    allowed: 'an http or https URL without a user name, a password or a query',
  },
} as const;

/** Settings for what a vendor charges, in yen; 0 where nothing is charged. */
export const priceSetting = (per: string): Setting & { schema: z.ZodType<number> } => ({
  schema: z.coerce.number().min(0).max(1_000_000).default(0),
  allowed: `yen per million ${per}, such as 0 or 2500`,
});

export const timeoutSetting = (defaultMs: number): Setting & { schema: z.ZodType<number> } => ({
  schema: z.coerce.number().int().min(100).max(60_000).default(defaultMs),
  allowed: 'a whole number of milliseconds from 100 to 60000',
});

/** The hosts of inner networks that engines may be at; no engine contacts another private address. */
export function readAllowedPrivateHosts(environment: Environment): readonly string[] {
  const host = z.string().regex(/^[\w.:-]+$/);
  const { ENGINE_ALLOW_PRIVATE: hosts } = readSettings(
    {
      ENGINE_ALLOW_PRIVATE: {
        schema: listSetting.pipe(z.array(host)),
        allowed: 'host names or addresses without port, separated by commas, such as ollama,192.168.1.20',
      },
    },
    environment,
  );
  return hosts.map((value) => value.toLowerCase());
}

/** @throws ConfigError for a name that is not of the form `kind` or `kind:label` with one of these kinds */
export function readEngineInstance(setting: string, name: string, kinds: readonly string[]): EngineInstance {
  const [, kind, label] = NAME.exec(name) ?? [];
  if (kind === undefined || !kinds.includes(kind) || RESERVED_LABELS.includes(label ?? '')) {
    throw new ConfigError(
      `${setting}: '${name}' is not allowed; it takes ${kinds.join(', ')}, each also with a label of small letters and digits, such as ${kinds[0]}:second`,
    );
  }
  const parts = label === undefined ? [kind] : [kind, label];
  return { name, kind, prefix: parts.join('_').replaceAll('-', '_').toUpperCase() };
}

/**
 * Reads the settings of one engine, each under the engine's prefix.
 * @throws ConfigError naming the setting, what was wrong and what is allowed (OPS-07)
 */
export function readPrefixed<const S extends Record<string, Setting>>(
  prefix: string,
  settings: S,
  environment: Environment,
): SettingValues<S> {
  const values = Object.entries(settings).map(([key, setting]) => {
    const name = `${prefix}_${key}`;
    return [key, readSettings({ [name]: setting }, environment)[name]];
  });
  return Object.fromEntries(values) as SettingValues<S>;
}

/** @throws ConfigError where a setting that this engine cannot do without is not set */
export function required<T>(setting: string, value: T | undefined, allowed: string): T {
  if (value !== undefined) return value;
  throw new ConfigError(`${setting}: it is not set; it takes ${allowed}`);
}

/**
 * Refuses a base URL inside the network that nobody named, and one that would send a key in the clear to a public host.
 * Names are checked again for what they resolve to, whenever they are contacted.
 * @throws ConfigError
 */
export function checkEngineUrl(setting: string, baseUrl: string, network: NetworkPolicy): void {
  const url = new URL(baseUrl);
  const host = hostOf(url);
  const literal = mayContactLiteral(network, host);
  const isNamed = network.allowedPrivateHosts.includes(host);
  if (literal === false) {
    throw new ConfigError(
      `${setting}: the host ${host} is in a private network; it takes a public host, or one that ENGINE_ALLOW_PRIVATE names (ENGINE_ALLOW_PRIVATE=${host})`,
    );
  }
  const isOwnMachine = literal === true && network.loopbackAllowed && /^(localhost|127\..*|::1)$/.test(host);
  if (url.protocol === 'http:' && !isNamed && !isOwnMachine) {
    throw new ConfigError(
      `${setting}: http would send keys and speech in the clear; it takes https, or http to a host that ENGINE_ALLOW_PRIVATE names`,
    );
  }
}
