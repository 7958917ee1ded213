import { execFile } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { isAlive } from './postmaster-file.js';
import type { RunAs } from './run-as.js';

const run = promisify(execFile);
const DRAFT_PREFIX = 'postgres.init-';
const MAJOR_VERSION = '18';

export interface ClusterInit {
  dataDir: string;
  clusterFolder: string;
  binaries: PostgresBinaries;
  runAs: RunAs;
  password: string;
  isDurable: boolean;
}

/**
 * Makes the database cluster where there is none yet.
 *
 * It is made in a folder beside its place and then renamed, so that a start killed half way leaves no half cluster.
 * @throws EmbeddedPostgresError where the folder holds another major version, or initdb fails
 */
export async function ensureCluster(init: ClusterInit): Promise<void> {
  await removeAbandonedDrafts(init.dataDir);
  const version = await readFile(path.join(init.clusterFolder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) return refuseOtherVersion(version.trim(), init.clusterFolder);

  const draft = path.join(init.dataDir, `${DRAFT_PREFIX}${process.pid}`);
  const draftCluster = path.join(draft, 'cluster');
  const passwordFile = path.join(draft, 'password');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(passwordFile, init.password, { mode: 0o600 });
    const { account } = init.runAs;
    if (account) {
      await chown(passwordFile, account.uid, account.gid);
      await chown(draft, account.uid, account.gid);
    }
    await runInitdb(init, draftCluster, passwordFile);
    await moveIntoPlace(draftCluster, init);
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function runInitdb(init: ClusterInit, folder: string, passwordFile: string): Promise<void> {
  const args = ['-D', folder, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=scram-sha-256'];
  args.push(`--pwfile=${passwordFile}`, '--no-instructions', ...(init.isDurable ? [] : ['--no-sync']));
  const [program = '', ...rest] = [...init.runAs.prefix, init.binaries.initdb, ...args];
  try {
    await run(program, rest, { ...init.runAs.account, cwd: init.dataDir, env: postgresEnvironment() });
  } catch (cause) {
    const output = (cause as { stderr?: string }).stderr?.trim().split('\n').at(0) ?? String(cause);
    throw new EmbeddedPostgresError(
      `The embedded database cannot be made in ${init.dataDir} (${output}): free or unlock the folder, set another DATA_DIR, or set DATABASE_URL.`,
      { cause },
    );
  }
}

async function moveIntoPlace(draftCluster: string, init: ClusterInit): Promise<void> {
  await rename(draftCluster, init.clusterFolder).catch((error: NodeJS.ErrnoException) => {
    // Another start was faster; its cluster has the same password, and ours goes.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  if (!init.isDurable || process.platform === 'win32') return;
  const parent = await open(init.dataDir);
  await parent.sync();
  await parent.close();
}

async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const pid = Number(name.slice(DRAFT_PREFIX.length));
    if (pid !== process.pid && isAlive(pid)) continue;
    await rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function refuseOtherVersion(version: string, clusterFolder: string): void {
  if (version === MAJOR_VERSION) return;
  throw new EmbeddedPostgresError(
    `${clusterFolder} was made by PostgreSQL ${version}, and this GenbaTalk brings ${MAJOR_VERSION}: start the GenbaTalk that made it, or set another DATA_DIR.`,
  );
}

/** Only what the programs need: neither our secrets nor the terminal's PG… settings belong in there. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP']) {
    if (process.env[name] !== undefined) environment[name] = process.env[name];
  }
  return environment;
}
