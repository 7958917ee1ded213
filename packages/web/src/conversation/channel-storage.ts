import { readStored, writeStored } from '../device/storage';
import type { OutboxItem, OutboxStorage } from './outbox';

/** Unsent words of one person in one channel, kept over a reload of this tab (APP-11). */
export function createOutboxStorage(userId: string, channelId: string): OutboxStorage {
  const key = `genbatalk.outbox.${userId}.${channelId}`;
  return {
    load() {
      try {
        return JSON.parse(readStored(key, 'sessionStorage') ?? '[]') as OutboxItem[];
      } catch {
        return [];
      }
    },
    save: (items) => writeStored(key, items.length === 0 ? null : JSON.stringify(items), 'sessionStorage'),
  };
}

/** The last utterance seen in one channel, so that a reload asks for what came after it (TALK-32). */
export function createSeenStorage(userId: string, channelId: string) {
  const key = `genbatalk.seen.${userId}.${channelId}`;
  return {
    load: () => readStored(key, 'sessionStorage') ?? undefined,
    save: (id: string) => writeStored(key, id, 'sessionStorage'),
  };
}
