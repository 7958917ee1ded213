import type { Language } from '@genbatalk/contract';

const TERMINATORS = new Set('.!?。！？｡．…‼⁇⁈⁉;；\n');
const QUESTION_MARKS = new Set('?？⁇⁈⁉');
const COMMAS = new Set('、，,､：:،–—\t');
const ANY_COMMA = /[、，,､：:،–—\t]/u;
const ANY_PAUSE = /[、，,､：:،–—\s]/u;
const SPEAKABLE = /[\p{L}\p{N}]/u;
const DIGIT = /\p{Nd}/u;
const SPACE = /\s/u;
const LETTER = /\p{L}/u;
const LOWER_CASE = /\p{Ll}/u;
/** Pumpe Nr. 3, pump no. 3, pompa n. 3; behind a word, for "No. 3 bags" refuses. */
const ABBREVIATED = /\p{L} (?:nr|no|n)$/iu;

/** No end mark but at the very end: most of what is said. */
const ONE_SENTENCE = /^([^.!?。！？｡．…‼⁇⁈⁉;；\n]*)([.!?。！？｡．…‼⁇⁈⁉;；]*)$/u;

/** One sentence of a turn: as it was spoken, without its end mark, whether it asks, whether its end was marked at all. */
export interface Sentence {
  readonly source: string;
  readonly body: string;
  readonly asks: boolean;
  readonly ended: boolean;
}

/**
 * Splits a spoken turn at its sentence ends. A point inside a number or a word (1.5, z.B.) ends nothing; nor does the
 * one of "8 p.m. tomorrow", nor in German the one of an ordinal (2. Stock).
 */
export function splitSentences(text: string, language?: Language): Sentence[] {
  const single = ONE_SENTENCE.exec(text);
  if (single !== null) return oneSentence(text, single[1] ?? '', single[2] ?? '');
  const characters = Array.from(text);
  const sentences: Sentence[] = [];
  let body: string[] = [];
  let marks: string[] = [];
  const close = () => {
    if (body.some((character) => SPEAKABLE.test(character))) {
      sentences.push({
        source: [...body, ...marks].join('').trim(),
        body: body.join('').trim(),
        asks: marks.some((mark) => QUESTION_MARKS.has(mark)),
        ended: marks.some((mark) => !SPACE.test(mark)),
      });
    }
    body = [];
    marks = [];
  };
  characters.forEach((character, at) => {
    if (endsSentence(characters, at, language)) {
      marks.push(character);
      return;
    }
    if (marks.length > 0 && !SPACE.test(character)) close();
    body.push(character);
  });
  close();
  return sentences;
}

function oneSentence(text: string, body: string, marks: string): Sentence[] {
  if (!SPEAKABLE.test(body)) return [];
  const asks = /[?？⁇⁈⁉]/u.test(marks);
  return [{ source: text.trim(), body: body.trim(), asks, ended: marks !== '' }];
}

/**
 * The clauses of one sentence: split at commas; in Japanese and Chinese also at spaces, which recognisers
 * write for pauses. What stands between two digits (1,5 or 10:30) separates nothing.
 */
export function splitClauses(body: string, language: Language): string[] {
  const separatesAtSpaces = language === 'ja' || language === 'zh';
  if (!(separatesAtSpaces ? ANY_PAUSE : ANY_COMMA).test(body)) {
    const clause = body.trim();
    return SPEAKABLE.test(clause) ? [clause] : [];
  }
  const characters = Array.from(body);
  const clauses: string[] = [];
  let clause: string[] = [];
  characters.forEach((character, at) => {
    const separates = COMMAS.has(character) || (separatesAtSpaces && SPACE.test(character));
    if (separates && !standsBetweenDigits(characters, at)) {
      clauses.push(clause.join(''));
      clause = [];
    } else clause.push(character);
  });
  clauses.push(clause.join(''));
  return clauses.map((each) => each.trim()).filter((each) => SPEAKABLE.test(each));
}

function endsSentence(characters: readonly string[], at: number, language: Language | undefined): boolean {
  const character = characters[at] ?? '';
  if (!TERMINATORS.has(character)) return false;
  if (character !== '.' && character !== '．') return true;
  if (SPEAKABLE.test(characters[at + 1] ?? ' ')) return false;
  const next = characters[at + 2] ?? '';
  if (DIGIT.test(next) && ABBREVIATED.test(characters.slice(Math.max(0, at - 8), at).join(''))) return false;
  if (language === 'de' && DIGIT.test(characters[at - 1] ?? ' ')) return !LETTER.test(next);
  const isHalfOfDay = /^[ap]\.?m$/iu.test(
    characters
      .slice(Math.max(0, at - 3), at)
      .join('')
      .trim(),
  );
  return !(isHalfOfDay && LOWER_CASE.test(next));
}

function standsBetweenDigits(characters: readonly string[], at: number): boolean {
  return DIGIT.test(characters[at - 1] ?? ' ') && DIGIT.test(characters[at + 1] ?? ' ');
}
