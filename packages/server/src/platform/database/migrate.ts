import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));
/** Any constant: nodes that start together take turns on it. */
const ADVISORY_LOCK = 7_301_955;

interface Applied {
  name: string;
  sha256: string;
}

/**
 * Brings the schema up to date: every `NNNN_*.sql` that is not recorded is applied, by name, one transaction a
 * file, while other nodes wait.
 * @throws when a file was changed after it had been applied
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<Applied>('select name, sha256 from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
    for (const name of names) await applyFile(client, name, applied.get(name));
  } finally {
    await client.end();
  }
}

async function applyFile(client: pg.Client, name: string, recorded: string | undefined): Promise<void> {
  const sql = await readFile(`${FOLDER}${name}`, 'utf8');
  const sha256 = createHash('sha256').update(sql).digest('hex');
  if (recorded === sha256) return;
  if (recorded !== undefined) throw new Error(`migration ${name} was changed after it had been applied`);
  try {
    await client.query(`begin; ${sql}`);
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
