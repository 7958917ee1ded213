import * as z from 'zod';
import { idSchema, isStorable, timestampSchema } from '../entities.js';
import { languageSchema } from '../languages.js';
import { GLOSSARY_LIMITS } from '../limits.js';
import { defineCalls } from './define.js';

const wordSchema = z.string().trim().min(1).max(GLOSSARY_LIMITS.termChars).refine(isStorable);

const termFields = {
  /** The language in which the term is spoken. */
  language: languageSchema,
  term: wordSchema,
  /** Other ways in which it is said or heard. */
  spokenForms: z.array(wordSchema).max(GLOSSARY_LIMITS.spokenForms),
  meaning: z.string().trim().max(GLOSSARY_LIMITS.meaningChars).refine(isStorable),
  translations: z.partialRecord(languageSchema, wordSchema),
};

/** What a leader writes. `approved`: the leader answers for it; only then is it used. */
export const glossaryEntrySchema = z.object({ ...termFields, approved: z.boolean() });
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;

export const glossaryTermSchema = z
  .object({
    ...termFields,
    id: idSchema,
    /** Who approved it and when; null while nobody did. */
    approved: z.object({ by: z.string(), at: timestampSchema }).nullable(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'GlossaryTerm' });
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const GLOSSARY_IMPORT_ERRORS = [
  'column-missing',
  'missing',
  'too-long',
  'too-many',
  'language-unknown',
  'duplicate',
  'malformed',
] as const;
/** What is wrong in a line of the file, counted from 1 with the heading as line 1. */
export const glossaryImportErrorSchema = z.object({
  line: z.number().int().positive(),
  column: z.string(),
  code: z.enum(GLOSSARY_IMPORT_ERRORS),
});
export type GlossaryImportError = z.infer<typeof glossaryImportErrorSchema>;

const idParams = z.object({ id: idSchema });
const termAnswer = z.object({ term: glossaryTermSchema });

/** A company's own words, in and out. */
export const glossaryCalls = defineCalls({
  listGlossary: {
    method: 'GET',
    path: '/api/glossary',
    access: 'leader',
    summary: "The company's terms, by language and spelling",
    status: 200,
    response: z.object({ terms: z.array(glossaryTermSchema) }),
  },
  addTerm: {
    method: 'POST',
    path: '/api/glossary',
    access: 'leader',
    summary: 'Adds a term; 409 where the language has it already, 402 beyond the plan',
    status: 201,
    body: glossaryEntrySchema,
    response: termAnswer,
  },
  changeTerm: {
    method: 'PATCH',
    path: '/api/glossary/:id',
    access: 'leader',
    summary: 'Changes what is given; a changed term counts as approved by whoever changed it, or by nobody',
    status: 200,
    params: idParams,
    body: glossaryEntrySchema.partial(),
    response: termAnswer,
  },
  deleteTerm: {
    method: 'DELETE',
    path: '/api/glossary/:id',
    access: 'leader',
    summary: 'Removes a term',
    status: 204,
    params: idParams,
    response: null,
  },
  exportGlossary: {
    method: 'GET',
    path: '/api/glossary.csv',
    access: 'leader',
    summary: 'All terms as a table for a spreadsheet, which `importGlossary` takes again',
    status: 200,
    response: z.unknown(),
    produces: 'text/csv',
  },
  importGlossary: {
    method: 'POST',
    path: '/api/glossary/import',
    access: 'leader',
    summary: 'Takes over all lines of a table, or, where any line is wrong, none and says which',
    status: 200,
    body: z.object({ csv: z.string().min(1).max(GLOSSARY_LIMITS.csvChars) }),
    response: z.object({
      added: z.number().int().nonnegative(),
      changed: z.number().int().nonnegative(),
      errors: z.array(glossaryImportErrorSchema),
    }),
  },
});
