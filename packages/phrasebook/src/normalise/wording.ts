import type { Language } from '@genbatalk/contract';
import { foldChinese } from './fold-chinese.js';
import { foldEnglish, foldFrench, foldGerman, foldItalian } from './fold-european.js';
import { foldJapanese } from './fold-japanese.js';
import { foldVietnamese } from './fold-vietnamese.js';
import { asksByWords } from './mood.js';
import { type Sentence, splitClauses } from './sentences.js';

const FOLD: Readonly<Record<Language, (clause: string) => string>> = {
  ja: foldJapanese,
  en: foldEnglish,
  vi: foldVietnamese,
  zh: foldChinese,
  de: foldGerman,
  fr: foldFrench,
  it: foldItalian,
};

/**
 * A clause that ends in a refusal turns its meaning with the comma: "No, stop" is not "no stop",
 * "不要，停" is not "不要停". Compared in the folded form.
 */
const ENDS_IN_REFUSAL: Readonly<Record<Language, RegExp>> = {
  ja: /(?:だめ|いいえ|いや|ううん|ちがう|違う|(?<!あぶ)ない)$/u,
  en: /(?:^| )(?:no|not|never|nope)$/u,
  vi: /(?:^| )(?:không|chưa|thôi|đưng\u0300)$/u,
  zh: /(?:不|不要|不行|不是|别|没有|不用|没)$/u,
  de: /(?:^| )(?:nein|nicht|kein|keine|nie|nee)$/u,
  fr: /(?:^| )(?:non|pas|jamais|rien)$/u,
  it: /(?:^| )(?:no|non|mai|niente)$/u,
};

/** What is looked up for some sentences spoken together. */
export interface Keys {
  /** With the clause borders kept. */
  readonly strict: string;
  /** Without them; absent where leaving a border out could turn the meaning. */
  readonly loose?: string;
  /** The other mood of `loose`, set where nothing tells a question from a statement. */
  readonly otherMood?: string;
}

/** One clause in the form in which wordings are compared; empty for a mere filler. */
export function foldClause(clause: string, language: Language): string {
  return FOLD[language](clause);
}

/** The look-up keys of sentences taken as one wording; undefined where nothing but fillers was said. */
export function keysOf(sentences: readonly Sentence[], language: Language): Keys | undefined {
  const clauses = sentences.flatMap((sentence, at) => {
    const folded = splitClauses(sentence.body, language)
      .map((clause) => foldClause(clause, language))
      .filter((clause) => clause !== '');
    const isLast = at === sentences.length - 1;
    return folded.map((text, place) => ({
      text,
      asks: !isLast && place === folded.length - 1 && sentence.asks && !asksByWords(text, language),
    }));
  });
  const last = sentences.at(-1);
  if (last === undefined || clauses.length === 0) return undefined;
  const joint = language === 'ja' || language === 'zh' ? '' : ' ';
  const body = clauses.map((clause) => clause.text).join(joint);
  const isMarked = asksByWords(clauses.at(-1)?.text ?? body, language);
  const mark = last.asks && !isMarked ? '?' : '';
  const strict = clauses.map((clause) => (clause.asks ? `${clause.text}?` : clause.text)).join(',') + mark;
  const mayJoin = clauses
    .slice(0, -1)
    .every((clause) => !clause.asks && !ENDS_IN_REFUSAL[language].test(clause.text));
  if (!mayJoin) return { strict };
  const isOpen = !last.ended && !isMarked;
  return { strict, loose: `${body}${mark}`, ...(isOpen ? { otherMood: `${body}?` } : {}) };
}
