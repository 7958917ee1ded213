import type { Language } from '@genbatalk/contract';
import { analyse } from '../analyse/analyse.js';
import type { TermBook } from '../analyse/term-book.js';
import { AROUND, slotToken } from '../analyse/token.js';
import { splitSentences } from '../normalise/sentences.js';
import { expand } from '../templates/pattern.js';
import { withoutTo } from '../templates/pattern-tree.js';
import type { ActionData, SourceAction } from './format-actions.js';
import { inflect } from './inflect.js';
import { shortened, WITHOUT_OBJECT, withoutObject } from './short-patterns.js';

/** The forms that the templates of a language ask for, of what is shown and of what is understood. */
export interface AskedForms {
  readonly texts: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
}

/** An action in the forms that are asked for. What a language cannot say in a form is left out. */
export function compileAction(
  action: SourceAction,
  language: Language,
  book: TermBook,
  asked: AskedForms,
): ActionData {
  const slots: string[] = [];
  const phrases = [action.phrase[language], ...(action.ways[language] ?? [])].flatMap(expand);
  const texts: Record<string, string> = {};
  for (const form of asked.texts) {
    const text = inflect(action.phrase[language], form, language, action);
    if (text !== undefined) texts[form] = text;
  }
  const patterns: Record<string, readonly string[]> = {};
  for (const form of asked.patterns) {
    const isApart = form.startsWith(WITHOUT_OBJECT);
    const plain = isApart ? form.slice(WITHOUT_OBJECT.length) : form;
    const whole = phrases.flatMap((phrase) => patternsOf(phrase, plain, action, language, book, slots));
    const object = slots.findIndex((slot) => slot.split(':')[0] === Object.keys(action.slots)[0]);
    const made = isApart ? whole.flatMap((pattern) => withoutObject(pattern, object) ?? []) : whole;
    if (made.length > 0) patterns[form] = [...new Set(made)];
  }
  const [name] = Object.keys(action.slots);
  return shortened({ texts, slots, ...(name === undefined ? {} : { object: name }), patterns });
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
  return agreeing
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
  return withoutTo(tokens, typeAt).map((each) => each.join(' '));
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
