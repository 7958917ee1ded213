import { readStored, writeStored } from '../device/storage';
import type { OutboxItem, OutboxStorage } from './outbox';

const MAX_CHARS = 2_000_000;

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
    save(items) {
      const whole = JSON.stringify(items);
      // A browser keeps some five million characters, and refuses all above it: the words go before the recordings.
      const words = items.filter(({ outgoing }) => outgoing.recording === undefined);
      const kept = whole.length > MAX_CHARS ? JSON.stringify(words) : whole;
      writeStored(key, items.length === 0 ? null : kept, 'sessionStorage');
    },
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
