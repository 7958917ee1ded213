import type { Client } from 'pg';

/** The role that GenbaTalk works as, and the database that it owns. */
export const APPLICATION = 'genbatalk';

/**
 * Makes the application's role and database where they are missing, and sets its password.
 *
 * The role is no superuser: row level security, which keeps companies apart, does not bind those.
 */
export async function ensureApplicationDatabase(client: Client, password: string): Promise<void> {
  const role = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION]);
  await client.query(
    `${role.rowCount === 0 ? 'create' : 'alter'} role ${APPLICATION} with login nosuperuser nocreatedb nocreaterole
     noreplication nobypassrls password ${client.escapeLiteral(password)}`,
  );
  const database = await client.query('select 1 from pg_database where datname = $1', [APPLICATION]);
  if (database.rowCount === 0) await client.query(`create database ${APPLICATION} owner ${APPLICATION}`);
}
