import { randomUUID } from 'node:crypto';
import { detectLanguage, type Language } from '@genbatalk/contract';
import type { Member } from '../accounts/actor.js';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { ChannelWriter, Heard, Preset } from './channel-writer.js';
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
  hear(actor: Member, input: Utterable): Promise<Delivered>;
  /**
   * The same for a sentence chosen by its key: its language is known, and a mute does not stop it.
   * @throws AppError `not-found`, `forbidden`, `not-in-channel`, `unauthorized`
   */
  say(actor: Member, sentence: Sentence): Promise<Delivered>;
}

export interface Delivered {
  message: string;
  /** Milliseconds from hearing to the last preview. */
  duration: number;
  utteranceId: string;
}

export interface Sentence {
  channelId: string;
  text: string;
  language: Language;
  utteranceId: string;
  preset: Preset;
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

  async function pass(heard: Heard): Promise<Delivered> {
    const heardAt = clock.now();
    const { actor, utteranceId } = heard;
    const { utterance, languages, isNew } = await writer.write(heard);
    if (!isNew) {
      const duration = (await underWay.get(utterance.id)) ?? utterance.durationMs;
      return { message: 'delivered', duration, utteranceId };
    }
    const delivering = delivery.deliver(utterance, languages, heardAt);
    underWay.set(utterance.id, delivering);
    try {
      const duration = await delivering;
      await database.forCompany(actor.companyId, (tx) => repository.saveDuration(tx, utterance.id, duration));
      return { message: 'delivered', duration, utteranceId };
    } finally {
      underWay.delete(utterance.id);
    }
  }

  return {
    hear: (actor, { channelId, text, language, utteranceId = randomUUID(), source, corrects }) =>
      pass({
        actor,
        channelId,
        utteranceId,
        language: detectLanguage(text, language),
        text: text.trim(),
        source,
        corrects,
        preset: undefined,
      }),
    say: (actor, sentence) => pass({ actor, ...sentence, source: 'typed', corrects: undefined }),
  };
}
