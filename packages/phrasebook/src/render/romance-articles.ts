import type { TermForms } from '../format-terms.js';

export type RomanceLanguage = 'fr' | 'it';
type Noun = TermForms['fr'];

/** Articles and what they become beside a preposition and before a sound. */
interface Articles {
  /** de, d', di, d' without an article: 5 sacs de ciment. */
  readonly of: (word: string, noun: Noun) => string;
  readonly indefinite: (word: string, noun: Noun) => string;
  readonly some: (word: string, noun: Noun, isMany: boolean) => string;
  readonly pointing: (pointer: 'this' | 'that', word: string, noun: Noun, isMany: boolean) => string;
  /** With a preposition that contracts, or with none (""). */
  readonly definite: (preposition: string, word: string, noun: Noun, isMany: boolean) => string;
}

export function articlesOf(language: RomanceLanguage): Articles {
  return language === 'fr' ? FRENCH : ITALIAN;
}

export const isFrenchVowel = (word: string, { aspirated }: Noun): boolean =>
  aspirated !== true &&
  /^[aeiouyhàâäéèêëîïôöùûüœæ]/iu.test(word) &&
  !/^(?:y[aeo]|u[nh]t|oui|onz)/iu.test(word);

const FRENCH: Articles = {
  of: (word, noun) => (isFrenchVowel(word, noun) ? `d'${word}` : `de ${word}`),
  indefinite: (word, noun) => `${noun.gender === 'f' ? 'une' : 'un'} ${word}`,
  some: (word, noun, isMany) => {
    // De gros boulons, d'autres gants.
    if (isMany) return noun.before === true ? FRENCH.of(word, noun) : `des ${word}`;
    return FRENCH.definite('de', word, noun, false);
  },
  pointing: (_, word, noun, isMany) => {
    if (isMany) return `ces ${word}`;
    if (noun.gender === 'f') return `cette ${word}`;
    return `${isFrenchVowel(word, noun) ? 'cet' : 'ce'} ${word}`;
  },
  definite: (preposition, word, noun, isMany) => {
    const contracted = { à: ['au', 'aux'], de: ['du', 'des'], '': ['le', 'les'] }[preposition];
    const before = preposition === '' ? '' : `${preposition} `;
    if (isMany) return `${contracted?.[1] ?? `${before}les`} ${word}`;
    if (isFrenchVowel(word, noun)) return `${before}l'${word}`;
    if (noun.gender === 'f') return `${before}la ${word}`;
    return `${contracted?.[0] ?? `${before}le`} ${word}`;
  },
};

const isItalianVowel = (word: string) => /^h?[aeiouàèéìòù]/iu.test(word);
const takesLo = (word: string) => /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y|i[aeou])/iu.test(word);
/** l', il, lo, la, i, gli, le joined with a, di, da, in, su. */
const STEMS: Readonly<Record<string, string>> = { a: 'a', di: 'de', da: 'da', in: 'ne', su: 'su' };

function italianArticle(word: string, { gender }: Noun, isMany: boolean): string {
  if (gender === 'f') return isMany ? 'le' : isItalianVowel(word) ? "l'" : 'la';
  if (isMany) return isItalianVowel(word) || takesLo(word) ? 'gli' : 'i';
  return takesLo(word) ? 'lo' : isItalianVowel(word) ? "l'" : 'il';
}

const ITALIAN: Articles = {
  of: (word) => (/^[iì]/iu.test(word) ? `d'${word}` : `di ${word}`),
  indefinite: (word, { gender }) => {
    if (gender === 'f') return isItalianVowel(word) ? `un'${word}` : `una ${word}`;
    return `${takesLo(word) ? 'uno' : 'un'} ${word}`;
  },
  some: (word, noun, isMany) => ITALIAN.definite('di', word, noun, isMany),
  pointing: (pointer, word, noun, isMany) => {
    if (pointer === 'that') return attach('que', italianArticle(word, noun, isMany), word);
    if (!isMany && isItalianVowel(word)) return `quest'${word}`;
    const endings = { m: ['o', 'i'], f: ['a', 'e'] } as const;
    return `quest${endings[noun.gender][isMany ? 1 : 0]} ${word}`;
  },
  definite: (preposition, word, noun, isMany) => {
    const article = italianArticle(word, noun, isMany);
    const stem = STEMS[preposition];
    if (stem !== undefined) return attach(stem, article, word);
    const before = preposition === '' ? '' : `${preposition} `;
    return article === "l'" ? `${before}l'${word}` : `${before}${article} ${word}`;
  },
};

/** de + il → del, de + lo → dello, de + i → dei, de + gli → degli, de + l' → dell'; que + i → quei. */
function attach(stem: string, article: string, word: string): string {
  const joined =
    { il: 'l', lo: 'llo', la: 'lla', "l'": "ll'", i: 'i', gli: 'gli', le: 'lle' }[article] ?? article;
  return `${stem}${joined}${article === "l'" ? '' : ' '}${word}`;
}
