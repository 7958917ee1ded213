import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface CacheEntry {
  readonly key: string;
  readonly pinned: boolean;
  /** Size of the file. */
  readonly bytes: number;
}

export interface CacheIndex {
  /** Resolves when what a former process left in the folder is known. */
  readonly loaded: Promise<void>;
  path(entry: CacheEntry): string;
  /** The entry, which thereby becomes the last one used. */
  touch(key: string): CacheEntry | undefined;
  set(entry: CacheEntry): void;
  delete(key: string): void;
  /** The entries to remove so that the rest fits: the longest unused first, pinned ones never. */
  overflow(maxBytes: number): CacheEntry[];
}

/** The file is `<first two digits>/<key>.pinned` or `.speech`, so that a folder listing tells what is pinned. */
const FILE = /^([0-9a-f]{64})\.(pinned|speech)$/;

/** What is in the cache's folder, in the order of use. A Map keeps the order in which its keys were set. */
export function createCacheIndex(folder: string): CacheIndex {
  const entries = new Map<string, CacheEntry>();
  let totalBytes = 0;

  function set(entry: CacheEntry): void {
    drop(entry.key);
    entries.set(entry.key, entry);
    totalBytes += entry.bytes;
  }

  function drop(key: string): void {
    totalBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  async function load(): Promise<void> {
    for (const entry of await scan(folder)) set(entry);
  }

  return {
    loaded: load(),
    path: ({ key, pinned }) => join(folder, key.slice(0, 2), `${key}.${pinned ? 'pinned' : 'speech'}`),
    touch(key) {
      const entry = entries.get(key);
      if (entry !== undefined) set(entry);
      return entry;
    },
    set,
    delete: drop,
    overflow(maxBytes) {
      const leaving: CacheEntry[] = [];
      let bytes = totalBytes;
      for (const entry of entries.values()) {
        if (bytes <= maxBytes) break;
        if (entry.pinned) continue;
        leaving.push(entry);
        bytes -= entry.bytes;
      }
      return leaving;
    },
  };
}

/** Entries by the time they were written, the oldest first. What a crash left half-written is removed. */
async function scan(folder: string): Promise<CacheEntry[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found: (CacheEntry & { writtenMs: number })[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (name.endsWith('.tmp')) await rm(path, { force: true }).catch(() => undefined);
    const [, key, kind] =
      FILE.exec(name.slice(name.lastIndexOf('/') + 1).slice(name.lastIndexOf('\\') + 1)) ?? [];
    if (key === undefined) continue;
    const file = await stat(path).catch(() => undefined);
    if (file?.isFile()) {
      found.push({ key, pinned: kind === 'pinned', bytes: file.size, writtenMs: file.mtimeMs });
    }
  }
  return found
    .toSorted((one, other) => one.writtenMs - other.writtenMs)
    .map(({ key, pinned, bytes }) => ({ key, pinned, bytes }));
}
