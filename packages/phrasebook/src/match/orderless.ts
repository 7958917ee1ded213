import type { Language } from '@genbatalk/contract';
import { spell } from '../analyse/lexical.js';

/**
 * Words that place or turn the words around them. With two of them in a sentence, or one of the first kind, the order
 * of words is part of the meaning: "before lunch check" is not "lunch before check", "do not go, stop" not "do not stop, go".
 */
const LINKING: Readonly<Record<Language, readonly string[]>> = {
  ja: [],
  en: 'first before after from to until then and or but when while if because than instead with without behind under over between'.split(
    ' ',
  ),
  vi: [],
  zh: [...'前后从到再和或但时了在着比先'],
  de: 'erst zuerst zunächst vor nach von bis dann und oder aber wenn weil als ohne hinter unter ueber zwischen sondern'.split(
    ' ',
  ),
  fr: 'abord avant après de depuis jusqu puis et ou mais quand si parce que sans derrière sous sur entre d du des'.split(
    ' ',
  ),
  it: 'prima dopo da dal dalla fino poi e o ma quando se perché senza dietro sotto sopra tra fra di del'.split(
    ' ',
  ),
};
const TURNING: Readonly<Record<Language, readonly string[]>> = {
  ja: [],
  en: 'not no never up down left right on off in out open close start stop push pull lift lower raise higher'.split(
    ' ',
  ),
  vi: [],
  zh: [...'不没别上下左右开关进出推拉停'],
  de: 'nicht nein auf ab an aus ein zu hoch runter links rechts rein raus oben unten'.split(' '),
  fr: 'pas non haut bas gauche droite ouvr ferm mont descend'.split(' '),
  it: 'non no su giù sinistra destra apr chiud sal scend'.split(' '),
};
/** In Vietnamese and Japanese the order or the particles carry too much: máy dừng is no dừng máy. */
const FIXED_ORDER: ReadonlySet<Language> = new Set(['vi', 'ja']);
const FEWEST_TOKENS = 3;

const spelled = new Map<Language, { linking: ReadonlySet<string>; turning: ReadonlySet<string> }>();

/** A bare key with its words in one order; undefined where their order may mean something. */
export function orderlessKey(key: string, language: Language): string | undefined {
  if (FIXED_ORDER.has(language)) return undefined;
  const asks = key.endsWith(' ?');
  const tokens = (asks ? key.slice(0, -2) : key).split(' ');
  if (tokens.length < (language === 'de' ? 2 : FEWEST_TOKENS) || tokens.includes(',')) return undefined;
  const { linking, turning } = wordsOf(language);
  const turns = tokens.filter((token) => turning.has(token) || token.startsWith('{')).length;
  const numbers = tokens.filter((token) => /\d/u.test(token)).length;
  if (turns > 1 || numbers > 1 || tokens.some((token) => linking.has(token))) return undefined;
  return `${tokens.toSorted().join(' ')}${asks ? ' ?' : ''}`;
}

function wordsOf(language: Language) {
  let words = spelled.get(language);
  if (words === undefined) {
    const setOf = (list: readonly string[]) => new Set(list.map((word) => spell(word, language)));
    words = { linking: setOf(LINKING[language]), turning: setOf(TURNING[language]) };
    spelled.set(language, words);
  }
  return words;
}
