import type { Language } from '@genbatalk/contract';
import { withSlots } from '../actions/compile-actions.js';
import { WITHOUT_OBJECT } from '../actions/forms.js';
import { inflect } from '../actions/inflect.js';
import { analyse } from '../analyse/analyse.js';
import type { TermBook } from '../analyse/term-book.js';
import { slotOf, slotToken } from '../analyse/token.js';
import type { SourceTemplate, TemplateData } from '../format.js';
import { holdsQuestionWord } from '../normalise/mood.js';
import { splitSentences } from '../normalise/sentences.js';
import { expand, piecesOf } from './pattern.js';
import { TOPIC, withoutTo } from './pattern-tree.js';

/** Stands for any action while Japanese is analysed: the analysis tells what is done with it. */
const ANY_VERB = '締める';
const ANY_PHRASE = `${ANY_VERB}1`;

/** The patterns under which a template is found in one language, analysed as what is spoken will be. */
export function compileTemplate(template: SourceTemplate, language: Language, book: TermBook): TemplateData {
  const slots: string[] = [];
  const patterns = new Set<string>();
  const text = template.text[language];
  const asks = /[?？]$/u.test(text);
  const isMereValue = piecesOf(text).every((piece) => piece.kind !== 'words' || !/\p{L}/u.test(piece.words));
  // "Sie tragen {what:no-acc}" says its kein inside the slot, where a pattern would not see it.
  const isDenyingInside = (language === 'en' || language === 'de') && /:no\b/u.test(text);
  const isAction = Object.values(template.slots).includes('action');
  for (const wording of [...(isDenyingInside ? [] : [text]), ...(template.ways[language] ?? [])]) {
    for (const variant of expand(wording)) {
      for (const pattern of compileWording(variant, language, book, slots, template.slots)) {
        if (!(isMereValue || isAction || hasWords(pattern))) continue;
        patterns.add(pattern);
        if (asks && holdsQuestionWord(variant, language)) patterns.add(withOrWithoutMark(pattern));
      }
    }
  }
  return { text, slots, patterns: [...patterns] };
}

/** "Xe đến mấy giờ" asks by its words: recognisers leave the mark out, and authors do. */
function withOrWithoutMark(pattern: string): string {
  return pattern.endsWith(' ?') ? pattern.slice(0, -2) : `${pattern} ?`;
}

/** A slot alone is any thing, not this template's: what asked for it was left out as courtesy. */
function hasWords(pattern: string): boolean {
  return pattern.split(' ').some((token) => token !== '?' && slotOf(token) === undefined);
}

function compileWording(
  wording: string,
  language: Language,
  book: TermBook,
  slots: string[],
  types: Readonly<Record<string, string>>,
): string[] {
  const isAction = wording.includes('{a:');
  const told =
    language === 'ja' && isAction ? analysed(withAnyVerb(wording), language, book, slots) : undefined;
  const whole = told?.some((token) => token === ANY_VERB)
    ? told.map((token) => (token === ANY_VERB ? referTo('a:', slots) : token))
    : analysed(wording, language, book, slots);
  if (whole === undefined) return [];
  const typeAt = (slot: number) => types[slots[slot]?.split(':')[0] ?? ''];
  const spoken = language === 'ja' ? withoutTo(whole, typeAt) : [whole];
  return spoken.flatMap((tokens) =>
    [tokens, ...apart(tokens, language, slots), ...elided(tokens, language, slots)].map((each) =>
      each.join(' '),
    ),
  );
}

function analysed(
  wording: string,
  language: Language,
  book: TermBook,
  slots: string[],
): string[] | undefined {
  const analysis = analyse(splitSentences(withSlots(wording, language, slots), language), language, book);
  if (analysis === undefined) return undefined;
  const tokens = analysis.tokens.flatMap(({ text: token, isLight }) => (isLight === true ? [] : [token]));
  return [...tokens, ...(analysis.asks ? ['?'] : [])];
}

/** `{a:te}ください` with a verb that stands for any, in the form that is asked for. */
function withAnyVerb(wording: string): string {
  return wording.replace(/\{a:([a-z]+)\}/gu, (_, form: string) => inflect(ANY_PHRASE, form, 'ja', {}) ?? '');
}

/**
 * The same with what the action is done to said first, where a language says it so: ボルトはまだ締めないで,
 * 螺丝还没拧紧, bu lông siết chưa.
 */
function apart(tokens: readonly string[], language: Language, slots: string[]): string[][] {
  if (language !== 'ja' && language !== 'zh' && language !== 'vi') return [];
  const at = tokens.findIndex((token) => (slots[slotOf(token) ?? -1] ?? '').startsWith('a:'));
  const reference = slots[slotOf(tokens[at]) ?? -1];
  const isBare = at === 0 && tokens.length === 1;
  if (reference === undefined || isBare || reference.startsWith(`a:${WITHOUT_OBJECT}`)) return [];
  const form = reference.slice('a:'.length);
  const lone = referTo(`a:${WITHOUT_OBJECT}${form}`, slots);
  return [[referTo(`a${TOPIC}:`, slots), ...tokens.map((token, place) => (place === at ? lone : token))]];
}

/** "De" is d' before some actions: d'éteindre. */
function elided(tokens: readonly string[], language: Language, slots: readonly string[]): string[][] {
  const at = tokens.findIndex(
    (token, place) => token === 'de' && (slots[slotOf(tokens[place + 1]) ?? -1] ?? '').startsWith('a:'),
  );
  return language === 'fr' && at >= 0 ? [tokens.with(at, 'd')] : [];
}

function referTo(reference: string, slots: string[]): string {
  const position = slots.indexOf(reference);
  return slotToken(position < 0 ? slots.push(reference) - 1 : position);
}
