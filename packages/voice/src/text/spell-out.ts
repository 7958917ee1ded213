import { finishChinese } from './chinese.js';
import { replaceLoanWords } from './loan-words.js';
import { type NumberedLanguage, SPOKEN_FORMS, type SpokenForms } from './spoken-forms.js';

/** A number as written: digits with separators of thousands and decimals. */
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** No letter or digit on either side, so that a unit is not cut out of a word. */
const BEFORE = String.raw`(?<![\p{L}\d])`;
const AFTER = String.raw`(?![\p{L}\d])`;
/** What separates words: nothing in Chinese. */
const SPACES: Partial<Record<NumberedLanguage, string>> = { zh: '' };

/**
 * Units, times, ranges and signs of a site in the words of the language; the numbers themselves stay digits,
 * which espeak reads in every language but Japanese. It would spell units by letters (kg as "kay gee"), read
 * 8:00 as "eight zero zero" and drop the minus in Chinese and French.
 */
export function spellOut(text: string, language: NumberedLanguage): string {
  const forms = SPOKEN_FORMS[language];
  const space = SPACES[language] ?? ' ';
  const say = (word: string): string => `${space}${word}${space}`;
  const ranges = text.replace(/(?<=\d:\d{2}) ?[-~] ?(?=\d{1,2}:\d{2})/g, say(forms.to));
  const times = spellTimes(ranges, forms, language);
  const units = spellUnits(times, forms, space);
  const signs = spellSigns(units, forms, say);
  return (language === 'zh' ? finishChinese(signs) : replaceLoanWords(signs, language)).replace(/ +/g, ' ');
}

function spellTimes(text: string, forms: SpokenForms, language: NumberedLanguage): string {
  const written = language === 'de' ? text.replace(/\b(\d{1,2})[.:](\d{2}) ?Uhr\b/g, '$1:$2') : text;
  return written.replace(
    /(?<![\d:.,])([01]?\d|2[0-4])(?::|(?<=\d)h(?=\d))([0-5]\d)(?![\d:])/g,
    (_, hour: string, minute: string) => {
      const minutes = Number(minute);
      const form = minutes === 0 ? forms.hour : minutes < 10 ? forms.hourAndFewMinutes : forms.hourAndMinute;
      return form.replace('#', String(Number(hour))).replace('%', String(minutes));
    },
  );
}

function spellUnits(text: string, forms: SpokenForms, space: string): string {
  const written = Object.keys(forms.units).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${NUMBER}) ?(${written.join('|')})${AFTER}`, 'gu');
  return text.replace(pattern, (_, number: string, unit: string) => {
    const form = forms.units[unit] ?? '';
    const word = typeof form === 'string' ? form : form[number === '1' ? 0 : 1];
    return `${number}${space}${word}`;
  });
}

function spellSigns(text: string, forms: SpokenForms, say: (word: string) => string): string {
  return text
    .replace(new RegExp(`${BEFORE}(?:No\\.?|Nr\\.|N°|n°|#) ?(?=\\d)`, 'gu'), say(forms.number))
    .replace(/(?<=\d[\p{L}°%]{0,14}) ?[~] ?(?=\d)/gu, say(forms.to))
    .replace(/(?<![-\d])([1-9]\d*)( ?)-\2([1-9]\d*)(?!\d*-)/g, (range, from: string, _gap, to: string) =>
      Number(from) < Number(to) ? from + say(forms.to) + to : range,
    )
    .replace(/(?<=\d[\p{L}°%]{0,14}) ?[x×*] ?(?=\d)/gu, say(forms.by))
    .replace(/(?<=\d)\/(?=\d)/g, say(forms.slash))
    .replace(/± ?/g, say(forms.plusMinus))
    .replace(/(?<![\p{L}\p{N})])-(?=\d)/gu, say(forms.minus))
    .replace(/\+ ?(?=\d)/g, say(forms.plus))
    .replace(/[≤≦] ?/g, say(forms.atMost))
    .replace(/[≥≧] ?/g, say(forms.atLeast))
    .replace(/< ?(?=\d)/g, say(forms.lessThan))
    .replace(/> ?(?=\d)/g, say(forms.moreThan))
    .replace(/[φΦøØ⌀] ?(?=\d)/gu, say(forms.diameter))
    .replace(/@ ?(?=\d)/g, say(forms.at))
    .replace(/(?<=[\p{L}\d]) ?= ?(?=\d)/gu, say(forms.equals))
    .replace(/ ?& ?/g, say(forms.and));
}
