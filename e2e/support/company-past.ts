import { randomUUID } from 'node:crypto';
import type { UsageKind } from '../../packages/contract/src/index';
import { runInDatabase } from './past';

/** What has happened to a company before a journey begins, which no journey can wait for. */
export function companyPast(dataDir: string, companyId: string | null) {
  return {
    /** Its trial ended an hour ago. */
    endTrial: () =>
      runInDatabase(dataDir, "update companies set trial_ends_at = now() - interval '1 hour' where id = $1", [
        companyId,
      ]),
    /** Its paid period began so many days ago. */
    beginPeriod: (daysAgo: number) =>
      runInDatabase(
        dataDir,
        "update companies set period_starts_at = now() - make_interval(days => $2), period_ends_at = now() + interval '9 days' where id = $1",
        [companyId, daysAgo],
      ),
    /** It used so many seconds, until so many minutes ago. */
    use: (kind: UsageKind, seconds: number, minutesAgo: number) =>
      runInDatabase(
        dataDir,
        `insert into usage_periods (company_id, kind, source_id, started_at, last_seen_at, ended_at)
         select $1, $2, $3, ended - make_interval(secs => $4), ended, ended
         from (select now() - make_interval(mins => $5) as ended) as at`,
        [companyId, kind, randomUUID(), seconds, minutesAgo],
      ),
  };
}
