import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { CompanySettingsStore } from '../company-settings/company-settings.service.js';
import type { TranslationRequest, TranslationResult, Translator } from '../translator.port.js';
import * as repository from './memory.repository.js';
import { isShareable, requestKey } from './request-key.js';
import { createSingleFlight } from './single-flight.js';

const CACHED_RESULTS = 5_000;
/** Well below the least time for which an utterance is kept. */
const CACHED_MS = 600_000;

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  companySettings: Pick<CompanySettingsStore, 'of'>;
}

type Shareable = TranslationRequest & { companyId: string };

/**
 * A company pays for a sentence once: equal requests at the same time are one, what was answered is kept in memory for
 * minutes and in the database as long as the utterance, or as long as the company wants. Requests with context and
 * those of guests go straight through.
 */
export function createRemembering(
  inner: Translator,
  { database, clock, logger, companySettings }: Dependencies,
): Translator {
  const cache = new LRUCache<string, TranslationResult>({
    max: CACHED_RESULTS,
    ttl: CACHED_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const once = createSingleFlight<TranslationResult | undefined>();

  /** Null: kept without end; undefined: there is no utterance, so nothing is kept. */
  async function bindingOf({ companyId, utteranceId }: Shareable): Promise<string | null | undefined> {
    return (await companySettings.of(companyId)).keepTranslations ? null : utteranceId;
  }

  /** The memory only saves money: without it, the engines are asked. */
  async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      logger.error({ name: (error as Error).name, what }, 'the translation memory failed');
      return undefined;
    }
  }

  async function recall(request: Shareable, key: Buffer): Promise<TranslationResult | undefined> {
    const kept = await attempt('recall', async () => {
      const binding = await bindingOf(request);
      return database.forCompany(request.companyId, (tx) => repository.recall(tx, key, binding));
    });
    return kept && { ...kept, quality: 'machine' };
  }

  async function remember(request: Shareable, key: Buffer, result: TranslationResult): Promise<void> {
    await attempt('remember', async () => {
      const { companyId } = request;
      const utteranceId = await bindingOf(request);
      if (utteranceId === undefined) return;
      const { text, engine } = result;
      const row = { companyId, key, utteranceId, text, engine, createdAt: clock.now() };
      await database.forCompany(companyId, (tx) => repository.remember(tx, row));
    });
  }

  return {
    name: 'memory',
    languages: inner.languages,
    async translate(request, signal) {
      if (!isShareable(request)) return inner.translate(request, signal);
      const key = requestKey(request);
      const name = key.toString('base64');
      const cached = cache.get(name);
      if (cached !== undefined) {
        // The database's row goes on living with the newest utterance that says the same.
        if (cached.quality === 'machine' && request.utteranceId !== undefined) await recall(request, key);
        return cached;
      }
      return once(
        name,
        async (shared) => {
          const kept = await recall(request, key);
          if (kept !== undefined) {
            cache.set(name, kept);
            return kept;
          }
          const result = await inner.translate(request, shared);
          if (result === undefined) return undefined;
          const { costYen: _paid, ...free } = result;
          cache.set(name, free);
          if (result.quality === 'machine') await remember(request, key, result);
          return result;
        },
        signal,
      );
    },
  };
}
