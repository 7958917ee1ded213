import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';

declare const inTransaction: unique symbol;

/** A running transaction, the only thing a repository is given. */
export type Tx = NodePgDatabase & { readonly [inTransaction]: true };

/**
 * The one way to the data. Row level security (migration 0001) shows a company transaction that company's rows
 * only, so a query that forgets its `where` finds nothing foreign; `asSystem` sees all and is for what has no
 * company yet: signing in, links, sweeps, start-up repair.
 */
export interface Database {
  forCompany<T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether a query is answered now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const POOL_SIZE = 12;
const MAX_ATTEMPTS = 3;

export function connectDatabase(connectionString: string, logger: Logger): Database {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: 10_000 });
  // Without a listener, a lost idle connection would end the process.
  pool.on('error', (error) =>
    logger.warn({ code: (error as { code?: string }).code }, 'a database connection was lost'),
  );

  /** A deadlock or a serialisation failure is PostgreSQL's word for 'try again'; work touches the database only. */
  async function transaction<T>(scope: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptTransaction(scope, work);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  }

  async function attemptTransaction<T>(scope: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken = false;
    try {
      // One round trip opens the transaction and sets its scope.
      await client.query(`begin; ${scope}`);
      // The driver gives any database; only here does it become one in which a transaction is open.
      const result = await work(drizzle(client) as unknown as Tx);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    forCompany(companyId, work) {
      // The id goes into SQL text, so its form is checked here whatever the caller did.
      if (!UUID.test(companyId)) throw new TypeError('a company id is a uuid');
      return transaction(`set local app.company_id = '${companyId}'`, work);
    },
    asSystem: (work) => transaction("set local app.scope = 'system'", work),
    async isReady() {
      try {
        await pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    close: () => pool.end(),
  };
}

function isRetryable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return ['40P01', '40001'].includes((cause as { code?: string }).code ?? '');
}
