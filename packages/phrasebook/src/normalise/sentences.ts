import type { Language } from '@genbatalk/contract';

const TERMINATORS = new Set('.!?。！？｡．…‼⁇⁈⁉;；\n');
const QUESTION_MARKS = new Set('?？⁇⁈⁉');
const COMMAS = new Set('、，,､：:،–—\t');
const SPEAKABLE = /[\p{L}\p{N}]/u;
const DIGIT = /\p{Nd}/u;
const SPACE = /\s/u;

/** One sentence of a turn: as it was spoken, without its end mark, whether it asks, whether its end was marked at all. */
export interface Sentence {
  readonly source: string;
  readonly body: string;
  readonly asks: boolean;
  readonly ended: boolean;
}

/** Splits a spoken turn at its sentence ends. A point inside a number or a word (1.5, z.B.) ends nothing. */
export function splitSentences(text: string): Sentence[] {
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
    if (endsSentence(characters, at)) {
      marks.push(character);
      return;
    }
    if (marks.length > 0 && !SPACE.test(character)) close();
    body.push(character);
  });
  close();
  return sentences;
}

/**
 * The clauses of one sentence: split at commas; in Japanese and Chinese also at spaces, which recognisers
 * write for pauses. What stands between two digits (1,5 or 10:30) separates nothing.
 */
export function splitClauses(body: string, language: Language): string[] {
  const separatesAtSpaces = language === 'ja' || language === 'zh';
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

function endsSentence(characters: readonly string[], at: number): boolean {
  const character = characters[at] ?? '';
  if (!TERMINATORS.has(character)) return false;
  if (character !== '.' && character !== '．') return true;
  return !SPEAKABLE.test(characters[at + 1] ?? ' ');
}

function standsBetweenDigits(characters: readonly string[], at: number): boolean {
  return DIGIT.test(characters[at - 1] ?? ' ') && DIGIT.test(characters[at + 1] ?? ' ');
}
