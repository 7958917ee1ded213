import type { Cut, Link } from './cuts.js';
import { JOINTS, type Joint, type SpacedLanguage } from './joints.js';

const MARKS_AT_ENDS = /^[\s,:–—-]+|[\s,:–—-]+$/gu;
const COMMA = /\s*[,:–—]\s+/gu;
const SPACE = /\s+/gu;
const SENTENCES: ReadonlySet<Link> = new Set(['so', 'then', 'and', 'but']);
// "Before" and its like need a clause of a word at least; more than these is no single clause.
const MOST_WORDS = 14;

/** The cuts of a language that writes spaces. */
export function cutSpaced(text: string, language: SpacedLanguage): Cut[] {
  const { leading, between } = JOINTS[language];
  return [
    ...leading.flatMap((joint) => cutsAtStart(text, joint, language)),
    ...between.flatMap((joint) => cutsInside(text, joint, language)),
  ];
}

/** "When you are finished, tell me": the clause ends at a comma or, where none was written, anywhere. */
function cutsAtStart(text: string, joint: Joint, language: SpacedLanguage): Cut[] {
  const found = joint.pattern.exec(text);
  if (found === null || found.index !== 0) return [];
  const rest = text.slice(found[0].length);
  const commas = [...rest.matchAll(COMMA)];
  const ends = joint.link === 'so' || commas.length > 0 ? commas : [...rest.matchAll(SPACE)];
  return ends
    .slice(0, MOST_WORDS)
    .map(({ index, 0: mark }) =>
      cutOf(joint, found[0], rest.slice(0, index), rest.slice(index + mark.length), false, language),
    );
}

function cutsInside(text: string, joint: Joint, language: SpacedLanguage): Cut[] {
  return [...text.matchAll(new RegExp(joint.pattern, 'giu'))].flatMap((found) => {
    const before = text.slice(0, found.index);
    const behind = text.slice(found.index + found[0].length);
    if (SENTENCES.has(joint.link)) {
      // Two joining words in a sentence join three clauses.
      return [cutOf(joint, '', before, behind, false, language)];
    }
    const { refusesBefore, leading } = JOINTS[language];
    if (joint.link === 'thenIf') {
      // "Nếu xong thì báo tôi" is cut at its nếu.
      return leading.some(({ pattern }) => pattern.test(before))
        ? []
        : [cutOf({ ...joint, link: 'when' }, '', before, behind, false, language)];
    }
    if (refusesBefore.test(deniedBefore(before, found[0], language))) return [];
    return [cutOf(joint, found[0], behind, before, true, language)];
  });
}

/** What stands before a joining word; behind "nicht" and a comma a German clause is not what is denied. */
function deniedBefore(before: string, joint: string, language: SpacedLanguage): string {
  const said = tidy(before).toLowerCase();
  return language === 'de' && joint.startsWith(',') ? said.replace(/ nicht$/u, '') : said;
}

function cutOf(
  { link, known }: Joint,
  word: string,
  clause: string,
  main: string,
  isBehind: boolean,
  language: SpacedLanguage,
): Cut {
  const bare = tidy(clause);
  const told = tidy(main);
  const { resume, formsOf, invert } = JOINTS[language];
  const isTurned = !isBehind && invert !== undefined;
  const plain = told.replace(resume, '');
  return {
    link,
    clauses: SENTENCES.has(link)
      ? []
      : (known ?? [tidy(word)]).map((each) => `${each} ${bare}`.trim().replace(/^si (?=ils? )/u, "s'")),
    bare: [bare.replace(JOINTS[language].lead, ''), ...formsOf(bare, link)],
    main: isTurned ? [plain, ...invert(plain)] : [plain === '' ? told : plain],
    isBehind,
    source: [tidy(`${word}${clause}`), told],
  };
}

function tidy(text: string): string {
  return text.replace(MARKS_AT_ENDS, '').replace(SPACE, ' ');
}
