import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.js';

async function query<T>(connectionString: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

test('each test file gets a migrated database of its own, as an ordinary role that owns it', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(first.connectionString, 'create table mine (id int)');

  const tables = await query(second.connectionString, `select 1 from pg_tables where tablename = 'mine'`);
  expect(tables).toEqual([]);
  const migrations = await query(second.connectionString, 'select name from migrations');
  expect(migrations).toEqual(await query(first.connectionString, 'select name from migrations'));
  const [role] = await query(
    first.connectionString,
    'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false });

  await Promise.all([first.drop(), second.drop()]);
  await expect(query(first.connectionString, 'select 1')).rejects.toThrow('does not exist');
});
