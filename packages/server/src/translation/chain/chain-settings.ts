import * as z from 'zod';
import { type Environment, readSettings } from '../../platform/settings.js';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const settings = {
  TRANSLATION_DAILY_CAP_YEN: {
    schema: whole(0, 1_000_000).default(500),
    allowed: 'a whole number of yen from 0 (no engine is asked) to 1000000',
  },
  TRANSLATION_ENGINE_TIMEOUT_MS: {
    schema: whole(500, 60_000).default(15_000),
    allowed: 'a whole number of milliseconds from 500 to 60000',
  },
  TRANSLATION_HEDGE_MS: {
    schema: whole(0, 30_000).default(1_500),
    allowed: 'a whole number of milliseconds from 0 (never) to 30000',
  },
  TRANSLATION_CONCURRENCY: {
    schema: whole(1, 1_000).default(16),
    allowed: 'a whole number of requests at once from 1 to 1000',
  },
} as const;

/** How engines are asked, whichever they are. */
export interface ChainSettings {
  /** What a company's engines may cost a day, where its leaders set nothing else. */
  readonly dailyCapYen: number;
  /** One engine's patience, its retries included. */
  readonly engineTimeoutMs: number;
  /** After this the next engine is asked beside a slow one; 0 waits for its time-out. */
  readonly hedgeMs: number;
  /** Requests to one engine at once. */
  readonly concurrency: number;
}

/** @throws ConfigError naming the setting, what was wrong and what is allowed */
export function readChainSettings(environment: Environment): ChainSettings {
  const values = readSettings(settings, environment);
  return {
    dailyCapYen: values.TRANSLATION_DAILY_CAP_YEN,
    engineTimeoutMs: values.TRANSLATION_ENGINE_TIMEOUT_MS,
    hedgeMs: values.TRANSLATION_HEDGE_MS,
    concurrency: values.TRANSLATION_CONCURRENCY,
  };
}
