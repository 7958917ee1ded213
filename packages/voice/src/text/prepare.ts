import type { Language } from '@genbatalk/contract';
import type { Analyser } from '../kana/analyser.js';
import { kanaToRomaji } from '../kana/romaji.js';
import { toKana } from '../kana/to-kana.js';
import { isSpeakable, neutralise, normalise } from './clean.js';
import { spellOut } from './spell-out.js';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+/gu;
/** Letters that no voice but their own reads; espeak would name each in English or by its code. */
const NOT_LATIN = /(?![\p{Script=Latin}\p{M}])[\p{L}\p{M}]/gu;
const NOT_CHINESE = /(?![\p{Script=Han}\p{Script=Latin}])[\p{L}\p{M}]/gu;
/** Signs that are left after spelling out and that some voice reads by their English name. */
const SIGNS = /[\p{S}/#@%~=+]/gu;

/**
 * What is handed to espeak: one language's script, without markup, numbers and signs as that language says them.
 * Empty when the text holds nothing that can be spoken.
 */
export function prepare(text: string, language: Language, analyse: Analyser): string {
  const normal = normalise(text);
  const spoken = neutralise(prepareScript(normal, language, analyse));
  return isSpeakable(spoken) ? spoken : '';
}

function prepareScript(text: string, language: Language, analyse: Analyser): string {
  if (language === 'ja') return toKana(text, analyse).text;
  const spelled = spellOut(text, language);
  if (language === 'zh') return spelled.replace(NOT_CHINESE, ' ').replace(SIGNS, ' ');
  // A name that stayed in Japanese letters is read as its romaji.
  return spelled
    .replace(JAPANESE, (run) => ` ${kanaToRomaji(toKana(run, analyse).text)} `)
    .replace(NOT_LATIN, ' ')
    .replace(SIGNS, ' ');
}
