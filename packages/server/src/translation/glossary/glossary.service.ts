import {
  GLOSSARY_LIMITS,
  type GlossaryEntry,
  type GlossaryImportError,
  type GlossaryTerm,
} from '@genbatalk/contract';
import type { Member } from '../../accounts/actor.js';
import type { Clock } from '../../platform/clock.js';
import type { Database, Tx } from '../../platform/database/database.js';
import { AppError, isUniqueViolation } from '../../platform/errors/app-error.js';
import * as repository from './glossary.repository.js';
import { readGlossary, writeGlossary } from './glossary-csv.js';
import type { RequirePhraseRoom } from './phrase-room.port.js';
import type { Terms } from './terms.js';

/** A company's own words, kept by its leaders. */
export interface Glossary {
  list(actor: Member): Promise<GlossaryTerm[]>;
  /** @throws AppError `conflict` where the language has the term, `plan-limit` where the plan has no room */
  add(actor: Member, entry: GlossaryEntry): Promise<GlossaryTerm>;
  /** @throws AppError `not-found`, `conflict` */
  change(actor: Member, id: string, changes: Partial<GlossaryEntry>): Promise<GlossaryTerm>;
  /** @throws AppError `not-found` */
  remove(actor: Member, id: string): Promise<void>;
  exportCsv(actor: Member): Promise<string>;
  /** All lines or none. @throws AppError `plan-limit` */
  importCsv(
    actor: Member,
    csv: string,
  ): Promise<{ added: number; changed: number; errors: GlossaryImportError[] }>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  requireRoom: RequirePhraseRoom;
  /** Read again after every change. */
  terms: Terms;
}

export function createGlossary({ database, clock, requireRoom, terms }: Dependencies): Glossary {
  /** What a leader wrote, as a row has it: the approval is the leader's, now. */
  function columnsOf(actor: Member, { approved, ...entry }: GlossaryEntry) {
    const { [entry.language]: _own, ...translations } = entry.translations;
    const now = clock.now();
    return {
      ...entry,
      translations,
      spokenForms: [...new Set(entry.spokenForms)],
      approvedBy: approved ? actor.userId : null,
      approvedByName: approved ? actor.nickname : null,
      approvedAt: approved ? now : null,
      updatedAt: now,
    };
  }

  async function insert(tx: Tx, actor: Member, entry: GlossaryEntry): Promise<repository.TermRow> {
    const { companyId } = actor;
    return repository.insertTerm(tx, { ...columnsOf(actor, entry), companyId, createdAt: clock.now() });
  }

  async function requireSpace(tx: Tx, companyId: string, adding: number): Promise<void> {
    if (adding === 0) return;
    if ((await repository.countTerms(tx)) + adding > GLOSSARY_LIMITS.terms) throw new AppError('plan-limit');
    await requireRoom(tx, companyId, adding);
  }

  async function write<T>({ companyId }: Member, work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await database.forCompany(companyId, work);
    } catch (error) {
      throw isUniqueViolation(error, 'glossary_terms_term')
        ? new AppError('conflict', { cause: error })
        : error;
    } finally {
      terms.forget(companyId);
    }
  }

  const list: Glossary['list'] = async ({ companyId }) =>
    (await database.forCompany(companyId, repository.listTerms)).map(toTerm);

  return {
    list,
    add: (actor, entry) =>
      write(actor, async (tx) => {
        await requireSpace(tx, actor.companyId, 1);
        return toTerm(await insert(tx, actor, entry));
      }),

    change: (actor, id, changes) =>
      write(actor, async (tx) => {
        const row = await repository.findTerm(tx, id);
        if (row === undefined) throw new AppError('not-found');
        const { language, term, spokenForms, meaning, translations } = row;
        const before = { language, term, spokenForms, meaning, translations };
        const entry = { ...before, approved: row.approvedAt !== null, ...withoutUndefined(changes) };
        return toTerm(await repository.updateTerm(tx, id, columnsOf(actor, entry)));
      }),

    remove: (actor, id) =>
      write(actor, async (tx) => {
        if (!(await repository.deleteTerm(tx, id))) throw new AppError('not-found');
      }),

    exportCsv: async (actor) => writeGlossary(await list(actor)),

    async importCsv(actor, csv) {
      const { entries, errors } = readGlossary(csv);
      if (errors.length > 0) return { added: 0, changed: 0, errors };
      return write(actor, async (tx) => {
        const known = new Map(
          (await repository.listTerms(tx)).map((row) => [`${row.language} ${row.term}`, row]),
        );
        const isNew = ({ language, term }: GlossaryEntry) => !known.has(`${language} ${term}`);
        const added = entries.filter(isNew);
        await requireSpace(tx, actor.companyId, added.length);
        for (const entry of entries) {
          const row = known.get(`${entry.language} ${entry.term}`);
          if (row === undefined) await insert(tx, actor, entry);
          else await repository.updateTerm(tx, row.id, columnsOf(actor, entry));
        }
        return { added: added.length, changed: entries.length - added.length, errors: [] };
      });
    },
  };
}

/** Zod leaves out what was not given, which the type of a partial does not say. */
function withoutUndefined(changes: Partial<GlossaryEntry>): Partial<GlossaryEntry> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function toTerm(row: repository.TermRow): GlossaryTerm {
  const { id, language, term, spokenForms, meaning, translations, approvedAt, approvedByName } = row;
  return {
    id,
    language,
    term,
    spokenForms,
    meaning,
    translations,
    approved: approvedAt === null ? null : { by: approvedByName ?? '', at: approvedAt.toISOString() },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
