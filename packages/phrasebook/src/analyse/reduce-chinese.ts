import { isChineseFiller } from '../normalise/fold-chinese.js';
import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import type { Reduced } from './token.js';

const LEAD =
  /^(?:那个|那|好|喂|来|嗯|呃|额|哎|师傅|老板|兄弟|大家|各位|同志们)(?=[，,].)|^(?:喂|嗯+|呃+|额+|哎+|师傅|老板|兄弟)(?=..)/u;
// Who may is asked of oneself (能下班了吗), who could is asked of you (你能…吗) or for help (能帮我…吗).
const POLITE =
  /(?:麻烦(?:你们?|您)?|劳驾|拜托(?:你|您)?|请(?!问)|(?<=[你您们])(?:能不能|可不可以)(?=.{2})|(?:能不能|可不可以)(?=[帮把给].))/gu;
const ASKING =
  /^(?:(?:你们?|您)(?:能|可以|能不能|可不可以)(?:帮(?:我|忙|个忙)?)?|(?:能|可以|能不能|可不可以)(?:帮(?:我|忙|个忙)?|(?=[把给])))(.{3,}?)(?:吗|么)$/u;
const FOR_ME = /^(?:你|您|你们)?来?(?:帮(?:我|忙|我们)?(?=.{3,})|(?:给我|替我)(?=[拿搬带送找叫取].))/u;
const FORBID =
  /^(你们?|大家|这里|这儿|千万|绝对)?(?:不要|不准|不许|不得|不可以|不可|不能|别|禁止|严禁|请勿|切勿|勿|莫)(?=.)/u;
const TAIL = /(?:一下儿?|吧|啊|呀|哦|喔|哈|啦|哟|嘛|喽|咯)+$/u;
// Behind what is to be done these only ask nicely; behind a thing (这个行不行) they are the question itself.
const REQUEST_TAIL =
  /(?<=一下儿?|一点儿?|[一再]遍|一次|吧|[来去过]|[到给]我|[上下开住掉起紧])(?:好吗|好不好|行吗|行不行|可以吗)$/u;

/** Chinese without courtesy, softening particles and 把; every way to forbid as one. */
export function reduceChinese(clause: string, book: TermBook | undefined): Reduced {
  let text = spell(clause, 'zh');
  if (isChineseFiller(text)) return { tokens: [], isRequest: false };
  let isRequest = false;
  const replace = (pattern: RegExp, by: string, asksFor = false) => {
    const next = text.replace(pattern, by);
    if (next === text || next.replace(/\{.*?\}/gu, '') === '') return;
    text = next;
    isRequest ||= asksFor;
  };
  text = text.replace(/啦$/u, '了');
  replace(LEAD, '');
  // 快做完了 is nearly done: before 了 these say when, not how.
  replace(/^(?:快点?|赶快|赶紧)(?=..)(?!.*了[吗么吧]?$)/u, '');
  replace(/(?<=[退慢声轻远近]|小心)一?点儿?$/u, '');
  replace(POLITE, '');
  replace(ASKING, '$1', true);
  if (text.length > 4) replace(REQUEST_TAIL, '', true);
  if (text.length > 2) replace(TAIL, '');
  replace(FOR_ME, '');
  const forbidden = text.replace(FORBID, '$1');
  const isForbidden = forbidden !== text && forbidden !== '';
  if (isForbidden) text = forbidden;
  replace(/^(?:再|多)([拿搬带送要取])(?:点儿?|些|一点儿?|一些)(?=.)/u, '$1更多');
  replace(/^(?:你们?|大家)(?=..)/u, '');
  replace(/把/gu, '');
  replace(/一下(?=.)/gu, '');
  const pieces = cut(text, 'zh');
  const tokens = mergeTerms(pieces, pieces, book);
  return {
    tokens: isForbidden ? [{ text: '{do-not}' }, ...tokens] : tokens,
    isRequest: isRequest || isForbidden,
  };
}
