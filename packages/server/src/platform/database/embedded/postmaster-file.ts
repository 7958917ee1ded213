import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What PostgreSQL writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/** Reads `postmaster.pid` of a cluster; undefined where there is none or it is only half written. */
export async function readPostmasterFile(clusterFolder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number.isInteger(port) ? port : 0, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Finds the PostgreSQL server that lives on a folder, whoever started it.
 *
 * The file outlives a server that was killed. A dead process in it is left to PostgreSQL, which clears it up after
 * making sure that no other process of that server is alive. Where another program got the process number since,
 * PostgreSQL would refuse to start, so the number is replaced by ours: the number of its parent it knows to be stale.
 */
export async function findRunningServer(clusterFolder: string): Promise<PostmasterFile | undefined> {
  const found = await readPostmasterFile(clusterFolder);
  if (!found || !isAlive(found.pid)) return undefined;
  if (await isServerOf(found.pid, clusterFolder)) return found;

  const file = path.join(clusterFolder, 'postmaster.pid');
  const rest = (await readFile(file, 'utf8')).split('\n').slice(1);
  await writeFile(file, [process.pid, ...rest].join('\n'));
  return undefined;
}

/** Whether a process of that number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isServerOf(pid: number, clusterFolder: string): Promise<boolean> {
  if (pid === process.pid) return false;
  if (process.platform === 'linux') {
    // PostgreSQL works inside its data folder. A zombie has no folder any more, and another user's cannot be read.
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch((error: NodeJS.ErrnoException) =>
      error.code === 'EACCES' ? undefined : '',
    );
    return workingFolder === undefined || workingFolder === (await realpath(clusterFolder));
  }
  if (process.platform === 'win32') return true;
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres');
}
