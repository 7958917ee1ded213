import type { Language } from '@genbatalk/contract';
import type { TermForms } from '../format-terms.js';
import { sayAbout } from '../slots/about.js';
import { sayBound } from '../slots/bounds.js';
import { type MeasureId, measureWords } from '../slots/measures.js';
import { SPAN } from '../slots/spans.js';
import { unitWords } from '../slots/units.js';
import type { AmountValue, DurationValue, MomentValue, NumberText, SlotValue } from '../slots/value.js';

/** The forms of every term in one language. */
export type FormsOf<Tongue extends Language> = readonly TermForms[Tongue][];

/** The same for what each language writes in a way of its own. */
export type PlainRenderer = (value: Exclude<SlotValue, MomentValue>, form: string) => string | undefined;

/** Writes a value in its language; undefined where the language has no such form, and the template then does not apply. */
export type Renderer = (value: SlotValue, form: string) => string | undefined;

const DECIMAL_COMMA: ReadonlySet<Language> = new Set(['de', 'fr', 'it', 'vi']);

/** What stands between the ends of a range. */
const TO: Readonly<Record<Language, string>> = {
  ja: '〜',
  en: ' to ',
  vi: ' đến ',
  zh: '到',
  de: ' bis ',
  fr: ' à ',
  it: '-',
};

/** The digits as spoken, with the decimal mark of the language. Nothing is rounded, grouped or converted. */
export function writeNumber(value: NumberText, language: Language): string {
  const written = DECIMAL_COMMA.has(language) ? value.replaceAll('.', ',') : value;
  return writeSpan(written, language);
}

/** A range in a text that has been written already: "5 to 10 bolts". */
export function writeSpan(text: string, language: Language): string {
  return text.replace(/(?<=\d)–(?=\d)/u, TO[language]);
}

/** True where a noun beside the number stands in the plural; French has 1,5 mètre in the singular. */
export function isPlural(value: NumberText, language: Language): boolean {
  const last = Math.abs(Number((value.split(SPAN)[1] ?? value).replace(/^[±+]/u, '')));
  return language === 'fr' ? last >= 2 : last !== 1;
}

const GLUED: ReadonlySet<string> = new Set([
  '%',
  '°C',
  '℃',
  '円',
  '度',
  'リットル',
  '日元',
  '欧元',
  'ユーロ',
  '升',
  '回',
  '次',
  '吨',
]);

/** "30 cm", "30cm", "5 Minuten". */
export function writeAmount(amount: AmountValue, language: Language, isDative = false): string {
  const { value, unit, rest, isAbout, bound } = amount;
  if (bound !== undefined) {
    const { bound: _, ...bare } = amount;
    return sayBound(writeAmount(bare, language, isDative), bound, language);
  }
  if (isAbout === true)
    return sayAbout(writeAmount({ ...amount, isAbout: false }, language, isDative), true, language);
  if (rest !== undefined) {
    const joint = language === 'ja' || language === 'zh' ? '' : ' ';
    return [{ value, unit }, rest]
      .map((part) => writeAmount({ kind: 'amount', ...part }, language, isDative))
      .join(joint);
  }
  const { one, many, dative } = unitWords(unit, language);
  const word = isPlural(value, language) ? ((isDative ? dative : undefined) ?? many) : one;
  const isTight =
    language === 'ja' || language === 'zh' || (GLUED.has(word) && language !== 'fr' && language !== 'de');
  return `${writeNumber(value, language)}${isTight ? '' : ' '}${word}`;
}

export function writeDuration(
  { parts, isAbout, bound }: DurationValue,
  language: Language,
  isDative = false,
): string {
  const joint = language === 'ja' || language === 'zh' ? '' : ' ';
  const words = parts.map(({ value, unit }) =>
    writeAmount({ kind: 'amount', value, unit }, language, isDative),
  );
  const said = words.join(joint);
  return bound === undefined ? sayAbout(said, isAbout, language) : sayBound(said, bound, language);
}

/** The word of a measure beside a count. */
export function writeMeasure(
  measure: MeasureId,
  count: NumberText,
  language: Language,
  isDative = false,
): string {
  const { one, many, dative } = measureWords(measure, language);
  return isPlural(count, language) ? ((isDative ? dative : undefined) ?? many) : one;
}

/** Joins words, leaving out what is empty. */
export function join(...words: (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}
