import { randomUUID } from 'node:crypto';
import { type Language, ownPhraseId, type PresetCategory } from '@genbatalk/contract';
import type { Phrasebook } from '@genbatalk/phrasebook';
import type { Member } from '../accounts/actor.js';
import { findParticipant } from '../calls/participants.repository.js';
import type { Conversation, Delivered } from '../conversation/conversation.service.js';
import type { Database } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { findPhrase } from './own-phrases.repository.js';

interface PresetInput {
  channelId: string;
  phraseKey: string;
  category: PresetCategory;
  utteranceId?: string | undefined;
}

export interface Presets {
  /**
   * Says a sentence by its key; a mute does not stop it (CALL-35). `onQueued`: its place in the channel is taken.
   * @throws AppError `not-found`, `not-in-channel`
   */
  send(actor: Member, input: PresetInput, onQueued: () => void): Promise<Delivered>;
}

interface Dependencies {
  database: Database;
  conversation: Conversation;
  phrasebook: Phrasebook;
}

export function createPresets({ database, conversation, phrasebook }: Dependencies): Presets {
  /** The sentence in the speaker's language; an own phrase without it is said in its first language. */
  async function sentenceOf(
    actor: Member,
    input: PresetInput,
  ): Promise<{ text: string; language: Language }> {
    const ownId = ownPhraseId(input.phraseKey);
    return database.forCompany(actor.companyId, async (tx) => {
      const participant = await findParticipant(tx, input.channelId, actor.userId);
      if (participant === undefined) throw new AppError('not-in-channel');
      const { language } = participant;
      if (ownId === undefined) {
        const phrase = phrasebook.phrase(input.phraseKey, language);
        if (phrase === undefined) throw new AppError('not-found');
        return { text: phrase.text, language };
      }
      const own = await findPhrase(tx, ownId);
      if (own === undefined) throw new AppError('not-found');
      const translated = own.translations[language];
      return translated === undefined
        ? { text: own.text, language: own.language }
        : { text: translated, language };
    });
  }

  return {
    async send(actor, input, onQueued) {
      const { channelId, phraseKey, category, utteranceId = randomUUID() } = input;
      const { text, language } = await sentenceOf(actor, input);
      const said = conversation.say(actor, {
        channelId,
        text,
        language,
        utteranceId,
        preset: { phraseKey, category },
      });
      onQueued();
      return said;
    },
  };
}
