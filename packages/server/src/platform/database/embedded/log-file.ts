import { chmod, copyFile, open, readFile, stat, truncate } from 'node:fs/promises';

const MAX_LOG_BYTES = 4 * 1024 * 1024;
const CHECK_INTERVAL_MS = 60_000;

/**
 * Keeps a log file that another process appends to below a size: what is too long moves to `<file>.1`, once.
 * It is emptied in place, since the writer holds it open.
 */
export async function trimLog(file: string, maxBytes: number = MAX_LOG_BYTES): Promise<void> {
  const size = await logSize(file);
  if (size <= maxBytes) return;
  await copyFile(file, `${file}.1`);
  await chmod(`${file}.1`, 0o600);
  await truncate(file);
}

/** Trims the log now and every minute, without keeping the process alive; returns what ends it. */
export async function keepLogTrimmed(file: string, onError: (error: unknown) => void): Promise<() => void> {
  await trimLog(file);
  const timer = setInterval(() => void trimLog(file).catch(onError), CHECK_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function logSize(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.size,
    () => 0,
  );
}

/** Opens a log for a child process to append to. */
export async function openLog(file: string) {
  return open(file, 'a', 0o600);
}

/** The text appended since the log had that size. */
export async function readLogSince(file: string, offsetBytes: number): Promise<string> {
  const log = await readFile(file).catch(() => Buffer.alloc(0));
  return log.subarray(offsetBytes).toString('utf8');
}
