import type { Language } from '@genbatalk/contract';
import { analyse } from '../analyse/analyse.js';
import type { TermBook } from '../analyse/term-book.js';
import { AROUND, slotToken } from '../analyse/token.js';
import { splitSentences } from '../normalise/sentences.js';
import { expand } from '../templates/pattern.js';
import { withoutTo } from '../templates/pattern-tree.js';
import { commonWords, withPlace } from './adverbs.js';
import { factored, type Said } from './factor.js';
import {
  type ActionsData,
  ADVERB,
  type Conjugation,
  PLACE,
  type SourceAction,
  type Way,
} from './format-actions.js';
import { ANY_ADVERB, partsOfForm, withAdverb } from './forms.js';
import { inflect } from './inflect.js';

/** What adverbs are learnt from: so many ways to say actions. */
const SAMPLE = 40;

/**
 * The actions of a language in the forms that its templates ask for. What a language cannot say in a form is left out.
 */
export function compileActions(
  actions: readonly SourceAction[],
  language: Language,
  book: TermBook,
  asked: ReadonlySet<string>,
): ActionsData {
  const slots = [`${ANY_ADVERB}::${ADVERB}`];
  const patternsIn = (phrase: string, form: string, action: SourceAction) =>
    patternsOf(phrase, form, action, language, book, slots);
  const phrases = actions.map((action) =>
    [action.phrase[language], ...(action.ways[language] ?? [])]
      .flatMap(expand)
      .map((phrase) => withTypes(phrase, action.slots)),
  );
  const adverbsOf = adverbsByBase(asked);
  const sample = actions.flatMap((action, at) => (phrases[at] ?? []).map((phrase) => ({ action, phrase })));
  const adverbs = new Map<string, string>();
  for (const [base, own] of adverbsOf) {
    for (const adverb of own.filter((each) => !adverbs.has(each))) {
      const pairs = sample.slice(0, SAMPLE).map(({ action, phrase }) => ({
        plain: patternsIn(phrase, base, action),
        whole: patternsIn(phrase, withAdverb(base, adverb), action),
      }));
      const words = commonWords(pairs);
      if (words !== undefined) adverbs.set(adverb, words);
    }
  }
  const saidOf = (phrase: string, action: SourceAction): Said[] =>
    [...adverbsOf].flatMap(([base, own]) => {
      const plain = patternsIn(phrase, base, action);
      const said = plain.map((pattern) => ({ form: base, pattern }));
      const known = own.find((adverb) => (adverbs.get(adverb) ?? '') !== '');
      if (known === undefined || plain.length === 0) return said;
      const whole = patternsIn(phrase, withAdverb(base, known), action);
      const placed = withPlace(plain, whole, adverbs.get(known) ?? '', PLACE);
      return [...said, ...placed.map((pattern) => ({ form: withAdverb(base, ANY_ADVERB), pattern }))];
    });

  const complements = new Map<string, number>();
  const conjugations = new Map<string, { readonly at: number; readonly conjugation: Conjugation }>();
  const ways = actions.map((action, at) => {
    const own = new Map<string, Way>();
    for (const phrase of phrases[at] ?? []) {
      for (const { complement, conjugation } of factored(saidOf(phrase, action))) {
        const way: Way = [
          numbered(complements, complement, complements.size),
          numbered(conjugations, JSON.stringify(conjugation), {
            at: conjugations.size,
            conjugation,
          }).at,
        ];
        own.set(way.join(), way);
      }
    }
    return [...own.values()];
  });
  return {
    phrases: actions.map(({ phrase }) => phrase[language]),
    slots,
    complements: [...complements.keys()],
    conjugations: [...conjugations.values()].map(({ conjugation }) => conjugation),
    ways,
    adverbs: Object.fromEntries(adverbs),
  };
}

/** By base the adverbs that are asked for with it; none where it is only asked for by itself. */
function adverbsByBase(asked: ReadonlySet<string>): Map<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const form of asked) {
    const { base, adverb } = partsOfForm(form);
    const own = found.get(base) ?? [];
    found.set(base, own);
    if (adverb !== '' && !own.includes(adverb)) own.push(adverb);
  }
  return found;
}

function numbered<Value>(known: Map<string, Value>, key: string, next: Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  known.set(key, next);
  return next;
}

/** `{what:acc}` with the type that the action gives it, as all actions share their slots: `{what:acc:item}`. */
function withTypes(phrase: string, types: SourceAction['slots']): string {
  return phrase.replace(/\{([^:}]*):?([^}]*)\}/gu, (_, name: string, form: string) => {
    return `{${name}:${form}:${types[name] ?? ''}}`;
  });
}

function patternsOf(
  phrase: string,
  form: string,
  action: SourceAction,
  language: Language,
  book: TermBook,
  slots: string[],
): string[] {
  if (language === 'ja') return japanesePatterns(phrase, form, book, slots, action.slots);
  const words = inflect(phrase, form, language, action);
  if (words === undefined) return [];
  const agreeing = form === 'participle' ? agreements(words, language) : [words];
  const patterns = agreeing
    .flatMap((each) => inOrders(each, language))
    .flatMap((text) => {
      const spaced = withSlots(text, language, slots);
      const alone = tokensOf(spaced, language, book);
      const joint = language === 'zh' ? '' : ' ';
      const inside = tokensOf(`${AROUND}${joint}${spaced}${joint}${AROUND}`, language, book)?.filter(
        (token) => token !== AROUND,
      );
      return [alone, inside].flatMap((tokens) =>
        tokens === undefined || tokens.length === 0 ? [] : [tokens.join(' ')],
      );
    });
  return [...new Set(patterns)];
}

/** Of "serré" and "stretto" the forms that agree with what was done to something. */
function agreements(words: string, language: Language): string[] {
  const [participle = '', ...others] = words.split(' ');
  const endings = language === 'fr' ? ['', 'e', 's', 'es'] : language === 'it' ? ['o', 'a', 'i', 'e'] : [''];
  const stem = language === 'it' ? participle.replace(/o$/u, '') : participle;
  return language === 'fr' || language === 'it'
    ? endings.map((ending) => [`${stem}${ending}`, ...others].join(' '))
    : [words];
}

/** Chinese names the thing before the verb as often as behind it: 把螺丝拧紧. */
function inOrders(words: string, language: Language): string[] {
  const object = /\{what[^}]*\}/u.exec(words);
  if (language !== 'zh' || object === null || object.index === 0) return [words];
  return [words, `${object[0]}${words.replace(object[0], '')}`];
}

/**
 * Japanese up to its verb, where the analysis tells what is done with it (する, しないで, した); with a form, as it stands
 * inside a sentence whose own verb follows (締めるのを忘れた).
 */
function japanesePatterns(
  phrase: string,
  form: string,
  book: TermBook,
  slots: string[],
  types: SourceAction['slots'],
): string[] {
  const words = inflect(phrase, form === '' ? 'te' : form, 'ja', {});
  if (words === undefined) return [];
  const text = withSlots(words, 'ja', slots);
  const found = tokensOf(form === '' ? text : `${text}${AROUND}`, 'ja', book) ?? [];
  const tokens = form === '' ? found.slice(0, -1) : found.filter((token) => token !== AROUND);
  if (tokens.length === 0 || (form === '' && found.at(-1) !== '{do}')) return [];
  const typeAt = (slot: number) => types[slots[slot]?.split(':')[0] ?? ''];
  return [...new Set(withoutTo(tokens, typeAt).map((each) => each.join(' ')))];
}

/** A wording with a token for every slot, whose "name:form" is kept in `slots`. */
export function withSlots(wording: string, language: Language, slots: string[]): string {
  const isSpaced = language !== 'ja' && language !== 'zh';
  return wording.replace(/\{([^}]*)\}/gu, (_, slot: string) => {
    const reference = slot.includes(':') ? slot : `${slot}:`;
    let position = slots.indexOf(reference);
    if (position < 0) position = slots.push(reference) - 1;
    return isSpaced ? ` ${slotToken(position)} ` : slotToken(position);
  });
}

function tokensOf(text: string, language: Language, book: TermBook): string[] | undefined {
  const analysis = analyse(splitSentences(text, language), language, book);
  return analysis?.tokens.flatMap(({ text: token, isLight }) => (isLight === true ? [] : [token]));
}
