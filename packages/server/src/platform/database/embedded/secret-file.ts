import { createHmac, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** Holds the password of the database's superuser `postgres`; readable by its owner only. */
export const PASSWORD_FILE = 'postgres-password';

/**
 * Reads the superuser's password of a data folder, making one where there is none yet.
 * Of two processes that make it at once, both get the same one.
 */
export async function ensurePassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, PASSWORD_FILE);
  const draft = `${file}.${process.pid}`;
  try {
    return await readPassword(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new EmbeddedPostgresError(
        `${file} cannot be read (${(error as NodeJS.ErrnoException).code}): start GenbaTalk as the owner of that folder, or set another DATA_DIR.`,
        { cause: error },
      );
    }
  }
  await writeFile(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  // A hard link appears whole or not at all and never replaces what another process put there.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return readPassword(file);
}

/** The password of the ordinary role `genbatalk`: who knows it does not know the superuser's. */
export function applicationPassword(superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update('genbatalk').digest('hex');
}

async function readPassword(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim();
}
