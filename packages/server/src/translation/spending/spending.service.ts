import type { TranslationSpending } from '@genbatalk/contract';
import type { Clock } from '../../platform/clock.js';
import type { Database, Tx } from '../../platform/database/database.js';
import type { CompanySettingsStore } from '../company-settings/company-settings.service.js';
import { CapReachedError } from './cap-reached-error.js';
import * as repository from './spending.repository.js';
import { firstOfMonth, tokyoDay } from './tokyo-day.js';

/** Money put aside for one request; what is never settled counts as spent. */
export interface Reservation {
  settle(actualYen: number): Promise<void>;
}

/** What engines cost a company (null: all guests together) and may cost. Days are of Asia/Tokyo. */
export interface Spending {
  /** Whether the day's money is gone: then no engine is asked until midnight, or until a leader raises the cap. */
  isExhausted(companyId: string | null): Promise<boolean>;
  /** @throws CapReachedError where the estimate no longer fits under the cap */
  reserve(companyId: string | null, engine: string, estimateYen: number): Promise<Reservation>;
  summary(companyId: string): Promise<TranslationSpending>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  companySettings: Pick<CompanySettingsStore, 'of'>;
  /** The server's cap in yen, for guests and for companies that set none. */
  dailyCapYen: number;
}

export function createSpending(dependencies: Dependencies): Spending {
  const { database, clock, companySettings, dailyCapYen } = dependencies;

  const inScope = <T>(companyId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> =>
    companyId === null ? database.asSystem(work) : database.forCompany(companyId, work);

  async function capOf(companyId: string | null): Promise<number> {
    const own = companyId === null ? null : (await companySettings.of(companyId)).dailyCapYen;
    return own ?? dailyCapYen;
  }

  /** A refusal stands for the day, so that cheap sentences do not come and go; a cap raised since lifts it. */
  async function isGone(tx: Tx, companyId: string | null, day: string, capYen: number): Promise<boolean> {
    if ((await repository.sumYen(tx, companyId, day, day)) >= capYen) return true;
    const refused = await repository.lastRefusal(tx, companyId, day);
    return refused !== undefined && refused.capYen >= capYen;
  }

  return {
    async isExhausted(companyId) {
      const capYen = await capOf(companyId);
      if (capYen === 0) return true;
      return inScope(companyId, (tx) => isGone(tx, companyId, tokyoDay(clock.now()), capYen));
    },

    async reserve(companyId, engine, estimateYen) {
      const capYen = await capOf(companyId);
      const now = clock.now();
      const day = tokyoDay(now);
      const row = { companyId, day, engine, createdAt: now };
      const isReserved = await inScope(companyId, async (tx) => {
        await repository.lockSpending(tx, companyId, day);
        const spentYen = await repository.sumYen(tx, companyId, day, day);
        if (spentYen < capYen && spentYen + estimateYen <= capYen) {
          await repository.insertSpending(tx, { ...row, kind: 'reserved', yen: estimateYen });
          return true;
        }
        if (!(await isGone(tx, companyId, day, capYen)))
          await repository.insertSpending(tx, { ...row, kind: 'refused', yen: 0, capYen });
        return false;
      });
      if (!isReserved) throw new CapReachedError();
      return {
        settle: (actualYen) =>
          inScope(companyId, (tx) =>
            repository.insertSpending(tx, {
              ...row,
              kind: 'settled',
              yen: actualYen - estimateYen,
              createdAt: clock.now(),
            }),
          ),
      };
    },

    async summary(companyId) {
      const { dailyCapYen: ownDailyCapYen } = await companySettings.of(companyId);
      const capYen = ownDailyCapYen ?? dailyCapYen;
      const day = tokyoDay(clock.now());
      return database.forCompany(companyId, async (tx) => ({
        todayYen: await repository.sumYen(tx, companyId, day, day),
        monthYen: await repository.sumYen(tx, companyId, firstOfMonth(day), day),
        dailyCapYen: capYen,
        ownDailyCapYen,
        capReached: capYen === 0 || (await isGone(tx, companyId, day, capYen)),
      }));
    },
  };
}
