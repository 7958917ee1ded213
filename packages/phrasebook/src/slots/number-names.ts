import type { Language } from '@genbatalk/contract';

type Named = Exclude<Language, 'ja' | 'zh'>;

const ENGLISH_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GERMAN_SMALL =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const FRENCH_SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const FRENCH_TENS = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante'];
const ITALIAN_SMALL =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const ITALIAN_TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const VIETNAMESE_DIGITS = 'không một hai ba bốn năm sáu bảy tám chín'.split(' ');

/** The words for 0 to 999, each with its spoken variants. */
export function namesOf(value: number, language: Named): string[] {
  return NAMES[language](value);
}

const NAMES: Readonly<Record<Named, (value: number) => string[]>> = {
  en: englishNames,
  de: germanNames,
  fr: frenchNames,
  it: italianNames,
  vi: vietnameseNames,
};

function englishNames(value: number): string[] {
  if (value < 20) return [ENGLISH_SMALL[value] ?? ''];
  if (value < 100) {
    const tens = ENGLISH_TENS[Math.floor(value / 10) - 2] ?? '';
    return value % 10 === 0 ? [tens] : [`${tens} ${ENGLISH_SMALL[value % 10]}`];
  }
  const hundreds = Math.floor(value / 100);
  const heads = [`${ENGLISH_SMALL[hundreds]} hundred`, ...(hundreds === 1 ? ['a hundred'] : [])];
  const rest = value % 100;
  if (rest === 0) return heads;
  return heads.flatMap((head) =>
    englishNames(rest).flatMap((name) => [`${head} ${name}`, `${head} and ${name}`]),
  );
}

function germanNames(value: number): string[] {
  if (value < 20) return value === 2 ? ['zwei', 'zwo'] : [GERMAN_SMALL[value] ?? ''];
  if (value < 100) {
    const tens = GERMAN_TENS[Math.floor(value / 10) - 2] ?? '';
    const unit = value % 10;
    return unit === 0 ? [tens] : [`${unit === 1 ? 'ein' : GERMAN_SMALL[unit]}und${tens}`];
  }
  const hundreds = Math.floor(value / 100);
  const heads = hundreds === 1 ? ['hundert', 'einhundert'] : [`${GERMAN_SMALL[hundreds]}hundert`];
  const rest = value % 100;
  if (rest === 0) return heads;
  return heads.flatMap((head) => germanNames(rest).map((name) => `${head}${name}`));
}

function frenchNames(value: number): string[] {
  if (value < 20) return [FRENCH_SMALL[value] ?? ''];
  if (value < 100) return frenchTens(value);
  const hundreds = Math.floor(value / 100);
  const head = hundreds === 1 ? 'cent' : `${FRENCH_SMALL[hundreds]} cent`;
  const rest = value % 100;
  return rest === 0 ? [head, `${head}s`] : frenchNames(rest).map((name) => `${head} ${name}`);
}

function frenchTens(value: number): string[] {
  const base = value < 70 ? Math.floor(value / 10) * 10 : value < 80 ? 60 : 80;
  const head = base === 80 ? 'quatre-vingt' : (FRENCH_TENS[base / 10 - 2] ?? '');
  const rest = value - base;
  const names = rest === 0 ? [head, `${head}s`] : [`${head} ${FRENCH_SMALL[rest]}`];
  if (rest === 1 || rest === 11) names.push(`${head} et ${FRENCH_SMALL[rest]}`);
  const swiss = { 7: 'septante', 8: 'huitante', 9: 'nonante' }[Math.floor(value / 10)];
  const unit = value % 10;
  if (swiss !== undefined)
    names.push(unit === 0 ? swiss : `${swiss} ${unit === 1 ? 'et ' : ''}${FRENCH_SMALL[unit]}`);
  return names;
}

function italianNames(value: number): string[] {
  if (value < 20) return [ITALIAN_SMALL[value] ?? ''];
  if (value < 100) {
    const tens = ITALIAN_TENS[Math.floor(value / 10) - 2] ?? '';
    const unit = value % 10;
    if (unit === 0) return [tens];
    const stem = unit === 1 || unit === 8 ? tens.slice(0, -1) : tens;
    return [`${stem}${ITALIAN_SMALL[unit]}`, ...(unit === 3 ? [`${stem}tré`] : [])];
  }
  const hundreds = Math.floor(value / 100);
  const head = hundreds === 1 ? 'cento' : `${ITALIAN_SMALL[hundreds]}cento`;
  const rest = value % 100;
  return rest === 0 ? [head] : italianNames(rest).map((name) => `${head}${name}`);
}

function vietnameseNames(value: number): string[] {
  const unit = value % 10;
  const digit = VIETNAMESE_DIGITS[unit] ?? '';
  if (value < 10) return unit === 4 ? [digit, 'tư'] : unit === 7 ? [digit, 'bẩy'] : [digit];
  if (value < 20) return unit === 0 ? ['mười'] : unit === 5 ? ['mười lăm', 'mười năm'] : [`mười ${digit}`];
  if (value < 100) {
    const head = VIETNAMESE_DIGITS[Math.floor(value / 10)] ?? '';
    if (unit === 0) return [`${head} mươi`];
    const ends = { 1: ['mốt'], 4: ['bốn', 'tư'], 5: ['lăm', 'nhăm'] }[unit] ?? [digit];
    return ends.flatMap((end) => [`${head} mươi ${end}`, `${head} ${end}`]);
  }
  const head = `${VIETNAMESE_DIGITS[Math.floor(value / 100)]} trăm`;
  const rest = value % 100;
  if (rest === 0) return [head];
  if (rest < 10)
    return vietnameseNames(rest).flatMap((name) => [`${head} linh ${name}`, `${head} lẻ ${name}`]);
  return vietnameseNames(rest).map((name) => `${head} ${name}`);
}
