import { LANGUAGES, type Language } from '@genbatalk/contract';
import { compileActions } from './actions/compile-actions.js';
import type { SourceAction } from './actions/format-actions.js';
import { analyse, bareKey } from './analyse/analyse.js';
import { softKey } from './analyse/soft.js';
import { buildTermBook, type TermBook, wordingsOfForm } from './analyse/term-book.js';
import type {
  EntryHead,
  LanguageData,
  PhrasebookData,
  PhrasebookSource,
  SourceEntry,
  SourceTemplate,
  TemplateData,
  TemplateHead,
  TermHead,
} from './format.js';
import type { SourceTerm } from './format-terms.js';
import { isOfMoment } from './normalise/moment.js';
import { roleOf } from './normalise/role.js';
import { splitSentences } from './normalise/sentences.js';
import { keysOfWording } from './normalise/wording.js';
import { compileTemplate } from './templates/compile-template.js';
import { kindOfTerm } from './term-kinds.js';

/** Turns what the authors wrote into the compiled form, in the order given. Pure; the tools and the tests use it. */
export function compilePhrasebook(source: PhrasebookSource): PhrasebookData {
  const entries = source.themes.flatMap(({ theme, entries }) => entries.map((entry) => ({ theme, entry })));
  const templates = (source.templates ?? []).flatMap(({ theme, templates }) =>
    templates.map((template) => ({ theme, template })),
  );
  const actions = (source.actions ?? []).flatMap((each) => each.actions);
  const terms = source.terms ?? [];
  return {
    heads: entries.map(({ theme, entry }): EntryHead => headOfEntry(theme, entry)),
    templates: templates.map(
      ({ theme, template }): TemplateHead => ({ ...headOfEntry(theme, template), slots: template.slots }),
    ),
    actions: actions.map(({ id, critical, slots, isMotion }) => ({
      id,
      critical,
      slots,
      ...(isMotion === true ? { isMotion } : {}),
    })),
    terms: terms.map(headOf),
    languages: LANGUAGES.map((language) =>
      compileLanguage(
        language,
        entries.map(({ entry }) => entry),
        templates.map(({ template }) => template),
        actions,
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
  const role = roleOf(theme, entry.text);
  return {
    id,
    theme,
    critical,
    ...(isOfMoment(theme, entry) ? { isOfMoment: true } : {}),
    ...(role === undefined ? {} : { role }),
  };
}

function headOf({ id, kind, usual, forms }: SourceTerm): TermHead {
  const isUsuallyMany =
    usual === undefined ? kind === 'material' && forms.en.plural !== undefined : usual === 'many';
  return { id, kind: kindOfTerm({ id, kind }), isUsuallyMany };
}

function compileLanguage(
  language: Language,
  entries: readonly SourceEntry[],
  templates: readonly SourceTemplate[],
  actions: readonly SourceAction[],
  terms: readonly SourceTerm[],
): LanguageData {
  const book = termBookOf(terms, language);
  const compiled = templates.map((template) => compileTemplate(template, language, book));
  const asked = formsAskedFor(compiled.filter((_, at) => templates[at]?.slots['a'] === 'action'));
  const wordingsOf = (entry: SourceEntry) => [entry.text[language], ...(entry.ways[language] ?? [])];
  const bare = entries.map((entry) => [
    ...new Set(wordingsOf(entry).flatMap((wording) => bareKeysOf(wording, language, book))),
  ]);
  const reviewedIn = (each: Pick<SourceEntry, 'reviewed'>, at: number) =>
    each.reviewed[language] === true ? [at] : [];
  return {
    language,
    texts: entries.map((entry) => entry.text[language]),
    keys: entries.map((entry) => [
      ...new Set(wordingsOf(entry).flatMap((wording) => keysOfWording(wording, language))),
    ]),
    bare,
    softened: bare.flat().flatMap((key, at) => (softKey(key, language) === key ? [] : [at])),
    reviewed: entries.flatMap(reviewedIn),
    templates: compiled,
    reviewedTemplates: templates.flatMap(reviewedIn),
    actions: compileActions(actions, language, book, asked),
    reviewedActions: actions.flatMap(reviewedIn),
    terms: terms.map(({ forms }) => forms[language]),
    reviewedTerms: terms.flatMap(({ reviewed = {} }, at) => reviewedIn({ reviewed }, at)),
  };
}

/** The forms of actions that templates ask for. */
function formsAskedFor(templates: readonly TemplateData[]): Set<string> {
  const references = templates.flatMap(({ slots }) => slots);
  return new Set(references.flatMap((each) => (each.startsWith('a:') ? [each.slice('a:'.length)] : [])));
}

function bareKeysOf(wording: string, language: Language, book: TermBook): string[] {
  const analysis = analyse(splitSentences(wording, language), language, book);
  return analysis === undefined ? [] : [bareKey(analysis)];
}
