import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** Days go by for what is stored on a server's folder: journeys run on the real clock, and cannot wait so long. */
export async function runInDatabase(dataDir: string, statement: string, values: unknown[]): Promise<void> {
  const [password, pidFile] = await Promise.all([
    readFile(join(dataDir, 'postgres-password'), 'utf8'),
    readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
  ]);
  const port = Number(pidFile.split('\n')[3]);
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: password.trim(),
    database: 'genbatalk',
  });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
