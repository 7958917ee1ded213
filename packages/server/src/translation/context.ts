import type { Language } from '@genbatalk/contract';

/** Earlier utterances that go along with a sentence that cannot be understood without them. */
export const CONTEXT_UTTERANCES = 3;

const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh']);
/** Up to this many characters (Japanese, Chinese) or words a sentence is short. */
const SHORT_CHARS = 6;
const SHORT_WORDS = 2;

/** Words that point at what was said or seen before. */
const POINTING: Readonly<Record<Language, RegExp>> = {
  ja: /[こそあ](?:れ|こ|っち|ちら|いつ|の(?!人|日|前|後))|(?:さっき|例)の/u,
  en: /\b(?:it|that|this|those|these|there|here|them|one|ones|same)\b/iu,
  vi: /(?<![\p{L}])(?:nó|đó|đấy|này|kia|ấy|chỗ (?:đó|này|kia)|cái (?:đó|này|kia)|như vậy|thế)(?![\p{L}])/iu,
  zh: /[这那它](?:[个些里边儿样]|$)?|刚才/u,
  de: /\b(?:es|das|dies\w*|jene\w*|dort|da|hier|damit|dahin|so)\b/iu,
  fr: /(?<![\p{L}])(?:ça|cela|ceci|celui|celle|ceux|celles|là|ici|y|le même)(?![\p{L}])/iu,
  it: /(?<![\p{L}])(?:lo|quell\p{L}*|quest\p{L}*|lì|là|qui|qua|ciò|stesso)(?![\p{L}])/iu,
};

/** Whether a sentence is so short, or points so, that an engine needs what was said before. */
export function needsContext(text: string, language: Language): boolean {
  const words = text.replace(/[\p{P}\p{S}]+/gu, ' ').trim();
  const isShort = UNSPACED.has(language)
    ? words.replace(/\s/gu, '').length <= SHORT_CHARS
    : words.split(/\s+/u).length <= SHORT_WORDS;
  return isShort || POINTING[language].test(text);
}
