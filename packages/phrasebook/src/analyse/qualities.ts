import type { Language } from '@genbatalk/contract';
import type { TermKind } from '../format-terms.js';
import { tokensOf } from './lexical.js';
import { PhraseTrie } from './phrase-trie.js';
import type { QualityChoice } from './token.js';

/** The adjectives and colours of a language as they stand beside a noun. */
export type QualityTrie = PhraseTrie<QualityChoice[]>;

interface Adjective {
  readonly kind: TermKind;
  readonly singular: readonly string[];
  readonly plural: readonly string[];
  readonly definite?: boolean;
}

const GERMAN_ENDINGS = ['e', 'er', 'es', 'en', 'em'];
/** Chinese adjectives that stand before a noun without 的. 松, 弯 and 干 would be verbs there. */
const CHINESE_BARE = /^[大小长短新旧粗细厚薄宽窄空圆方东西南北]的$/u;
/** "Để thang phía sau" puts the ladder behind: of things a side says where to. */
const VIETNAMESE_SIDE = /^(?:phía|bên|đằng|hướng|ở) /u;
/** Colours that are Japanese adjectives of their own: 赤い. All others take の: 緑の. */
const JAPANESE_COLOUR = /^(?:赤|青|白|黒|黄色|茶色|あか|あお|しろ|くろ|きいろ|ちゃいろ)$/u;

/** Every form in which an adjective may stand before or behind a noun. */
function formsOf({ kind, singular, plural }: Adjective, language: Language): string[] {
  const all = [...singular, ...plural];
  const each = all.flatMap((word): string[] => {
    switch (language) {
      case 'de':
        // "Unter" and "hinter" without an ending are prepositions, "erst" an adverb. Rosa takes no ending.
        return /[aeo]$/u.test(word) ? [word] : GERMAN_ENDINGS.map((ending) => `${word}${ending}`);
      case 'fr':
        return [word, `${word}s`];
      case 'it':
        return [word, word.replace(/([cg])a$/u, '$1he').replace(/a$/u, 'e')];
      case 'ja':
        return kind === 'colour' ? japaneseColours(word) : [word];
      case 'zh':
        if (kind === 'colour') return chineseColours(word);
        return CHINESE_BARE.test(word) || word.length > 2 ? [word, word.replace(/的$/u, '')] : [word];
      case 'en':
      case 'vi':
        return [word];
    }
  });
  return [...new Set(each)];
}

function japaneseColours(word: string): string[] {
  const plain = word.replace(/色$/u, '');
  return [`${word}の`, `${plain}色の`, ...(JAPANESE_COLOUR.test(word) ? [`${word}い`] : [])];
}

function chineseColours(word: string): string[] {
  const plain = word.replace(/色?的?$/u, '');
  return [plain, `${plain}的`, `${plain}色`, `${plain}色的`];
}

/** Finds the adjectives of a language by their words. Forms that nobody says (a plural of a plural) do no harm. */
export function buildQualities(terms: readonly Adjective[], language: Language): QualityTrie {
  const trie: QualityTrie = new PhraseTrie();
  terms.forEach((adjective, term) => {
    if (adjective.kind !== 'quality' && adjective.kind !== 'colour') return;
    const { kind, definite } = adjective;
    const choice = {
      term,
      ...(kind === 'colour' ? { isColour: true } : {}),
      ...(definite === undefined ? {} : { definite }),
    };
    for (const form of formsOf(adjective, language)) {
      const isSide = language === 'vi' && VIETNAMESE_SIDE.test(form);
      const tokens = tokensOf(form, language);
      const known = trie.longestAt(tokens, 0, (end) => end === tokens.length);
      if (known === undefined) trie.add(tokens, [isSide ? { ...choice, isSide } : choice]);
      else if (known.value.every((other) => other.term !== term)) known.value.push(choice);
    }
  });
  return trie;
}
