import type { Language } from '@genbatalk/contract';
import { asksByWords, statesByWords } from '../normalise/mood.js';
import { rememberSame } from '../normalise/remember.js';
import { type Sentence, splitClauses } from '../normalise/sentences.js';
import { foldClause, refuses } from '../normalise/wording.js';
import { reduceChinese } from './reduce-chinese.js';
import { reduceEnglish } from './reduce-english.js';
import { reduceGerman } from './reduce-german.js';
import { type ClauseEnd, reduceJapanese } from './reduce-japanese.js';
import { reduceFrench, reduceItalian } from './reduce-romance.js';
import { reduceVietnamese } from './reduce-vietnamese.js';
import type { TermBook } from './term-book.js';
import type { Reduced, Token } from './token.js';

const REDUCE: Readonly<
  Record<Language, (clause: string, book: TermBook | undefined, isMarked: boolean, end: ClauseEnd) => Reduced>
> = {
  ja: reduceJapanese,
  en: reduceEnglish,
  vi: reduceVietnamese,
  zh: reduceChinese,
  de: reduceGerman,
  fr: reduceFrench,
  it: reduceItalian,
};

/** A clause that only gets somebody's ear, beside others that say something. Compared in the folded form. */
const ONLY_CALLING: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:おい|すみません|すいません|ごめん|あの|ねえ|ほら|みんな|皆さん|じゃあ|悪い)$/u,
  en: /^(?:hey|sorry|excuse me|okay|so|well|listen|guys|everyone|mate|hello|hi|oi|alright|now)$/u,
  vi: /^(?:(?:anh|chị|em|bạn|các anh|anh em|moị ngươì) ơi|xin lôĩ|naỳ|ê|dạ|ơi)$/u,
  zh: /^(?:喂|师傅|不好意思|大家|各位|你好|那个|对不起|兄弟|老师傅)$/u,
  de: /^(?:entschuldigung|hallo|hey|he|leute|maenner|jungs|kollege|kollegen|so|also|okay|hoeren sie)$/u,
  fr: /^(?:excusez moi|pardon|hé|eh|les gars|bon|alors|dites|messieurs|bonjour)$/u,
  it: /^(?:scusi|scusa|ehi|senta|ragazzi|allora|capo|salve|buongiorno)$/u,
};

/** Sentences brought to their bare meaning: what is compared where the very wording is not known. */
export interface Analysis {
  readonly tokens: readonly Token[];
  readonly asks: boolean;
  /** True where neither an end mark nor a word tells a statement from a question. */
  readonly isOpen: boolean;
}

/**
 * Analyses sentences taken as one; undefined where nothing is left of them. A border behind a refusal or a question
 * stays as a token: "No, stop" is not "no stop".
 */
export function analyse(
  sentences: readonly Sentence[],
  language: Language,
  book: TermBook | undefined,
): Analysis | undefined {
  const tokens: Token[] = [];
  let asks = false;
  let isOpen = false;
  for (const sentence of sentences) {
    const clauses = splitClauses(sentence.body, language);
    clauses.forEach((clause, at) => {
      const folded = foldClause(clause, language);
      if (folded === '' || (clauses.length > 1 && ONLY_CALLING[language].test(folded))) return;
      const isFollowed = at < clauses.length - 1 || sentence !== sentences.at(-1);
      const end = isFollowed ? 'inside' : sentence.ended ? 'ended' : 'open';
      const reduced = REDUCE[language](clause, book, sentence.asks && at === clauses.length - 1, end);
      if (reduced.tokens.length === 0) return;
      if (tokens.length > 0 && asks) tokens.push({ text: '?' });
      const isLast = at === clauses.length - 1;
      const marked = isLast && sentence.asks;
      const worded = asksByWords(folded, language);
      const asked = reduced.tokens.at(-1)?.text === '?';
      asks = (!reduced.isRequest || reduced.isDuty === true) && (marked || worded || asked);
      isOpen = !asks && !reduced.isRequest && isLast && !sentence.ended && !statesByWords(clause, language);
      tokens.push(...(asked ? reduced.tokens.slice(0, -1) : reduced.tokens));
      if (isFollowed && refuses(folded, language)) tokens.push({ text: ',' });
    });
  }
  while (tokens.at(-1)?.text === ',') tokens.pop();
  return tokens.length === 0 ? undefined : { tokens, asks, isOpen };
}

const MOST_REMEMBERED = 24;

/** The bare meaning as one string; equal for sentences that mean the same. Kept with the analysis: every step asks for it. */
export const bareKey: (analysis: Analysis) => string = rememberSame(bareKeyAnew, MOST_REMEMBERED);

function bareKeyAnew({ tokens, asks }: Analysis): string {
  let key = '';
  for (const { text, isLight } of tokens) if (isLight !== true) key += key === '' ? text : ` ${text}`;
  return asks ? `${key} ?` : key;
}
