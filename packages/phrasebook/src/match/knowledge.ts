import type { Language } from '@genbatalk/contract';
import { ActionBook } from '../actions/action-book.js';
import { isUnspaced } from '../analyse/lexical.js';
import { softKey } from '../analyse/soft.js';
import { buildTermBook, type TermBook, withoutCompounds, wordingsOfForm } from '../analyse/term-book.js';
import type { LanguageData, PhrasebookCore } from '../format.js';
import { once } from '../once.js';
import { TemplateTrie, type Work } from '../templates/template-trie.js';
import { LetterBags } from './letter-bags.js';
import { AMBIGUOUS, buildLexicon, type Lexicon } from './lexicon.js';
import { orderlessKey } from './orderless.js';
import { SlipIndex } from './slip-index.js';
import { TrigramIndex } from './trigram-index.js';

/** What is known of one language. Everything but the lexicon is built when it is first needed. */
export interface Knowledge {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly book: TermBook;
  /** The same without pieces of work that are a verb and its object; only where these stand in that order. */
  readonly simpleBook?: TermBook | undefined;
  /** The entry with a bare meaning. */
  readonly bare: ReadonlyMap<string, number>;
  /** The same without what only urges or softens. */
  readonly soft: ReadonlyMap<string, number>;
  /** The same without spaces, where words are joined or not: lunchtime, Beton Pumpe. */
  readonly joined: ReadonlyMap<string, number>;
  /** The same, whatever the order of the words, where order says nothing. */
  readonly orderless: ReadonlyMap<string, number>;
  readonly templates: TemplateTrie;
  readonly near: TrigramIndex;
  /** The letters of the entries, in no order. */
  readonly letters: LetterBags;
  /** The words of the entries, to find those that a slip was meant to be. */
  readonly slips: SlipIndex;
  /** Every word of every entry: what stands here is no slip of somebody's tongue or finger. */
  readonly vocabulary: ReadonlySet<string>;
  /** The wordings of terms, and of templates around their slots. */
  readonly wordings: readonly string[];
  /** Steps done so far, for the tests that count instead of measuring time. */
  readonly work: Work;
}

export function createKnowledge(data: LanguageData, core: PhrasebookCore): Knowledge {
  const { language } = data;
  const work = { steps: 0 };
  const bare = once(() => {
    const found = new Map<string, number>();
    data.bare.forEach((keys, entry) => keys.forEach((key) => claim(found, key, entry)));
    // Where several wordings come to the same, the one that says just this is meant.
    const plain = new Map<string, number>();
    const joint = isUnspaced(language) ? '' : ' ';
    data.bare.forEach((keys, entry) => {
      const exact = data.keys[entry] ?? [];
      for (const key of keys) {
        if (found.get(key) === AMBIGUOUS && exact.includes(key.replaceAll(' ', joint)))
          claim(plain, key, entry);
      }
    });
    for (const [key, entry] of plain) found.set(key, entry);
    return found;
  });
  const soft = once(() => {
    const found = new Map<string, number>();
    const keys = data.bare.flat();
    const soft = new Set(data.softened.map((at) => keys[at]));
    const asItIs: string[] = [];
    for (const [key, entry] of bare()) {
      const softened = soft.has(key) ? softKey(key, language) : key;
      claim(found, softened, entry);
      if (softened === key) asItIs.push(key);
    }
    // What stands in an entry as it is keeps its meaning, whatever else softens to it.
    for (const key of asItIs) found.set(key, bare().get(key) ?? AMBIGUOUS);
    return found;
  });
  const joined = once(() => {
    const found = new Map<string, number>();
    if (language !== 'en' && language !== 'de') return found;
    for (const [key, entry] of soft()) claim(found, key.replaceAll(' ', ''), entry);
    return found;
  });
  const orderless = once(() => {
    const found = new Map<string, number>();
    for (const [key, entry] of soft()) {
      const free = orderlessKey(key, language);
      if (free !== undefined) claim(found, free, entry);
    }
    return found;
  });
  const lexicon = once(() => buildLexicon(data));
  const termWordings = once(() =>
    data.terms.map((form, term) => wordingsOfForm(core.terms[term]?.kind ?? 'material', form)),
  );
  const book = once(() => buildTermBook(termWordings(), language));
  const simpleBook = once(() =>
    language === 'vi' || language === 'zh'
      ? buildTermBook(withoutCompounds(termWordings(), language), language)
      : undefined,
  );
  const templates = once(
    () => new TemplateTrie(core.templates, data.templates, new ActionBook(core.actions, data.actions)),
  );
  const near = once(
    () =>
      new TrigramIndex(
        [...soft()].map(([key, entry]) => ({ key, entry })),
        work,
      ),
  );
  const vocabulary = once(() => {
    const words = new Set<string>();
    for (const keys of [bare().keys(), soft().keys()])
      for (const key of keys) for (const word of key.split(' ')) words.add(word);
    return words;
  });
  const letters = once(() => new LetterBags(soft().keys()));
  const slips = once(() => new SlipIndex(vocabulary()));
  const wordings = once(() => [
    ...data.terms.flatMap(({ text, ways = [] }) => [text, ...ways]),
    ...data.templates.flatMap(({ patterns }) => patterns),
  ]);
  return {
    language,
    work,
    get wordings() {
      return wordings();
    },
    get lexicon() {
      return lexicon();
    },
    get book() {
      return book();
    },
    get simpleBook() {
      return simpleBook();
    },
    get bare() {
      return bare();
    },
    get soft() {
      return soft();
    },
    get joined() {
      return joined();
    },
    get orderless() {
      return orderless();
    },
    get templates() {
      return templates();
    },
    get near() {
      return near();
    },
    get letters() {
      return letters();
    },
    get slips() {
      return slips();
    },
    get vocabulary() {
      return vocabulary();
    },
  };
}

function claim(found: Map<string, number>, key: string, entry: number): void {
  const other = found.get(key);
  found.set(key, other === undefined || other === entry ? entry : AMBIGUOUS);
}
