import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Finds the PostgreSQL programs of this machine's platform package (`@embedded-postgres/<platform>`).
 * @throws EmbeddedPostgresError where the package does not exist or was not installed
 */
export async function locateBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The embedded database is not installed (${name}): run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
  const packageFolder = path.resolve(path.dirname(entry), '..');
  await linkLibraries(packageFolder);
  const bin = path.join(packageFolder, 'native', 'bin');
  const suffix = platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(bin, `initdb${suffix}`),
    postgres: path.join(bin, `postgres${suffix}`),
    pgCtl: path.join(bin, `pg_ctl${suffix}`),
  };
}

/**
 * A package cannot carry symbolic links, so its libraries' short names are made by its install script.
 * Where install scripts are off they are made here, from the same list.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageFolder, target);
    const destination = path.relative(path.dirname(link), path.join(packageFolder, source));
    await symlink(destination, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      throw new EmbeddedPostgresError(
        `The embedded database's libraries cannot be linked (${error.code} in ${packageFolder}): run "npm rebuild" as the owner of node_modules, or set DATABASE_URL.`,
        { cause: error },
      );
    });
  }
}
