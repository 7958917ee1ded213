import { execFile } from 'node:child_process';
import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

const run = promisify(execFile);

/** How a PostgreSQL program is started so that it is not root, which it refuses to be. */
export interface RunAs {
  /** Put in front of the program's own command line. */
  prefix: readonly string[];
  /** The account to start it under, and the owner that its folder needs; absent: this process's own. */
  account?: Account;
}

interface Account {
  uid: number;
  gid: number;
}

// Inside a user namespace the process is not root, while its files stay root's outside.
const USER_NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'] as const;

/**
 * Chooses how to start PostgreSQL on this machine.
 *
 * An ordinary user starts it directly. Root starts it under the account that already owns the data, else in a
 * user namespace, else (some containers forbid those) as `nobody`.
 * @param clusterFolder where the data is or will be; @param dataDir its parent, which the account must be able to enter
 * @throws EmbeddedPostgresError where root has no way
 */
export async function chooseRunAs(clusterFolder: string, dataDir: string, postgres: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) {
    return { prefix: [], account: { uid: owner.uid, gid: owner.gid } };
  }
  if (await succeeds([...USER_NAMESPACE, postgres, '--version'])) return { prefix: USER_NAMESPACE };

  const account = await nobody();
  if (account && (await admit(account, dataDir)) && (await succeeds([postgres, '--version'], account))) {
    if (owner) await giveTo(clusterFolder, account);
    return { prefix: [], account };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root here, and neither a user namespace nor the account "nobody" can use ${dataDir}: start GenbaTalk as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

async function succeeds(command: readonly string[], account?: Account): Promise<boolean> {
  const [program = '', ...args] = command;
  return run(program, args, { ...account }).then(
    () => true,
    () => false,
  );
}

async function nobody(): Promise<Account | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:[^:]*:(\d+):(\d+):/mu.exec(accounts);
  return fields ? { uid: Number(fields[1]), gid: Number(fields[2]) } : undefined;
}

/**
 * Lets an account pass through root's private data folder, by its group and without a look inside, where nothing else
 * is in its way.
 */
async function admit(account: Account, dataDir: string): Promise<boolean> {
  if (await canEnter(dataDir, account)) return true;
  const { uid, mode } = await stat(dataDir);
  if (uid !== 0 || (mode & 0o077) !== 0 || !(await canEnter(path.dirname(dataDir), account))) return false;
  await chown(dataDir, uid, account.gid);
  await chmod(dataDir, 0o710);
  return true;
}

/** Whether an account may pass through a folder and all above it, by their permission bits. */
async function canEnter(folder: string, { uid, gid }: Account): Promise<boolean> {
  const { mode, ...owner } = await stat(folder);
  const bit = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || canEnter(parent, { uid, gid });
}

async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    await lchown(path.join(folder, name), uid, gid);
  await lchown(folder, uid, gid);
}
