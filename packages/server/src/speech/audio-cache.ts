import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { decodeSpeech, encodeSpeech } from './audio-file.js';
import { type CacheEntry, createCacheIndex } from './cache-index.js';
import type { Speech } from './synthesiser.port.js';

export { cachedSynthesiser } from './cached-synthesiser.js';

export interface AudioCache {
  /** The kept speech, or nothing; a file that cannot be read counts as nothing. */
  get(key: string): Promise<Speech | undefined>;
  /**
   * Keeps speech. Pinned speech (phrasebook sentences, own phrases) is never evicted. Never rejects: when the disk
   * is full or not writable, the speech is just not kept.
   */
  put(key: string, speech: Speech, options?: { pinned?: boolean }): Promise<void>;
  /** Removes speech when its utterance goes; pinned speech stays, unless that is asked for (own phrase deleted). */
  forget(key: string, options?: { pinned?: boolean }): Promise<void>;
}

interface Settings {
  /** Made when it is missing. */
  readonly folder: string;
  /** Pinned speech counts, but only the rest makes room. */
  readonly maxBytes: number;
  readonly logger: Logger;
}

/** Speech on disk, by content: one file each, written whole or not at all, the longest unused going first. */
export function createAudioCache({ folder, maxBytes, logger }: Settings): AudioCache {
  const index = createCacheIndex(folder);
  let isWritable = true;

  /** A full disk is reported once, not with every sentence, and again after it has worked in between. */
  function reportFailure(error: unknown): void {
    if (isWritable)
      logger.error({ code: (error as NodeJS.ErrnoException).code }, 'speech cannot be kept on disk');
    isWritable = false;
  }

  async function remove(entry: CacheEntry): Promise<void> {
    index.delete(entry.key);
    await rm(index.path(entry), { force: true }).catch(reportFailure);
  }

  async function read(entry: CacheEntry): Promise<Speech | undefined> {
    try {
      const speech = decodeSpeech(await readFile(index.path(entry)));
      // A file that was cut short by a power failure.
      if (speech === undefined) await remove(entry);
      return speech;
    } catch {
      index.delete(entry.key);
      return undefined;
    }
  }

  async function write(entry: CacheEntry, bytes: Buffer): Promise<void> {
    const path = index.path(entry);
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, path);
      index.set(entry);
      isWritable = true;
    } catch (error) {
      reportFailure(error);
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  return {
    async get(key) {
      await index.loaded;
      const entry = index.touch(key);
      return entry === undefined ? undefined : read(entry);
    },

    async put(key, speech, { pinned = false } = {}) {
      await index.loaded;
      const bytes = encodeSpeech(speech);
      const known = index.touch(key);
      if (known !== undefined && (known.pinned || !pinned)) return;
      if (bytes.length > maxBytes && !pinned) return;
      if (known !== undefined) await remove(known);
      for (const entry of index.overflow(maxBytes - bytes.length)) await remove(entry);
      await write({ key, pinned, bytes: bytes.length }, bytes);
    },

    async forget(key, { pinned = false } = {}) {
      await index.loaded;
      const entry = index.touch(key);
      if (entry !== undefined && (pinned || !entry.pinned)) await remove(entry);
    },
  };
}
