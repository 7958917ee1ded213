import type { Cut, Link } from './cuts.js';

interface ChineseJoint {
  readonly link: Link;
  /** `clause` and `main` as groups, with what joins them around. */
  readonly pattern: RegExp;
  /** How the clause is known. */
  readonly known: readonly ((clause: string) => string)[];
}

const when = [(clause: string) => `如果${clause}`];
const IF = '(?:如果|要是|假如|万一|一旦|若是|只要|每次|当|等到|等)';
const MAIN = '(?<main>.{2,})$';
const TELLING = '(?:请)?(?:告诉|叫我|叫人|跟我说|通知|喊我|打电话|给我打|说一声|问我|找我)';
const FORBIDDING = '(?:千万|就|都)?(?:不要|别|不准|不能|不许|不得|禁止)';

const JOINTS: readonly ChineseJoint[] = [
  {
    link: 'when',
    pattern: new RegExp(`^${IF}(?<clause>.+?)(?:的话|的时候|时候|时)?[，,](?:那就|就|那|再)?${MAIN}`, 'u'),
    known: when,
  },
  {
    link: 'when',
    pattern: new RegExp(
      `^${IF}?(?<clause>.+?)(?:的话|的时候|时候|(?<![0-9点小按及准临])时(?!间))[，,]?(?:那就|就|再|请)?${MAIN}`,
      'u',
    ),
    known: when,
  },
  { link: 'when', pattern: new RegExp(`^${IF}?(?<clause>.+?)[，,]?就${MAIN}`, 'u'), known: when },
  {
    link: 'when',
    pattern: new RegExp(
      `^${IF}?(?<clause>.+?了)(?:(?:以后|之后|后)[，,]?(?:就|再|请|才能|才)?|[，,]?(?:就|再|才能|才))${MAIN}`,
      'u',
    ),
    known: [...when, (clause) => `${clause.replace(/了$/u, '')}以后`],
  },
  // 吊车来了让开 says that it comes; only who is to tell of it is told when.
  { link: 'when', pattern: new RegExp(`^(?<clause>.+?了)(?=${TELLING})${MAIN}`, 'u'), known: when },
  { link: 'when', pattern: new RegExp(`^(?<clause>[没不].+?)(?=${FORBIDDING})${MAIN}`, 'u'), known: when },
  {
    link: 'when',
    pattern: new RegExp(
      `^(?<clause>(?:有|.*?(?:不懂|不明白|不会|不清楚|不知道|不舒服)).*?)(?=马上告诉|马上说|${TELLING})${MAIN}`,
      'u',
    ),
    known: when,
  },
  {
    link: 'before',
    pattern: new RegExp(
      `^在?(?<clause>.+?)(?:之前|以前|(?<![往向朝门面目提])前(?![面进方边后]))[，,]?(?:一定要|先|请|要|必须|都要)?${MAIN}`,
      'u',
    ),
    known: [(clause) => `${clause}以前`],
  },
  {
    link: 'after',
    pattern: new RegExp(
      `^在?(?<clause>.+?)(?:之后|以后|(?<![往向朝背最])后(?![面退方边天]))[，,]?(?:就|再|才能|才|请)?${MAIN}`,
      'u',
    ),
    known: [(clause) => `${clause}以后`, ...when],
  },
  {
    link: 'until',
    pattern: new RegExp(`^(?<main>.{2,}?)[，,]?直到(?<clause>.+?)(?:为止)?$`, 'u'),
    known: [(clause) => `直到${clause}`],
  },
  {
    link: 'until',
    pattern: new RegExp(`^直到(?<clause>.+?)(?:为止|之前)?[，,]?(?:都|才能)?${MAIN}`, 'u'),
    known: [(clause) => `直到${clause}`],
  },
  { link: 'at', pattern: new RegExp(`^(?<clause>.+?)[，,]${MAIN}`, 'u'), known: [(clause) => clause] },
  { link: 'so', pattern: new RegExp(`^因为(?<clause>.+?)[，,]?(?:所以|因此)${MAIN}`, 'u'), known: [] },
  { link: 'so', pattern: new RegExp(`^因为(?<clause>.+?)[，,](?!所以|因此)${MAIN}`, 'u'), known: [] },
  { link: 'so', pattern: new RegExp(`^(?!因为)(?<clause>.+?)[，,]?(?:所以|因此)${MAIN}`, 'u'), known: [] },
  { link: 'but', pattern: new RegExp(`^(?<clause>.+?)[，,]?(?:但是|可是|不过|但)${MAIN}`, 'u'), known: [] },
  {
    link: 'and',
    pattern: new RegExp(`^(?<clause>.+?)[，,]?(?:并且|而且|同时|并(?!排|联))${MAIN}`, 'u'),
    known: [],
  },
  {
    link: 'then',
    pattern: new RegExp(
      `^先(?<clause>.+?)(?:以后|之后|后|完)?[，,]?(?:然后再|然后|再|之后再|才)${MAIN}`,
      'u',
    ),
    known: [],
  },
  {
    link: 'then',
    pattern: new RegExp(`^(?!先)(?<clause>.+?)[，,]?(?:然后再|然后|接着|之后再|以后再|，再)${MAIN}`, 'u'),
    known: [],
  },
];
const MARKS = /^[，,、\s]+|[，,、\s]+$/gu;
const MOST_CHARACTERS = 16;
// The part of a pattern's clause that may be of any length.
const FREE_LENGTH = /(?<=\(\?<clause>(?:\[[^\]]*\])?)\.\+\?/u;

/** In Chinese the clause comes first; what joins may stand before it, behind it, or before what follows. */
export function cutChinese(text: string): Cut[] {
  return JOINTS.flatMap(({ link, pattern, known }) =>
    everyWay(text, pattern).flatMap(([clause, main]): Cut[] => {
      if (clause === '' || main === '') return [];
      const isBehind = link === 'until' && text.startsWith(main);
      return [
        {
          link,
          clauses: known.map((make) => make(clause)),
          bare: link === 'so' ? [clause, `${clause}了`] : [clause],
          main: [main],
          isBehind,
          source: [clause, main],
        },
      ];
    }),
  );
}

/** Every way to fit, by the length of the clause: the joining character may stand in a word before it joins. */
function everyWay(text: string, pattern: RegExp): (readonly [string, string])[] {
  const ways = new Map<string, string>();
  for (let fewest = 1; fewest <= MOST_CHARACTERS; fewest += 1) {
    const longer = pattern.source.replace(FREE_LENGTH, `.{${fewest},}?`);
    const found = new RegExp(longer, 'u').exec(text);
    const { clause, main } = found?.groups ?? {};
    if (clause === undefined || main === undefined) break;
    ways.set(clause.replace(MARKS, ''), main.replace(MARKS, ''));
  }
  return [...ways];
}
