import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@genbatalk/contract';
import {
  type PhrasebookSource,
  SLOT_TYPES,
  type SourceAction,
  type SourceActions,
  type SourceTemplates,
  type SourceTerm,
  type SourceTheme,
  TERM_KINDS,
} from '@genbatalk/phrasebook';
import * as z from 'zod';

export const DATA_FOLDER = fileURLToPath(new URL('../../packages/phrasebook/data', import.meta.url));

const language = z.enum(LANGUAGES);
const wording = z.string().min(1);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'an id is kebab-case');
const reviewed = z.partialRecord(language, z.boolean()).default({});
const entrySchema = z.strictObject({
  id,
  critical: z.boolean(),
  text: z.record(language, wording),
  ways: z.partialRecord(language, z.array(wording)).default({}),
  reviewed,
});
const themeSchema = z.strictObject({ entries: z.array(entrySchema).min(1) });
const templateSchema = entrySchema.extend({ slots: z.record(z.string(), z.enum(SLOT_TYPES)) });
const actionSchema = z.strictObject({
  id,
  critical: z.boolean(),
  slots: z.record(z.string(), z.enum(SLOT_TYPES)),
  phrase: z.record(language, wording),
  ways: z.partialRecord(language, z.array(wording)).default({}),
  isMotion: z.boolean().optional(),
  reviewed,
});
const actionsSchema = z.strictObject({ actions: z.array(actionSchema).min(1) });
const templatesSchema = z.strictObject({ templates: z.array(templateSchema).min(1) });

const form = {
  text: wording,
  ways: z.array(wording).optional(),
  at: wording.optional(),
  to: wording.optional(),
  from: wording.optional(),
  ofLong: wording.optional(),
  definite: z.boolean().optional(),
};
const romance = z.strictObject({
  ...form,
  gender: z.enum(['m', 'f']),
  plural: wording.optional(),
  feminine: wording.optional(),
  aspirated: z.boolean().optional(),
  before: z.boolean().optional(),
  vowel: wording.optional(),
});
const termSchema = z.strictObject({
  id,
  kind: z.enum(TERM_KINDS),
  usual: z.enum(['one', 'many']).optional(),
  forms: z.strictObject({
    ja: z.strictObject({ ...form, counter: wording.optional() }),
    en: z.strictObject({ ...form, plural: wording.optional(), article: z.enum(['a', 'an']).optional() }),
    vi: z.strictObject({ ...form, classifier: wording.optional() }),
    zh: z.strictObject({ ...form, measure: wording.optional() }),
    de: z.strictObject({
      ...form,
      gender: z.enum(['m', 'f', 'n']),
      plural: wording.optional(),
      accusative: wording.optional(),
      dative: wording.optional(),
      genitive: wording.optional(),
      dativePlural: wording.optional(),
    }),
    fr: romance,
    it: romance,
  }),
  reviewed: reviewed.optional(),
});
const termsSchema = z.strictObject({ terms: z.array(termSchema).min(1) });

/** Reads and validates everything the authors wrote, in the order of file names. Throws with the file's name where one is malformed. */
export function readSource(folder: string = DATA_FOLDER): PhrasebookSource {
  return {
    themes: readFolder(folder, themeSchema, (theme, { entries }): SourceTheme => ({ theme, entries })),
    templates: readFolder(
      join(folder, 'templates'),
      templatesSchema,
      (theme, { templates }): SourceTemplates => ({
        theme,
        templates,
      }),
    ),
    actions: readFolder(
      join(folder, 'actions'),
      actionsSchema,
      (theme, { actions }): SourceActions => ({ theme, actions: actions as SourceAction[] }),
    ),
    terms: readFolder(join(folder, 'terms'), termsSchema, (_, { terms }) => terms as SourceTerm[]).flat(),
  };
}

function readFolder<Schema extends z.ZodType, Made>(
  folder: string,
  schema: Schema,
  make: (name: string, content: z.output<Schema>) => Made,
): Made[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      try {
        return make(
          basename(name, '.json'),
          schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
        );
      } catch (cause) {
        throw new Error(
          `phrasebook data ${name}: ${cause instanceof Error ? cause.message : 'not readable'}`,
          { cause },
        );
      }
    });
}
