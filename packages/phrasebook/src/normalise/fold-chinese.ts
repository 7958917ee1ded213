import { cleanCharacters } from './characters.js';

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[您妳]/gu, '你'],
  [/([这那哪])儿/gu, '$1里'],
  [/([点会事活])儿/gu, '$1'],
  [/甚么/gu, '什么'],
  [/咱们/gu, '我们'],
  [/(?<![十百第])一个人/gu, '1个人'],
  [/(?<!十)[两二]个人/gu, '2个人'],
  [/(?<!十)三个人/gu, '3个人'],
];
const STANDING_FILLER = /^(?:那个+|这个|呃+|额+|嗯+|啊+|唉|哎|就是|然后)$/u;
const LEADING_POLITE = /^(?:呃+|额+|麻烦[你请]?(?=.{2})|请(?=[^问].)|劳驾)/u;
const TRAILING_PARTICLE = /(?:啊|呀|哦|喔|哈)$/u;

/** Cleaned Chinese in one spelling, without spaces. */
export function spellChinese(cleaned: string): string {
  let text = cleaned.replace(/[\s、。]/gu, '');
  for (const [spelling, standard] of SPELLINGS) text = text.replace(spelling, standard);
  return text;
}

/** True for a clause that only fills a pause. */
export function isChineseFiller(spelled: string): boolean {
  return STANDING_FILLER.test(spelled);
}

/** Chinese as it is compared: no spaces, one spelling of 这里/这儿, no 请, no trailing 啊. 吧, 了, 吗 and 别 stay. */
export function foldChinese(clause: string): string {
  let text = spellChinese(cleanCharacters(clause));
  if (STANDING_FILLER.test(text)) return '';
  text = text.replace(LEADING_POLITE, '');
  return text.length > 2 ? text.replace(TRAILING_PARTICLE, '') : text;
}
