import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { connectDatabase, type Database } from '../platform/database/database.js';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.js';
import { findRunningServer } from '../platform/database/embedded/postmaster-file.js';
import { APPLICATION } from '../platform/database/embedded/roles.js';
import { applicationPassword, ensurePassword } from '../platform/database/embedded/secret-file.js';
import { migrate } from '../platform/database/migrate.js';

export interface OperatorDatabase {
  database: Database;
  close(): Promise<void>;
}

/**
 * The database that the server of these settings works with: DATABASE_URL, or the embedded one. Where GenbaTalk runs,
 * its embedded database is reached through the password file in DATA_DIR; where not, it is started for the moment.
 * @throws EmbeddedPostgresError
 */
export async function openOperatorDatabase(config: Config, logger: Logger): Promise<OperatorDatabase> {
  const { connectionString, stop } = await reach(config, logger);
  try {
    await migrate(connectionString);
  } catch (error) {
    await stop();
    throw error;
  }
  const database = connectDatabase(connectionString, logger);
  return {
    database,
    async close() {
      await database.close();
      await stop();
    },
  };
}

async function reach(
  { databaseUrl, dataDir }: Config,
  logger: Logger,
): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const nothing = async () => {};
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, stop: nothing };
  const running = await findRunningServer(path.resolve(dataDir, 'postgres'));
  if (running?.isReady) {
    const password = applicationPassword(await ensurePassword(path.resolve(dataDir)));
    const address = `postgresql://${APPLICATION}:${password}@127.0.0.1:${running.port}/${APPLICATION}`;
    return { connectionString: `${address}?sslmode=disable`, stop: nothing };
  }
  const embedded = await startEmbeddedPostgres({ dataDir, logger });
  return { connectionString: embedded.connectionString, stop: () => embedded.stop() };
}
