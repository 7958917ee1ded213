import * as z from 'zod';
import {
  ConfigError,
  type Environment,
  flagSetting,
  httpUrlSetting,
  readSettings,
} from './platform/settings.js';
import { readSpeechSettings, type SpeechSettings } from './speech/speech-settings.js';
import { type PaymentSettings, readPaymentSettings } from './subscription/payment/payment-settings.js';
import { type ChainSettings, readChainSettings } from './translation/chain/chain-settings.js';
import { readTranslationSettings, type TranslationSettings } from './translation/translation-settings.js';

const port = z.coerce.number().int().min(0).max(65_535);
const days = z.coerce.number().int().min(0).max(365);
/** What each setting takes, said in the start's error line. */
const settings = {
  PORT: { schema: port.default(3000), allowed: 'a port number from 0 to 65535' },
  HOST: {
    schema: z.string().min(1).default('0.0.0.0'),
    allowed: 'an address to listen on, such as 127.0.0.1',
  },
  PUBLIC_URL: { schema: httpUrlSetting.optional(), allowed: 'an http or https URL' },
  DATA_DIR: { schema: z.string().min(1).default('./data'), allowed: 'a folder that can be written' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    allowed: 'a URL such as postgresql://user:password@host:5432/database',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }).optional(),
    allowed: 'a URL such as redis://:password@host:6379',
  },
  TRIAL_DAYS: { schema: days.default(7), allowed: 'a whole number of days from 0 to 365' },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^[\w.~+/-]{16,}=*$/)
      .optional(),
    allowed: 'a secret of at least 16 letters, digits and . _ ~ + / -',
  },
  TLS_CERT: { schema: z.string().min(1).optional(), allowed: 'the path of a certificate in PEM form' },
  TLS_KEY: { schema: z.string().min(1).optional(), allowed: 'the path of a private key in PEM form' },
  TRUST_PROXY: { schema: flagSetting.default(false), allowed: 'on or off' },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    allowed: 'fatal, error, warn, info, debug or silent',
  },
} as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Several nodes; undefined where this is the only one. */
  readonly redisUrl: string | undefined;
  readonly trialDays: number;
  readonly metricsToken: string | undefined;
  readonly tlsCert: string | undefined;
  readonly tlsKey: string | undefined;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly payment: PaymentSettings;
  readonly translation: TranslationSettings;
  readonly translationChain: ChainSettings;
  readonly speech: SpeechSettings;
}

/**
 * Reads the environment, the only place that does.
 * @throws ConfigError naming the setting, what was wrong and what is allowed
 */
export function readConfig(environment: Environment = process.env): Config {
  const values = readSettings(settings, environment);
  if ((values.TLS_CERT === undefined) !== (values.TLS_KEY === undefined)) {
    throw new ConfigError('TLS_CERT and TLS_KEY: only one of them is set; set both, or neither');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    trialDays: values.TRIAL_DAYS,
    metricsToken: values.METRICS_TOKEN,
    tlsCert: values.TLS_CERT,
    tlsKey: values.TLS_KEY,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    payment: readPaymentSettings(environment),
    translation: readTranslationSettings(environment),
    translationChain: readChainSettings(environment),
    speech: readSpeechSettings(environment),
  };
}
