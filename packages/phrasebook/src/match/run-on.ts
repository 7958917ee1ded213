import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { asksByWords } from '../normalise/mood.js';
import { foldClause, isShort } from '../normalise/wording.js';
import { AMBIGUOUS, type Lexicon } from './lexicon.js';

/** A stretch of a clause that an entry says. */
export interface RunOnPart {
  readonly source: string;
  readonly entry: number;
}

/** Words between two sentences that only join them. */
const JOINING: Readonly<Record<Language, readonly string[]>> = {
  ja: ['それから', 'そして', 'あと'],
  en: ['and then', 'and', 'then'],
  vi: ['rồi', 'và'],
  zh: ['然后', '再', '接着'],
  de: ['und dann', 'und', 'dann'],
  fr: ['et puis', 'et', 'puis'],
  it: ['e poi', 'e', 'poi'],
};
/**
 * What denies or forbids may belong to the words on either side: đừng leo | xuống đi is not "do not climb, come down",
 * "Ich kann das | nicht heben" not "I can, do not lift". So nothing with one of these is cut at all. In Japanese the
 * verb that ends the part settles it, unless it goes on (触らないで待って).
 */
const DENIES: Readonly<Record<Language, RegExp>> = {
  ja: /(?:ない|ないで|なく|なくて|ず|ずに|ぬ|ません|だめ|禁止)(?!$)/u,
  en: /(?:^| )(?:no|not|never|nobody|nothing|none|nor|without|neither|unless)(?: |$)/u,
  vi: new RegExp(
    `(?:^| )(?:${['đừng', 'không', 'cấm', 'chớ', 'chưa', 'khỏi', 'chẳng', 'hông', 'ko', 'chả', 'ngừng'].map(spellVietnamese).join('|')})(?: |$)`,
    'u',
  ),
  zh: /[别不没勿莫甭未]|禁止|严禁/u,
  de: /(?:^| )(?:nein|nicht|nichts|nie|niemals|niemand|kein\w*|ohne|weder)(?: |$)/u,
  fr: /(?:^| )(?:non|ne|n|pas|jamais|rien|sans|personne|aucun\w*)(?: |$)/u,
  it: /(?:^| )(?:no|non|mai|niente|nessun\w*|senza|nulla)(?: |$)/u,
};
/** Behind a te-form these go on with it: ばらして|いいよ permits, it does not order and then agree. */
const GOES_ON = /^[てで]\|(?:いい|も|は|から|だめ|ない|ほし|る|た|お|あげ|もら|くれ|くだ|やる|しま|み)/u;
/** "Das ist zu | langsam", "lassen Sie das | liegen": what follows belongs to it. */
const OPEN_END = /(?:^| )(?:zu|lass\w* (?:sie )?(?:das|es|den|die|ihn|alles))$/iu;

/** True where a clause holds a word that denies or forbids. */
export function deniesAnything(clause: string, language: Language): boolean {
  return DENIES[language].test(foldClause(clause, language));
}

const FEWEST_WORDS = 2;
const FEWEST_CHARACTERS = 3;
const MOST_PIECES = 40;
const MOST_WORDS_OF_A_PART = 14;
const MOST_CHARACTERS_OF_A_PART = 24;

/**
 * Several sentences said in one breath, without a mark between them. Known only where there is exactly one way to cut
 * the words into sentences that entries say, each of at least two words; a part that refuses ("no …") or a question
 * behind a statement ("I do not know what happened") could belong to its neighbour, so there it is not known.
 */
export function cutRunOn(clause: string, lexicon: Lexicon): RunOnPart[] | undefined {
  const { language } = lexicon;
  const isTight = isUnspaced(language);
  const pieces = isTight ? [...clause.replace(/\s+/gu, '')] : clause.split(/\s+/u);
  const fewest = isTight ? FEWEST_CHARACTERS : FEWEST_WORDS;
  if (deniesAnything(clause, language)) return undefined;
  if (pieces.length < 2 * fewest || pieces.length > MOST_PIECES) return undefined;
  const longest = isTight ? MOST_CHARACTERS_OF_A_PART : MOST_WORDS_OF_A_PART;
  const joint = isTight ? '' : ' ';
  // Per end: how many ways lead there (two is as bad as many), and the last step of the one way.
  const ways: number[] = [1, ...pieces.map(() => 0)];
  const steps: ({ start: number; part: RunOnPart } | undefined)[] = [];
  for (let start = 0; start < pieces.length; start += 1) {
    if (ways[start] === 0) continue;
    for (let end = start + fewest; end <= Math.min(pieces.length, start + longest); end += 1) {
      const source = pieces.slice(start, end).join(joint);
      if (isTight && GOES_ON.test(`${pieces[start - 1] ?? ''}|${source}`)) continue;
      if (language === 'de' && end < pieces.length && OPEN_END.test(source)) continue;
      const entry = entryOf(source, start > 0, lexicon);
      if (entry === undefined) continue;
      ways[end] = (ways[end] ?? 0) + (ways[start] ?? 0);
      steps[end] = { start, part: { source, entry } };
    }
  }
  if (ways[pieces.length] !== 1) return undefined;
  const parts: RunOnPart[] = [];
  for (let end = pieces.length; end > 0; ) {
    const step = steps[end];
    if (step === undefined) return undefined;
    parts.unshift(step.part);
    end = step.start;
  }
  return parts.length > 1 ? parts : undefined;
}

function entryOf(source: string, isLater: boolean, { language, entryOf: entries }: Lexicon) {
  const joining = isLater
    ? JOINING[language].find((word) =>
        source.toLowerCase().startsWith(isUnspaced(language) ? word : `${word} `),
      )
    : undefined;
  const folded = foldClause(joining === undefined ? source : source.slice(joining.length), language);
  if (folded === '' || isShort(folded, language)) return undefined;
  if (isLater && asksByWords(folded, language)) return undefined;
  const entry = entries.get(folded);
  return entry === AMBIGUOUS || entries.has(`${folded}?`) ? undefined : entry;
}
