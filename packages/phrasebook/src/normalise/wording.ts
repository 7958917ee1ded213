import { LANGUAGES, type Language } from '@genbatalk/contract';
import { foldChinese } from './fold-chinese.js';
import { foldEnglish, foldFrench, foldGerman, foldItalian } from './fold-european.js';
import { foldJapanese } from './fold-japanese.js';
import { foldVietnamese } from './fold-vietnamese.js';
import { asksByWords, statesByWords } from './mood.js';
import { rememberText } from './remember.js';
import { type Sentence, splitClauses, splitSentences } from './sentences.js';

const FOLD: Readonly<Record<Language, (clause: string) => string>> = {
  ja: foldJapanese,
  en: foldEnglish,
  vi: foldVietnamese,
  zh: foldChinese,
  de: foldGerman,
  fr: foldFrench,
  it: foldItalian,
};

// A clause is folded to be looked up, and again where it is analysed.
const MOST_REMEMBERED = 32;
const FOLDED = Object.fromEntries(
  LANGUAGES.map((language) => [language, rememberText(FOLD[language], MOST_REMEMBERED)]),
) as Readonly<Record<Language, (clause: string) => string>>;

/**
 * A clause that ends in a refusal turns its meaning with the comma: "No, stop" is not "no stop",
 * "不要，停" is not "不要停". Compared in the folded form.
 */
const ENDS_IN_REFUSAL: Readonly<Record<Language, RegExp>> = {
  ja: /(?:だめ|いいえ|いや|ううん|ちがう|違う|(?<!あぶ)ない)$/u,
  en: /(?:^| )(?:no|not|never|nope|not (?:have|need) to|need not|no need to|without)$/u,
  vi: new RegExp(
    `(?:^| )(?:${['không', 'chưa', 'thôi', 'đừng', 'chớ', 'chẳng', 'không phải', 'không nên', 'không cần', 'không được', 'không thể', 'không có', 'đừng có', 'chưa được', 'khỏi', 'khỏi cần'].map(foldVietnamese).join('|')})$`,
    'u',
  ),
  zh: /(?:不|不要|不行|不是|别|没有|不用|没|不能|不必|不可以|不该|不应该|不得|不许|不准|甭|莫)$/u,
  de: /(?:^| )(?:nein|nicht|kein|keine|nie|nee)$/u,
  fr: /(?:^| )(?:non|pas|jamais|rien)$/u,
  it: /(?:^| )(?:no|non|mai|niente)$/u,
};

/** A clause of its own that only asks nicely: "Ici, s'il vous plaît." Compared in the folded form. */
const ONLY_POLITE: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:おねがいします|お願いします|すみません|すいません)$/u,
  en: /^please$/u,
  vi: /^(?:lam\u0300 ơn|xin)$/u,
  zh: /^(?:请|拜托|麻烦你|谢谢)$/u,
  de: /^bitte$/u,
  fr: /^(?:s il (?:vous|te) plaît|svp)$/u,
  it: /^per (?:favore|piacere|cortesia)$/u,
};

/** What is looked up for some sentences spoken together. */
export interface Keys {
  /** With the clause borders kept. */
  readonly strict: string;
  /** Without them; absent where leaving a border out could turn the meaning. */
  readonly loose?: string;
  /** True where neither an end mark nor a word tells a statement from a question. */
  readonly isOpen: boolean;
}

/** One clause in the form in which wordings are compared; empty for a mere filler. */
export function foldClause(clause: string, language: Language): string {
  return FOLDED[language](clause);
}

/** True for a folded clause that ends in a refusal, so that the comma behind it is part of the meaning. */
export function refuses(folded: string, language: Language): boolean {
  return ENDS_IN_REFUSAL[language].test(folded);
}

const SHORTEST_WORD = 5;

/** True for a folded clause of one short word, which could as well go on with its neighbour: vào, su, ab. */
export function isShort(folded: string, language: Language): boolean {
  if (language === 'ja' || language === 'zh') return folded.length < 2;
  return !folded.includes(' ') && (language === 'vi' || folded.length < SHORTEST_WORD);
}

/** The look-up keys of sentences taken as one wording; undefined where nothing but fillers was said. */
export function keysOf(sentences: readonly Sentence[], language: Language): Keys | undefined {
  const spoken = sentences.flatMap((sentence, at) => {
    const folded = splitClauses(sentence.body, language)
      .map((clause) => foldClause(clause, language))
      .filter((clause) => clause !== '');
    const isLast = at === sentences.length - 1;
    return folded.map((text, place) => ({
      text,
      asks: !isLast && place === folded.length - 1 && sentence.asks && !asksByWords(text, language),
    }));
  });
  const clauses = spoken.length > 1 ? spoken.filter(({ text }) => !ONLY_POLITE[language].test(text)) : spoken;
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
  const isOpen = !last.ended && !isMarked && !statesByWords(last.body, language);
  return mayJoin ? { strict, loose: `${body}${mark}`, isOpen } : { strict, isOpen };
}

/** Every key under which a wording of an entry is found. */
export function keysOfWording(wording: string, language: Language): string[] {
  const keys = keysOf(splitSentences(wording, language), language);
  if (keys === undefined) return [];
  return keys.loose === undefined ? [keys.strict] : [...new Set([keys.strict, keys.loose])];
}
