import type { Language } from '@genbatalk/contract';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { ActionsData } from './actions/format-actions.js';
import type { LanguageData, TemplateData } from './format.js';
import type { TermForms } from './format-terms.js';
import { once } from './once.js';

/**
 * One language as its module holds it: a few long strings, deflated and written in base64, as a program has to read every
 * letter of its modules before it can begin. Each is inflated and taken apart when it is first needed.
 */
export interface PackedLanguage<Tongue extends Language = Language> {
  readonly language: Tongue;
  /** A line per entry. */
  readonly texts: string;
  /** A line per entry, tabs between its keys. */
  readonly keys: string;
  readonly bare: string;
  /** The distances between the positions, with spaces between. */
  readonly softened: string;
  /** The rest as JSON. */
  readonly templates: string;
  readonly actions: string;
  readonly terms: string;
  readonly reviewed: string;
}

// Node and browsers have both; neither's types are loaded here.
declare const atob: (text: string) => string;
declare const btoa: (text: string) => string;

type Reviewed = Pick<LanguageData, 'reviewed' | 'reviewedTemplates' | 'reviewedActions' | 'reviewedTerms'>;

export function packLanguage(data: LanguageData): PackedLanguage {
  const { language, texts, keys, bare, softened, templates, actions, terms } = data;
  const { reviewed, reviewedTemplates, reviewedActions, reviewedTerms } = data;
  return {
    language,
    texts: deflated(joined(texts, '\n')),
    keys: deflated(
      joined(
        keys.map((each) => joined(each, '\t')),
        '\n',
      ),
    ),
    bare: deflated(
      joined(
        bare.map((each) => joined(each, '\t')),
        '\n',
      ),
    ),
    softened: deflated(softened.map((position, at) => position - (softened[at - 1] ?? 0)).join(' ')),
    templates: deflated(JSON.stringify(templates)),
    actions: deflated(JSON.stringify(actions)),
    terms: deflated(JSON.stringify(terms)),
    reviewed: deflated(JSON.stringify({ reviewed, reviewedTemplates, reviewedActions, reviewedTerms })),
  };
}

export function unpackLanguage<Tongue extends Language>(
  packed: PackedLanguage<Tongue>,
): LanguageData<Tongue> {
  const texts = once(() => separated(inflated(packed.texts), '\n'));
  const keys = once(() => separated(inflated(packed.keys), '\n').map((line) => separated(line, '\t')));
  const bare = once(() => separated(inflated(packed.bare), '\n').map((line) => separated(line, '\t')));
  const softened = once(() => {
    let position = 0;
    return separated(inflated(packed.softened), ' ').map((distance) => (position += Number(distance)));
  });
  const templates = once(() => JSON.parse(inflated(packed.templates)) as TemplateData[]);
  const actions = once(() => JSON.parse(inflated(packed.actions)) as ActionsData);
  const terms = once(() => JSON.parse(inflated(packed.terms)) as TermForms[Tongue][]);
  const reviewed = once(() => JSON.parse(inflated(packed.reviewed)) as Reviewed);
  return {
    language: packed.language,
    get texts() {
      return texts();
    },
    get keys() {
      return keys();
    },
    get bare() {
      return bare();
    },
    get softened() {
      return softened();
    },
    get templates() {
      return templates();
    },
    get actions() {
      return actions();
    },
    get terms() {
      return terms();
    },
    get reviewed() {
      return reviewed().reviewed;
    },
    get reviewedTemplates() {
      return reviewed().reviewedTemplates;
    },
    get reviewedActions() {
      return reviewed().reviewedActions;
    },
    get reviewedTerms() {
      return reviewed().reviewedTerms;
    },
  };
}

function deflated(text: string): string {
  return btoa(strFromU8(deflateSync(strToU8(text), { level: 9, mem: 12 }), true));
}

function inflated(text: string): string {
  return strFromU8(inflateSync(strToU8(atob(text), true)));
}

/** @throws Error where a text holds the mark that is to stand between them */
function joined(texts: readonly string[], mark: string): string {
  const split = texts.find((text) => text.includes(mark));
  if (split !== undefined) throw new Error(`"${split}" holds a ${mark === '\t' ? 'tab' : 'line break'}`);
  return texts.join(mark);
}

/** No text at all and one empty text are the same here; no entry has an empty text or key. */
function separated(text: string, mark: string): string[] {
  return text === '' ? [] : text.split(mark);
}
