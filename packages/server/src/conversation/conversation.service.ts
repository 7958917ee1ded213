import { randomUUID } from 'node:crypto';
import { detectLanguage, type Language } from '@genbatalk/contract';
import type { Member } from '../accounts/actor.js';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { ChannelWriter } from './channel-writer.js';
import type { Delivery } from './delivery.js';
import * as repository from './utterances.repository.js';

export interface Utterable {
  channelId: string;
  text: string;
  /** The speaker's language; the text's own is found by its script. */
  language: Language;
  utteranceId?: string | undefined;
  source: 'speech' | 'typed';
  corrects?: string | undefined;
}

export interface Conversation {
  /**
   * Store, translate, preview: resolves when the utterance is committed and every language present has its text
   * (TALK-33). The same `utteranceId` again joins the first one's answer (TALK-19).
   * @throws AppError `not-found`, `forbidden`, `not-in-channel`, `muted`, `mic-off`, `unauthorized`
   */
  hear(actor: Member, input: Utterable): Promise<{ message: string; duration: number; utteranceId: string }>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  writer: ChannelWriter;
  delivery: Delivery;
}

export function createConversation({ database, clock, writer, delivery }: Dependencies): Conversation {
  /** Deliveries under way, for a repeat that arrives meanwhile. */
  const underWay = new Map<string, Promise<number>>();

  return {
    async hear(actor, input) {
      const heardAt = clock.now();
      const utteranceId = input.utteranceId ?? randomUUID();
      const { utterance, languages, isNew } = await writer.write({
        actor,
        channelId: input.channelId,
        utteranceId,
        language: detectLanguage(input.text, input.language),
        text: input.text.trim(),
        source: input.source,
        corrects: input.corrects,
      });
      if (!isNew) {
        const duration = (await underWay.get(utterance.id)) ?? utterance.durationMs;
        return { message: 'delivered', duration, utteranceId };
      }
      const delivering = delivery.deliver(utterance, languages, heardAt);
      underWay.set(utterance.id, delivering);
      try {
        const duration = await delivering;
        await database.forCompany(actor.companyId, (tx) =>
          repository.saveDuration(tx, utterance.id, duration),
        );
        return { message: 'delivered', duration, utteranceId };
      } finally {
        underWay.delete(utterance.id);
      }
    },
  };
}
