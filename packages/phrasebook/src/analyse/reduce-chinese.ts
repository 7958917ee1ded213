import { isChineseFiller } from '../normalise/fold-chinese.js';
import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import type { Reduced } from './token.js';

const LEAD =
  /^(?:那个|那|好|喂|来|嗯|呃|额|哎|师傅|老板|兄弟|大家|各位|同志们)(?=[，,].)|^(?:喂+|嗯+|呃+|额+|[哎唉诶欸嘿]+)(?=..)|^请问(?=..)/u;
/** Whom one calls, before what is asked of them; 师傅来了 and 老板在哪里 tell of them. */
const CALLED =
  /^(?:老?师傅|老板|兄弟们?|哥们|伙计们?|工友们?|大哥|小伙子|老弟)(?=请|帮|搭|把|借|麻烦|能|可以|你|别|什么时候|几点|过来一|来一下|快|慢|小心|注意|让一?[让下开]|往|再|停|这里?怎|厕所|给我|工?钱|工资)(?!.*了$)/u;
// Who may is asked of oneself (能下班了吗), who could is asked of you (你能…吗) or for help (能帮我…吗).
const POLITE =
  /(?:麻烦(?:你们?|您)?|劳驾|拜托(?:你|您)?|请(?!问)|(?<=[你您们])(?:能不能|可不可以)(?=.{2})|(?:能不能|可不可以)(?=[帮把给].))/gu;
const ASKING =
  /^(?:(?:你们?|您)(?:能|可以|能不能|可不可以)(?:帮(?:我|忙|个忙)?)?|(?:能|可以|能不能|可不可以)(?:帮(?:我|忙|个忙)?|(?=[把给])))(.{3,}?)(?:吗|么)$/u;
const FOR_ME = /^(?:你|您|你们)?来?(?:帮(?:我|忙|我们)?(?=.{3,})|(?:给我|替我)(?=[拿搬带送找叫取].))/u;
const FORBID =
  /^(你们?|大家|这里|这儿|千万|绝对)?(?:不要(?!紧)|不准|不许|不得|不可以|不可(?!能)|不能|别|禁止|严禁|请勿|切勿|勿|莫)(?=.)/u;
/** The same behind what it is about: 手不要伸进去. 不要了 and 不要紧 deny a wish or a worry. */
const FORBID_LATER = /(?<=.)(?:不要(?!紧|[了吗么的]|$)|不准|不许|不让|不得(?![不了已]))(?=.)/gu;
const NOT_YET = /(?:暂时先?|还|先)别(?=.)/gu;
const TAIL = /(?:一下儿?|吧|啊|呀|哦|喔|噢|哈|啦|哟|嘛|喽|咯|呗|呐|咧|嘞|诶)+$/u;
/** 看下图纸 for 看一下图纸; 放下 and 看下面 are something else. */
const BRIEFLY =
  /(?<=检查|确认|收拾|清理|打扫|休息|[看量等查试问帮测听扫擦洗])下(?![面边头方去来楼班次午个周一车雨])|(?<=..[看量等查试问帮测听扫擦洗])下$/gu;
const TWICE = /([量扫歇试擦找问数洗帮扶推拉移挪]|收拾|打扫|检查|清理|准备)一?\1(?!\1)/gu;
/** The thing first and 给我 or 给 before what is done to it: 路给我让出来, 电闸给拉了. */
const GIVEN = /(?<=..)给(?:我)?(?=[让闪站停关收擦扫拆装绑拧戴系挂扣锁堵盖清搬拉])/gu;
/** What has to be done is to be done: 安全帽要戴好, 必须系安全带. */
const HAVE_TO =
  /(?:务必|应该|应当|必须得?|一定得|得|要)(?=[戴穿系挂扣拴锁盖]|检查|确认|注意|小心|打扫|收拾|洒水|通风|接地|固定|放好|绑好|拧紧|关好)/gu;
const NO_DUTY = /我|[吗么呢]$|什么|谁|哪|几|多少|怎么|了$|不(?:是|用|需)|没/u;
const COMING = /([拿送搬带推拉抬扛运取递开])过(?=[来去])/gu;
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
  replace(CALLED, '');
  // 快做完了 is nearly done: before 了 these say when, not how.
  replace(/^(?:快点?|赶快|赶紧)(?=..)(?!.*了[吗么吧]?$)/u, '');
  replace(/(?<=[退慢声轻远近]|小心)一?点儿?$/u, '');
  replace(POLITE, '');
  replace(ASKING, '$1', true);
  if (text.length > 4) replace(REQUEST_TAIL, '', true);
  if (text.length > 2) replace(TAIL, '');
  replace(FOR_ME, '');
  replace(FORBID_LATER, '别');
  replace(NOT_YET, '先别');
  const forbidden = text.replace(FORBID, '$1');
  const isForbidden = forbidden !== text && forbidden !== '';
  if (isForbidden) text = forbidden;
  replace(/^(?:再|多)([拿搬带送要取])(?:点儿?|些|一点儿?|一些)(?=.)/u, '$1更多');
  replace(/^(?:你们?|大家)(?=..)/u, '');
  replace(/^将(?=.{3})(?!要)/u, '');
  replace(/把/gu, '');
  replace(GIVEN, '');
  if (!NO_DUTY.test(text)) replace(HAVE_TO, '');
  replace(BRIEFLY, '');
  replace(TWICE, '$1');
  replace(COMING, '$1');
  replace(/一下(?=.)/gu, '');
  const pieces = cut(text, 'zh');
  const tokens = mergeTerms(pieces, pieces, book);
  return {
    tokens: isForbidden ? [{ text: '{do-not}' }, ...tokens] : tokens,
    isRequest: isRequest || isForbidden,
  };
}
