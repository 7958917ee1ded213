import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import { markLight, type Reduced, type Token } from './token.js';

const LEAD =
  /^(?:(?:aeh+m*|ehm?|hm+|also|so|na|tja|hey|he|hoer mal|hoeren sie|leute|kollege|kollegen|maenner|jungs|entschuldigung|dann|und|okay|ok|gut) )+(?=\S+ ?\S)/u;
const ASKING =
  /^(?:(?:koennen|koennten|wuerden|koenntest|kannst|wuerdest|koennt|koenntet|wollen) (?:sie|du|ihr|wir|mal|jemand|einer)|kann (?:mal )?(?:jemand|einer)|sie (?:muessen|sollen|sollten|koennen)|du (?:musst|sollst|solltest|kannst)|ihr (?:muesst|sollt)|ich (?:moechte|will), dass sie|waeren sie so nett) (?=\S)/u;
const ABLE =
  /^(?:koennen|kannst|koennt) (?:sie|du|ihr) (?:.* )?(?:stehen|aufstehen|gehen|laufen|hoeren|sehen|atmen|verstehen|bewegen|lesen|sprechen|arbeiten|morgen|fahren|bedienen|kommen)(?: |$)/u;
// "Sie müssen nicht anhalten" allows; it forbids nothing.
const NEED_NOT =
  /^(?:sie|du|ihr|wir|man)? ?(?:muessen|musst|muesst|muss|brauchen|brauchst)\b.* (?:nicht|kein\S*)(?: |$)/u;
// "Halten Sie das (mal)" is to hold it; without what is held it is to stop. What is left out elsewhere tells it here.
const HOLD =
  /^(halten sie|haltet ihr|halte|haltet|halt)(?: (?:mal|kurz|bitte|eben|doch|hier))* (?:das|dies|dieses|diese|diesen|es|den|die|ihn|sie)(?: (?:hier|da|mal|kurz|bitte|eben|doch|so))*(?=$| (?:fest|gerade|still|gut|nicht)$)/u;
const LIGHT = new Set(
  'der die das den dem des ein eine einen einem einer eines sie du ihr bitte mal doch einfach ihre ihren ihrem ihr deine deinen deinem dein eure euren unbedingt es bitteschoen jetzt denn eben kurz'.split(
    ' ',
  ),
);
const PREFIXES =
  'zurueck herunter hinunter herauf hinauf heraus hinaus herein hinein runter rauf raus rein weiter zusammen ein aus an ab auf zu her hin weg los mit vor fest hoch um nach frei bereit nieder unter fern still'.split(
    ' ',
  );
const VERB_STEMS = new Set(
  'schalt mach leg heb bau zieh nehm geh komm bring halt lass stell setz steig tret dreh raeum haeng pack reich fahr lad pass schau hoer leucht sperr deck bieg klemm schneid schliess steck hak druck drueck schraub trag bleib wart zeig sag lauf spring werf weis bohr schweiss misch giess roll schieb fass richt kehr feg putz wisch saeg nagel streich kleb dicht mess pruef kontrollier lehn bewegt beweg spann hol gib geb nimm'.split(
    ' ',
  ),
);
const IRREGULAR = new Map([
  ['gib', 'geb'],
  ['nimm', 'nehm'],
  ['tritt', 'tret'],
  ['hilf', 'helf'],
  ['sprich', 'sprech'],
  ['wirf', 'werf'],
  ['lies', 'les'],
  ['iss', 'ess'],
  ['sieh', 'seh'],
  ['vergiss', 'vergess'],
  ['kein', 'nicht'],
  ['keine', 'nicht'],
  ['keinen', 'nicht'],
  ['keinem', 'nicht'],
  ['niemals', 'nicht'],
  ['nie', 'nicht'],
]);

/** German without articles, address and courtesy; every verb by its stem, separable prefixes apart. */
export function reduceGerman(clause: string, book: TermBook | undefined): Reduced {
  let text = spell(clause, 'de')
    .replace(/\bbitte\b ?/gu, '')
    .trim();
  const said = text;
  let isRequest = false;
  text = text
    .replace(LEAD, '')
    .replace(/^pass(?:en sie|t)? auf (.+) auf$/u, 'achtung $1')
    .replace(/^(?:achten sie|achtet|achte|pass(?:en sie|t)? auf) auf (?=\S)/u, 'achtung ')
    .replace(/^vorsicht (?=\S)/u, 'achtung ')
    .replace(HOLD, '$1 dies');
  if (!ABLE.test(text) && !NEED_NOT.test(text)) {
    const asked = text.replace(ASKING, '');
    if (asked !== text && asked.trim() !== '') {
      text = asked;
      isRequest = true;
    }
  }
  const isImperative = /^\S+(?:en|e) (?:sie|wir)\b/u.test(text);
  const pieces = cut(text === '' ? said : text, 'de');
  const merged = mergeTerms(pieces, pieces, book);
  const marked = markLight(merged, LIGHT);
  const first = marked.findIndex(({ isLight }) => isLight !== true);
  const tokens = marked.flatMap((token, at) =>
    token.isLight === true ? [token] : splitVerb(token, at === first),
  );
  return { tokens, isRequest: isRequest || isImperative };
}

/** "einschalten" and "schalten … ein" become the same two tokens; "schaltet" only as the first word, where it orders. */
function splitVerb(token: Token, isFirst: boolean): Token[] {
  const word = IRREGULAR.get(token.text) ?? token.text;
  if (word !== token.text) return [{ text: word, raw: token.text }];
  const stem = stemOf(word, isFirst);
  if (VERB_STEMS.has(stem)) return [{ text: stem, raw: word }];
  for (const prefix of PREFIXES) {
    if (!word.startsWith(prefix) || word.length < prefix.length + 3) continue;
    const rest = word.slice(prefix.length).replace(/^zu(?=...)/u, '');
    const inner = stemOf(rest, isFirst);
    if (VERB_STEMS.has(inner) && /en$|n$/u.test(word)) return [{ text: inner }, { text: prefix }];
  }
  return [token];
}

function stemOf(word: string, isFirst: boolean): string {
  const infinitive = /^(.{2,}?)(?:en|n)$/u.exec(word)?.[1];
  if (infinitive !== undefined && VERB_STEMS.has(infinitive)) return infinitive;
  if (!isFirst) return word;
  return VERB_STEMS.has(word) ? word : word.replace(/(?:et|t|e)$/u, '');
}
