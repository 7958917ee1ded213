import type { Language } from '@genbatalk/contract';
import type { TermForm, TermKind } from '../format-terms.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { measures } from '../slots/counts.js';
import type { MeasureId } from '../slots/measures.js';
import { readNumber } from '../slots/numbers.js';
import { endOfUnit } from '../slots/quantities.js';
import { isUnspaced, spell, tokensOf } from './lexical.js';
import { PhraseTrie } from './phrase-trie.js';
import { buildQualities, type QualityTrie } from './qualities.js';
import { type Token, termToken } from './token.js';

/** What the analysis knows of a term in one language. `wordings` are separated from their plurals. */
export interface TermWordings {
  readonly kind: TermKind;
  readonly singular: readonly string[];
  readonly plural: readonly string[];
  /** See the form of a quality. */
  readonly definite?: boolean;
}

interface TermHit {
  readonly term: number;
  readonly isMany: boolean | undefined;
  readonly measure?: MeasureId;
  /** Set for short kana words, which would otherwise be found inside other words: ネコ in してねこれ. */
  readonly katakana?: string;
  /** One kanji is a word only where no other kanji stands beside it: 白 is not in 面白い, 中さん not in 田中さん. */
  readonly isLone?: boolean;
  /** French "portail est": before anything else it is the gate that is. */
  readonly isEast?: boolean;
}

/** The site terms of one language, found in token streams. */
export interface TermBook {
  readonly language: Language;
  readonly kinds: readonly TermKind[];
  readonly trie: PhraseTrie<TermHit>;
  readonly qualities: QualityTrie;
}

const COUNTERS = new Set('点分号度层時階人日本枚');
const NUMERAL = /^(?:[\d.]+|[零一二三四五六七八九十百千两半几])$/u;
const SHORT_KANA = 4;
const KANJI_NUMBER = /^[一二三四五六七八九十]$/u;
const HAN = /^\p{Script=Han}$/u;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]$/u;
const EVERY_HAN = /\p{Script=Han}/gu;

/** Words of a basement; with a number (地下2階, sous-sol 2, zweites Untergeschoss) they say which storey it is. */
const BASEMENT = new Set([
  '地 下',
  'basement',
  'the basement',
  ...['tầng hầm', 'hầm'].map(spellVietnamese),
  'untergeschoss',
  'ug',
  'kellergeschoss',
  'sous sol',
  'piano interrato',
  'interrato',
  'seminterrato',
]);
const ORDINAL =
  /^(?:(?:erst|zweit|dritt|viert|fuenft)e[rsnm]?|premier|deuxième|second|troisième|quatrième|primo|secondo|terzo|quarto|\d+\.?)$/u;

const BASEMENT_STARTS = new Set([...BASEMENT].map((words) => words.split(' ')[0] ?? ''));

function isNumberedStorey(tokens: readonly string[], at: number, end: number): boolean {
  if (!BASEMENT.has(tokens.slice(at, end).join(' '))) return false;
  const before = tokens[at - 1] === '.' ? tokens[at - 2] : tokens[at - 1];
  const next = tokens[end] ?? '';
  return NUMERAL.test(next) || /^(?:level|floor|storey|story)$/u.test(next) || ORDINAL.test(before ?? '');
}

/** Where the words of a numbered basement end; no other term begins inside them (the sol of sous-sol 2). */
function endOfStorey(tokens: readonly string[], at: number): number | undefined {
  if (!BASEMENT_STARTS.has(tokens[at] ?? '')) return undefined;
  return [at + 2, at + 1].find((end) => end <= tokens.length && isNumberedStorey(tokens, at, end));
}

/** What is drunk comes in glasses: 5 ly nước is no 5 mm. */
const DRUNK = new Set(['nước', 'trà', 'cà', 'bia', 'sữa', 'rượu'].map(spellVietnamese));
const PAIR = spellVietnamese('đôi');

/**
 * True where a number stands before the words and they are its unit or its pair: 5 ly are millimetres and no glasses,
 * 200ボルト volts and no bolts, and of ba đôi găng tay there are three pairs.
 */
function isOfNumber(tokens: readonly string[], at: number, end: number, language: Language): boolean {
  if (at === 0 || (language !== 'ja' && language !== 'vi' && language !== 'en')) return false;
  const before = tokens[at - 1] ?? '';
  const isNumber = /^\d/u.test(before) || readNumber([before], 0, language) !== undefined;
  // M12ボルト are bolts.
  if (!isNumber || /^[a-z]$/u.test(tokens[at - 2] ?? '')) return false;
  if (language === 'vi' && tokens[at] === PAIR && end > at + 1) return true;
  const unit = endOfUnit(tokens, at, language);
  return unit !== undefined && unit >= end && !DRUNK.has(tokens[unit] ?? '');
}

/** Indexes the terms of a language; where two share a wording the first has it, and the check reports it. */
export function buildTermBook(terms: readonly TermWordings[], language: Language): TermBook {
  const trie = new PhraseTrie<TermHit>();
  const addTerm = (term: number, isMany: boolean | undefined, wording: string) => {
    const tokens = tokensOf(wording, language);
    const measured = measures(language).longestAt(tokens, 0);
    const measure = measured?.end === tokens.length ? { measure: measured.value } : {};
    trie.add(tokens, { ...hitOf(term, isMany, wording, language), ...measure });
  };
  terms.forEach(({ kind, singular, plural }, term) => {
    // A quality stays the words that it is: entries say "too heavy" and "on the left" with them.
    if (kind === 'quality') return;
    for (const wording of singular) {
      const isMany = plural.length === 0 ? undefined : tellsMany(wording, singular, language);
      addTerm(term, isMany, wording);
    }
    for (const wording of plural) addTerm(term, true, wording);
  });
  return { language, kinds: terms.map(({ kind }) => kind), trie, qualities: buildQualities(terms, language) };
}

/**
 * The terms without those that name a piece of work by a verb and the thing it is done to (đổ bê tông, 搭脚手架, khóa
 * cửa): read word by word the verb may be the sentence's own.
 */
export function withoutCompounds(terms: readonly TermWordings[], language: Language): TermWordings[] {
  const known = new Set(
    terms.flatMap(({ singular }) => singular.map((wording) => tokensOf(wording, language).join(' '))),
  );
  const endsInTerm = (wording: string) => {
    const tokens = tokensOf(wording, language);
    return tokens.some((_, at) => at > 0 && known.has(tokens.slice(at).join(' ')));
  };
  return terms.map((term) =>
    term.kind === 'work' || term.kind === 'part'
      ? { ...term, singular: term.singular.filter((wording) => !endsInTerm(wording)) }
      : term,
  );
}

/** The wordings of a term by number, from its form. Ways count as singular unless they are the plural itself. */
export function wordingsOfForm(
  kind: TermKind,
  form: TermForm & { readonly plural?: string; readonly feminine?: string },
): TermWordings {
  const plural = form.plural !== undefined && form.plural !== form.text ? [form.plural] : [];
  const feminine = form.feminine === undefined ? [] : [form.feminine];
  const definite = form.definite === undefined ? {} : { definite: form.definite };
  const ofLong = form.ofLong === undefined ? [] : [form.ofLong];
  return { kind, singular: [form.text, ...(form.ways ?? []), ...feminine, ...ofLong], plural, ...definite };
}

/** Puts one token where the words of a term stood. `raw` are the same tokens before katakana became hiragana. */
export function mergeTerms(
  tokens: readonly string[],
  raw: readonly string[],
  book: TermBook | undefined,
): Token[] {
  const merged: Token[] = [];
  // Where each merged token began, so that adjectives are found by the words that were said.
  const starts: number[] = [];
  let at = 0;
  while (at < tokens.length) {
    const storey = endOfStorey(tokens, at);
    if (storey !== undefined) {
      for (; at < storey; at += 1) {
        starts.push(at);
        merged.push({ text: tokens[at] ?? '' });
      }
      continue;
    }
    const hit = book?.trie.longestAt(tokens, at, (end, { katakana, isLone, isEast }) => {
      if (isEast === true && !endsEast(tokens[end])) return false;
      if (isOfNumber(tokens, at, end, book.language)) return false;
      // 十点检查 is ten o'clock and 检查, not ten and 点检.
      if (COUNTERS.has(tokens[at] ?? '') && NUMERAL.test(tokens[at - 1] ?? '')) return false;
      if (isLone === true && (joinsKanji(tokens, at - 1, at) || joinsKanji(tokens, end - 1, end)))
        return at === 0 && beginsWord(tokens, end, book);
      return katakana === undefined || isKanaWord(raw, at, end, katakana);
    });
    starts.push(at);
    const text = hit === undefined ? (tokens[at] ?? '') : termToken(hit.value.term);
    const isMany = hit?.value.isMany;
    const measure = hit?.value.measure === undefined ? {} : { measure: hit.value.measure };
    merged.push({ text, ...measure, ...(isMany === undefined ? {} : { isMany }) });
    at = hit?.end ?? at + 1;
  }
  return book === undefined ? merged : withQualities(merged, starts, tokens, book);
}

/** 床掃除して was 床を掃除して: a lone kanji that begins a sentence ends where a longer word begins. */
function beginsWord(tokens: readonly string[], at: number, book: TermBook): boolean {
  const next = book.trie.longestAt(tokens, at, (end) => end >= at + 2);
  return next !== undefined && HAN.test(tokens[at] ?? '') && HAN.test(tokens[at + 1] ?? '');
}

/** "L'escalier est" is the east stairs where nothing but a courtesy follows. */
export function endsEast(next: string | undefined): boolean {
  return next === undefined || next === 's';
}

/** Marks where adjectives begin; one that ends inside a term (大 of 大锤) is none. */
function withQualities(
  merged: readonly Token[],
  starts: readonly number[],
  tokens: readonly string[],
  { qualities }: TermBook,
): Token[] {
  const placeOf = new Map(starts.map((start, place) => [start, place]));
  placeOf.set(tokens.length, merged.length);
  return merged.map((token, place) => {
    const found = qualities.longestAt(tokens, starts[place] ?? 0, (end) => placeOf.has(end));
    if (found === undefined) return token;
    return { ...token, quality: { choices: found.value, length: (placeOf.get(found.end) ?? 0) - place } };
  });
}

// What may follow a noun; any other kana would go on with the word.
const BEHIND_NOUN = new Set('をがはにでのともへやか');

/** A short kana word, written as it was; in hiragana it must begin and end where words do: はな is not in ではない. */
function isKanaWord(raw: readonly string[], at: number, end: number, word: string): boolean {
  if (raw.slice(at, end).join('') !== word) return false;
  if (!HIRAGANA.test(word))
    return (!KATAKANA.test(raw[at - 1] ?? '') || endsUnit(raw, at)) && !KATAKANA.test(raw[end] ?? '');
  const next = raw[end] ?? '';
  return !HIRAGANA.test(raw[at - 1] ?? '') && (!HIRAGANA.test(next) || BEHIND_NOUN.has(next));
}

const UNIT = /\d(?:トン|ミリ|センチ|メートル|メーター|キロ|リットル|アンペア|インチ)$/u;
const LONGEST_UNIT = 7;

/** 10トンクレーン: the katakana before the word are a unit behind a number. */
function endsUnit(raw: readonly string[], at: number): boolean {
  return UNIT.test(raw.slice(Math.max(0, at - LONGEST_UNIT), at).join(''));
}

function joinsKanji(tokens: readonly string[], left: number, right: number): boolean {
  // 釘一箱: the number behind the word is no part of it.
  if (KANJI_NUMBER.test(tokens[right] ?? '')) return false;
  return HAN.test(tokens[left] ?? '') && HAN.test(tokens[right] ?? '');
}

/** Whether a wording of a term that has a plural is one of many; undefined where its letters do not say it. */
function tellsMany(wording: string, all: readonly string[], language: Language): boolean | undefined {
  if (wording === all[0]) return false;
  if (language !== 'en' && language !== 'fr') return undefined;
  if (!/[sx]$/u.test(wording)) return false;
  return all.includes(wording.slice(0, -1)) ? true : undefined;
}

function hitOf(term: number, isMany: boolean | undefined, wording: string, language: Language): TermHit {
  if (language === 'fr' && wording.endsWith(' est')) return { term, isMany, isEast: true };
  if (!isUnspaced(language) || language === 'zh') return { term, isMany };
  const spelled = spell(wording, language);
  const isShortKana =
    spelled.length <= SHORT_KANA && /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(spelled);
  if (isShortKana) return { term, isMany, katakana: spelled };
  return spelled.match(EVERY_HAN)?.length === 1 ? { term, isMany, isLone: true } : { term, isMany };
}
