import { cleanCharacters } from './characters.js';

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[您妳]/gu, '你'],
  [/([这那哪])儿/gu, '$1里'],
  [/([点会事活边块劲味空样孔洞意])儿(?!童)/gu, '$1'],
  [/([里外后前])头(?![顶发盔灯巾套部])/gu, '$1面'],
  [/甚么|啥/gu, '什么'],
  [/咱们?|俺们/gu, '我们'],
  [/俺/gu, '我'],
  [/([今明昨])儿个?/gu, '$1天'],
  [/咋/gu, '怎么'],
  [/干(?:嘛|吗)(?=呢?$|去)/gu, '干什么'],
  [/(?<!耽)搁(?=[这那哪]里?[站坐待躺蹲等干])/gu, '在'],
  [/(?<!耽)搁/gu, '放'],
  [/[瞅瞧]/gu, '看'],
  [/甭/gu, '不用'],
  [/几时|多会|何时/gu, '什么时候'],
  [/什么地方/gu, '哪里'],
  [/麻溜[儿]?(?:的|地)?|赶紧(?:的|地)|抓紧(?:时间)?(?=..)/gu, '赶紧'],
  [/(?<![调修平完齐规])整(?=[好完坏错这那什怎]|不[好动了明])/gu, '弄'],
  [/怎么整/gu, '怎么弄'],
  [/搞(?=[好完坏错丢]|不[好动了])/gu, '弄'],
  [/(?<=[在到放往从站去来坐停])([这那])(?=$|[站坐待躺蹲等])/gu, '$1里'],
  [/哪(?=$|[了呢啊呀去找拿放]|里里)/gu, '哪里'],
  [/俩(?=人)|(?<![们你他她我])俩/gu, '两个'],
  [/仨/gu, '三个'],
  [/开(?=挖掘?机)/gu, '操作'],
  [/负(?=[一二三四五\d]+[层楼])/gu, '地下'],
  [/(?:这个?|本)(?=(?:周|星期|礼拜)[一二三四五六日天])/gu, ''],
  // 往左一点 is 往左点 and no o'clock; 早上一点 and 快一点了 are.
  [
    /(?<=[再低高紧松慢快轻重左右前后里外下早晚大小长短宽窄深浅近远稳边厚薄净齐直正]|(?<![早晚])上)一点点?(?=$|[吧啊来放推拉移挪开抬降转走说站])/gu,
    '点',
  ],
  [/百分之(?=[\d一二两三四五六七八九十])([\d.一二两三四五六七八九十百点]+)/gu, '$1%'],
  [/(?<![十百第])一个人/gu, '1个人'],
  [/(?<![十一])[两二]个人/gu, '2个人'],
  [/(?<![十两二])三个人/gu, '3个人'],
  [/(?<=着|远|[还正]在.{1,6}|还没.{1,6})呢$/gu, ''],
];
/** 二号楼 is written 2号楼. */
const NAMED_BY_NUMBER = /(?<!十)[一二三四五六七八九](?=号(?:大?门|楼))/gu;
/** 三十五度 of the weather or of a body; elsewhere it is an angle. */
const OF_WARMTH = /^(?!.*[坡角斜转弯]).*(?:[气体高低]温|温度|今天|明天|外面|最高|最低|发烧|烧到)/u;
const DEGREES = /(?<=[\d一二两三四五六七八九十百零半])度(?!数)/gu;
/** What somebody is to look for or need not care about is no question of the speaker's: 看看平不平. */
const LOOKED_INTO = /[看查问试测量]|检|确认|核对|验|注意|知道|告诉|不管|别管|无论|说/u;
const ASKS_ALREADY = /[吗么呢吧]$|什么|谁|哪|几|多少|怎么|还是/u;
/** 能不能帮我 and 你能不能 ask for help; the rest of the yes-or-no forms are questions as 吗 makes them. */
const A_NOT_A: readonly (readonly [RegExp, string])[] = [
  [/有没有(?=.)/u, '有'],
  [/有没有$/u, '有'],
  [/(?<=有.+)没有?$/u, ''],
  [/(可|需|知|愿|应|明|安|方|垂|清|干|合|着|够|危|舒)不(\1[以要道意该白全便直楚净格急不险服])/u, '$2'],
  [/(?<![你们])(能|可以|可)不(?:能|可以)(?![帮把给])/u, '$1'],
  [
    /(是|会|要|用|行|对|好|够|重|远|疼|痛|在|平|直|松|紧|热|冷|忙|累|来|去|走|干|做|吃|喝|懂|怕|稳|高|低|长|短|深|厚|贵|急|难|快|干净|安全|准)不\1/u,
    '$1',
  ],
];
const DONE_OR_NOT = /(?<=[了过])(?:没有?)$/u;
const DID_OR_NOT = /([吃喝来到走装量查关开签交打拿带修洗扫接订试拆绑挂系戴穿睡听看齐])没\1/u;
const DONE_YET =
  /(?<=[好完到齐住紧净掉开见白清懂楚]|[挂戴穿系装关锁盖插接]上)没有?$|(?<=(?:^|[^还也都])[吃到来走装量查关签交拿带修洗扫订拆绑挂系戴穿睡])没有?$/u;
const STANDING_FILLER = /^(?:那个+|这个|呃+|额+|嗯+|啊+|唉|哎|就是|然后)$/u;
const LEADING_POLITE = /^(?:呃+|额+|麻烦[你请]?(?=.{2})|请(?=[^问].)|劳驾)/u;
const TRAILING_PARTICLE = /(?:啊|呀|哦|喔|哈)$/u;

/** Cleaned Chinese in one spelling, without spaces. */
export function spellChinese(cleaned: string): string {
  // 3、5 are two numbers and never 35.
  let text = cleaned.replace(/(?<=\d)、(?=\d)/gu, '|').replace(/[\s、。]/gu, '');
  for (const [spelling, standard] of SPELLINGS) text = text.replace(spelling, standard);
  text = text.replace(NAMED_BY_NUMBER, (digit) => String('零一二三四五六七八九'.indexOf(digit)));
  if (OF_WARMTH.test(text)) text = text.replace(DEGREES, '°c');
  return askedWith(text);
}

/** 行不行, 到没到 and 好了没有 ask what 行吗, 到了吗 and 好了吗 ask. */
function askedWith(text: string): string {
  if (text.length < 2) return text;
  const done = text.replace(DONE_OR_NOT, '吗');
  if (done !== text && done.length > 2) return done;
  if (ASKS_ALREADY.test(text)) return text;
  const did = text.replace(DID_OR_NOT, '$1');
  if (did !== text && !LOOKED_INTO.test(text.slice(0, -3))) return `${did}了吗`;
  const yet = text.replace(DONE_YET, '了吗');
  if (yet !== text) return yet;
  for (const [pattern, instead] of A_NOT_A) {
    const found = pattern.exec(text);
    if (found === null || LOOKED_INTO.test(text.slice(0, found.index))) continue;
    const asked = text.replace(pattern, instead);
    if (asked !== '') return `${asked}吗`;
  }
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
