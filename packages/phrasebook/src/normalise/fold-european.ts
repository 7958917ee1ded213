import { cleanCharacters } from './characters.js';

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cant|cannot)\b/gu, 'can not'],
  [/\b(?:won't|wont)\b/gu, 'will not'],
  [/\b(do|does|did|is|are|has|have|was|should|must|could)(?:n't|nt)\b/gu, '$1 not'],
  [/\blet's\b|\blets\b/gu, 'let us'],
  [/\b(it|that|what|where|who|here|there|how|when|he|she)'s\b/gu, '$1 is'],
  [/\b(someone|somebody|everyone|everything|nobody|something)'s\b/gu, '$1 is'],
  [
    /(?<=\p{L})'s (?=(?:a|at|in|on|off|out|up|down|not|too|very|broken|here|there|coming|gone|empty|full|ready|finished|done|stuck|late|open|closed|locked|hot|cold|wet|heavy|loose|falling|leaking|moving|burning|hurt|injured|bleeding|going|over|dead|about|cancelled|canceled|delayed|getting|almost|nearly|still|already|under|behind|above|tangled|torn|rotten|tired|busy|sick|live|dry|running|leaking|slipping|swinging|reversing|collapsing|turning|jammed|damaged|cracked|bent|missing|blocked|tight|dirty|safe|dangerous|wrong|fine|good|bad|long|short|high|low|flat|frozen|burnt|smoking)\b)/gu,
    ' is ',
  ],
  [/\b(?:i'm|im)\b/gu, 'i am'],
  [/\b(you|we|they)'re\b/gu, '$1 are'],
  [/\b(i|you|we|they|it)'ll\b/gu, '$1 will'],
  [/\b(i|you|we|they)'ve\b/gu, '$1 have'],
  [/\b(?:ok|o k|okey)\b/gu, 'okay'],
  [/\bgonna\b/gu, 'going to'],
];
const ENGLISH_STANDING = /^(?:u+h+m*|u+m+|er+m*|hm+|ah+|oh+)$/u;
const ENGLISH_SILENT = /^(?:(?:uh+m*|um+|erm*|hm+) )+|\bplease\b/gu;

const GERMAN_STANDING = /^(?:ä+h+m*|ehm?|hm+|also|tja|na)$/u;
const GERMAN_SILENT = /^(?:(?:ä+h+m*|ehm?|hm+) )+|\bbitte\b/gu;

const FRENCH_STANDING = /^(?:e+u+h*|he+u+|ben|bah|hm+)$/u;
const FRENCH_SILENT = /^(?:(?:e+u+h*|he+u+|ben) )+|\bs(?:'| )il (?:vous|te) pla[iî]t\b|\bsvp\b|\bstp\b/gu;

const ITALIAN_STANDING = /^(?:ehm*|e+h+|be[h']|mah|hm+)$/u;
const ITALIAN_SILENT = /^(?:(?:ehm+|e+h+m*) )+|\bper (?:favore|piacere|cortesia)\b/gu;

/** Cleaned English with contractions written out. */
export function spellEnglish(cleaned: string): string {
  let text = cleaned;
  for (const [short, long] of ENGLISH) text = text.replace(short, long);
  return text;
}

/** Cleaned German as it is typed without umlauts. */
export function spellGerman(cleaned: string): string {
  return cleaned.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
}

/** Cleaned French with apostrophes as spaces and œ as oe. */
export function spellFrench(cleaned: string): string {
  return collapse(cleaned.replaceAll("'", ' ').replaceAll('œ', 'oe'));
}

/** Cleaned Italian with e' as è and other apostrophes as spaces. */
export function spellItalian(cleaned: string): string {
  return collapse(cleaned.replace(/\be'(?= |$)/gu, 'è').replaceAll("'", ' '));
}

/** English as it is compared: contractions written out (so that don't always shows its not), no please, no um. */
export function foldEnglish(clause: string): string {
  const text = cleanCharacters(clause);
  return ENGLISH_STANDING.test(text) ? '' : withoutSilent(spellEnglish(text), ENGLISH_SILENT);
}

/** German as it is compared: ä ö ü ß as they are typed without them, no bitte, no äh. */
export function foldGerman(clause: string): string {
  const text = cleanCharacters(clause);
  if (GERMAN_STANDING.test(text)) return '';
  const silent = text === 'wie bitte' ? text : withoutSilent(text, GERMAN_SILENT);
  return spellGerman(silent);
}

/** French as it is compared: apostrophes as spaces, œ as oe, no s'il vous plaît, no euh. Accents stay. */
export function foldFrench(clause: string): string {
  const text = cleanCharacters(clause);
  if (FRENCH_STANDING.test(text)) return '';
  return spellFrench(withoutSilent(text, FRENCH_SILENT));
}

/** Italian as it is compared: e' as è, other apostrophes as spaces, no per favore, no ehm. Accents stay. */
export function foldItalian(clause: string): string {
  const text = cleanCharacters(clause);
  if (ITALIAN_STANDING.test(text)) return '';
  return spellItalian(withoutSilent(text, ITALIAN_SILENT));
}

/** Leaves the politeness out, unless it is all that was said. */
function withoutSilent(text: string, silent: RegExp): string {
  const rest = collapse(text.replace(silent, ' '));
  return rest === '' ? text : rest;
}

function collapse(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
