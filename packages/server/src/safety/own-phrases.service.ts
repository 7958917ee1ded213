import type { Language, OwnPhrase } from '@genbatalk/contract';
import type { Member } from '../accounts/actor.js';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Entitlements } from '../subscription/entitlements.js';
import * as repository from './own-phrases.repository.js';

export interface OwnPhrases {
  list(actor: Member): Promise<OwnPhrase[]>;
  /** @throws AppError `plan-limit`, `trial-ended` */
  add(
    actor: Member,
    phrase: { language: Language; text: string; translations: Partial<Record<Language, string>> },
  ): Promise<OwnPhrase>;
  /** Its sound goes too. @throws AppError `not-found` */
  remove(actor: Member, id: string): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  forgetSpeech: (text: string, language: Language) => Promise<void>;
  entitlements: Pick<Entitlements, 'requirePhraseRoom'>;
}

export function createOwnPhrases(dependencies: Dependencies): OwnPhrases {
  const { database, clock, forgetSpeech, entitlements } = dependencies;
  return {
    list: async (actor) =>
      (await database.forCompany(actor.companyId, repository.listPhrases)).map(toOwnPhrase),

    add: ({ companyId }, { language, text, translations }) =>
      database.forCompany(companyId, async (tx) => {
        await entitlements.requirePhraseRoom(tx, companyId);
        return toOwnPhrase(
          await repository.insertPhrase(tx, {
            companyId,
            language,
            text: text.trim(),
            translations,
            createdAt: clock.now(),
          }),
        );
      }),

    async remove(actor, id) {
      const row = await database.forCompany(actor.companyId, (tx) => repository.deletePhrase(tx, id));
      if (row === undefined) throw new AppError('not-found');
      const texts = { ...row.translations, [row.language]: row.text };
      for (const [language, text] of Object.entries(texts) as [Language, string][])
        await forgetSpeech(text, language);
    },
  };
}

function toOwnPhrase({ id, language, text, translations, createdAt }: repository.OwnPhraseRow): OwnPhrase {
  return { id, language, text, translations, createdAt: createdAt.toISOString() };
}
