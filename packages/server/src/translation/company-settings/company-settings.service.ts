import type { CompanySettings } from '@genbatalk/contract';
import { LRUCache } from 'lru-cache';
import type { Member } from '../../accounts/actor.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { forgetKept } from '../memory/memory.repository.js';
import type { RecordSettingsChange } from './audit.port.js';
import * as repository from './company-settings.repository.js';

/** Other nodes learn of a change within this time. */
const FRESH_MS = 5_000;
const COMPANIES_AT_ONCE = 1_000;

/** What companies chose about their translations. */
export interface CompanySettingsStore {
  of(companyId: string): Promise<CompanySettings>;
  /** Turning `keepTranslations` off deletes what outlived its utterance. */
  change(actor: Member, changes: Partial<CompanySettings>): Promise<CompanySettings>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  recordChange: RecordSettingsChange;
}

export function createCompanySettings({ database, clock, recordChange }: Dependencies): CompanySettingsStore {
  const cache = new LRUCache<string, CompanySettings>({
    max: COMPANIES_AT_ONCE,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

  return {
    async of(companyId) {
      const kept = cache.get(companyId);
      if (kept !== undefined) return kept;
      const settings = toSettings(await database.forCompany(companyId, repository.findSettings));
      cache.set(companyId, settings);
      return settings;
    },

    async change(actor, { keepTranslations, dailyCapYen }) {
      const { companyId } = actor;
      const after = await database.forCompany(companyId, async (tx) => {
        const before = toSettings(await repository.findSettings(tx));
        const settings = {
          keepTranslations: keepTranslations ?? before.keepTranslations,
          dailyCapYen: dailyCapYen === undefined ? before.dailyCapYen : dailyCapYen,
        };
        await repository.saveSettings(tx, companyId, settings, clock.now());
        if (before.keepTranslations && !settings.keepTranslations) await forgetKept(tx, companyId);
        await recordChange(tx, actor, before, settings);
        return settings;
      });
      cache.delete(companyId);
      return after;
    },
  };
}

function toSettings(row: repository.SettingsRow | undefined): CompanySettings {
  return { keepTranslations: row?.keepTranslations ?? false, dailyCapYen: row?.dailyCapYen ?? null };
}
