import type { Language } from '@genbatalk/contract';
import { japaneseHan, simplifiedHan } from './han-sets.js';

/** Letters of a text by their script; marks, digits and punctuation count nowhere. */
export interface ScriptCount {
  readonly kana: number;
  readonly han: number;
  readonly latin: number;
  /** Letters of scripts that none of the seven languages uses. */
  readonly foreign: number;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
const LATIN_WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’-]*/gu;

/** Longer Japanese without any kana is Chinese: only signs ('安全第一') do without. */
const MAX_JAPANESE_HAN_ALONE = 10;
/** The least share of letters in the target's own script. */
const MIN_OWN_SHARE = { cjk: 0.4, latin: 0.8 };

export function countScripts(text: string): ScriptCount {
  const count = { kana: 0, han: 0, latin: 0, foreign: 0 };
  for (const letter of text.normalize('NFC')) {
    if (!LETTER.test(letter) || letter === 'ー') continue;
    if (KANA.test(letter)) count.kana += 1;
    else if (HAN.test(letter)) count.han += 1;
    else if (LATIN.test(letter)) count.latin += 1;
    else count.foreign += 1;
  }
  return count;
}

/**
 * Whether the letters are those the target language is written in. What stands in the source too, as codes, brands and
 * names do, is left out of the count.
 */
export function isInScriptOf(language: Language, output: string, source: string): boolean {
  const count = countScripts(withoutWordsOf(source, output));
  const letters = count.kana + count.han + count.latin + count.foreign;
  if (letters === 0) return true;
  if (count.foreign > 0) return false;
  if (language === 'ja') {
    if (hanBeyond(japaneseHan, output, source) > 0) return false;
    if (count.kana === 0 && count.han > MAX_JAPANESE_HAN_ALONE) return false;
    return (count.kana + count.han) / letters >= MIN_OWN_SHARE.cjk;
  }
  if (language === 'zh') {
    if (hanBeyond(simplifiedHan, output, source) * 5 > count.han) return false;
    // A katakana brand may stay in Chinese; particles and endings do not.
    return count.han / letters >= MIN_OWN_SHARE.cjk && count.kana * 5 <= count.han;
  }
  return count.latin / letters >= MIN_OWN_SHARE.latin;
}

/** Whether a text has Han letters that the language does not write with. */
export function hasForeignHan(language: Language, text: string): boolean {
  if (language !== 'ja' && language !== 'zh') return false;
  return hanBeyond(language === 'ja' ? japaneseHan : simplifiedHan, text, '') > 0;
}

/** Han letters that the language does not write with; those of the source may be a person's name. */
function hanBeyond(set: ReadonlySet<string>, output: string, source: string): number {
  return [...output].filter((letter) => HAN.test(letter) && !set.has(letter) && !source.includes(letter))
    .length;
}

function withoutWordsOf(source: string, output: string): string {
  const known = new Set((source.match(LATIN_WORD) ?? []).map((word) => word.toLowerCase()));
  return output.replace(LATIN_WORD, (word) => (known.has(word.toLowerCase()) ? '' : word));
}
