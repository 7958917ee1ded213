import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { APPLICATION } from '../src/platform/database/embedded/roles.js';
import { migrate } from '../src/platform/database/migrate.js';

const TEMPLATE = 'genbatalk_template';
const TEMPLATE_LOCK = 1;

export interface TestDatabase {
  /** As the ordinary role that production works as. */
  connectionString: string;
  drop(): Promise<void>;
}

/** An empty, migrated database of its own for one test file, on the test run's real PostgreSQL server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(async (client) => {
    await ensureTemplate(client);
    await client.query(`create database ${name} template ${TEMPLATE} owner ${APPLICATION}`);
  });
  return {
    connectionString: applicationAddress(name),
    drop: () =>
      asSuperuser(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** Migrates once per run: whoever comes first holds the lock, the others wait and find the template made. */
async function ensureTemplate(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (found.rowCount !== 0) return;
    const draft = `${TEMPLATE}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} owner ${APPLICATION}`);
    await migrate(applicationAddress(draft));
    await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

function applicationAddress(database: string): string {
  const address = new URL(inject('testServer').application);
  address.pathname = database;
  return address.href;
}

async function asSuperuser<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: inject('testServer').admin });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
