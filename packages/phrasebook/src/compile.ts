import { LANGUAGES, type Language } from '@genbatalk/contract';
import { analyse, bareKey } from './analyse/analyse.js';
import { buildTermBook, type TermBook, wordingsOfForm } from './analyse/term-book.js';
import type {
  EntryHead,
  LanguageData,
  PhrasebookData,
  PhrasebookSource,
  SourceEntry,
  SourceTemplate,
  TemplateHead,
  TermHead,
} from './format.js';
import type { SourceTerm } from './format-terms.js';
import { isOfMoment } from './normalise/moment.js';
import { splitSentences } from './normalise/sentences.js';
import { keysOfWording } from './normalise/wording.js';
import { compileTemplate } from './templates/compile-template.js';

/** Turns what the authors wrote into the compiled form, in the order given. Pure; the tools and the tests use it. */
export function compilePhrasebook(source: PhrasebookSource): PhrasebookData {
  const entries = source.themes.flatMap(({ theme, entries }) => entries.map((entry) => ({ theme, entry })));
  const templates = (source.templates ?? []).flatMap(({ theme, templates }) =>
    templates.map((template) => ({ theme, template })),
  );
  const terms = source.terms ?? [];
  return {
    heads: entries.map(({ theme, entry }): EntryHead => headOfEntry(theme, entry)),
    templates: templates.map(
      ({ theme, template }): TemplateHead => ({ ...headOfEntry(theme, template), slots: template.slots }),
    ),
    terms: terms.map(headOf),
    languages: LANGUAGES.map((language) =>
      compileLanguage(
        language,
        entries.map(({ entry }) => entry),
        templates.map(({ template }) => template),
        terms,
      ),
    ),
  };
}

/** The terms of one language as the analysis finds them. */
export function termBookOf(terms: readonly SourceTerm[], language: Language): TermBook {
  return buildTermBook(
    terms.map(({ kind, forms }) => wordingsOfForm(kind, forms[language])),
    language,
  );
}

function headOfEntry(theme: string, entry: SourceEntry): EntryHead {
  const { id, critical } = entry;
  return { id, theme, critical, ...(isOfMoment(theme, entry) ? { isOfMoment: true } : {}) };
}

function headOf({ id, kind, usual, forms }: SourceTerm): TermHead {
  const isUsuallyMany =
    usual === undefined ? kind === 'material' && forms.en.plural !== undefined : usual === 'many';
  return { id, kind, isUsuallyMany };
}

function compileLanguage(
  language: Language,
  entries: readonly SourceEntry[],
  templates: readonly SourceTemplate[],
  terms: readonly SourceTerm[],
): LanguageData {
  const book = termBookOf(terms, language);
  const wordingsOf = (entry: SourceEntry) => [entry.text[language], ...(entry.ways[language] ?? [])];
  const reviewedIn = (each: Pick<SourceEntry, 'reviewed'>, at: number) =>
    each.reviewed[language] === true ? [at] : [];
  return {
    language,
    texts: entries.map((entry) => entry.text[language]),
    keys: entries.map((entry) => [
      ...new Set(wordingsOf(entry).flatMap((wording) => keysOfWording(wording, language))),
    ]),
    bare: entries.map((entry) => [
      ...new Set(wordingsOf(entry).flatMap((wording) => bareKeysOf(wording, language, book))),
    ]),
    reviewed: entries.flatMap(reviewedIn),
    templates: templates.map((template) => compileTemplate(template, language, book)),
    reviewedTemplates: templates.flatMap(reviewedIn),
    terms: terms.map(({ forms }) => forms[language]),
    reviewedTerms: terms.flatMap(({ reviewed = {} }, at) => reviewedIn({ reviewed }, at)),
  };
}

function bareKeysOf(wording: string, language: Language, book: TermBook): string[] {
  const analysis = analyse(splitSentences(wording, language), language, book);
  return analysis === undefined ? [] : [bareKey(analysis)];
}
