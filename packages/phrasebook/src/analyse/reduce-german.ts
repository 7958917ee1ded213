import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import { AROUND, markLight, type Reduced, type Token } from './token.js';

const LEAD =
  /^(?:(?:aeh+m*|ehm?|hm+|also|so|na|tja|hey|he|hoer mal|sag mal|sagen sie mal|hoeren sie|leute|kollege|kollegen|maenner|jungs|entschuldigung|dann|und|okay|ok|gut) )+(?=\S+ ?\S)/u;
/** Who is spoken to, or that it was meant so. "Wo ist der Chef" names him. */
const TAIL =
  /(?<!(?:^| )(?:der|den|dem|die|das|des|ein|einen|mein|meinen|unser|unseren|zum|vom|beim|als|wer|wie)) (?:chef|kollege|kollegen|kumpel|meister|jungs|maenner|digger|alter|okay|ok|ne|gell|oder was)$/u;
const ASKING =
  /^(?:(?:koennen|koennten|wuerden|koenntest|kannst|wuerdest|koennt|koenntet|wollen) (?:sie|du|ihr|mal|jemand|einer)|wollen wir|kann (?:mal )?(?:jemand|einer)|sie (?:muessen|sollen|sollten)|du (?:musst|sollst|solltest|kannst)|ihr (?:muesst|sollt)|ich (?:moechte|will), dass sie|waeren sie so nett) (?=\S)/u;
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
const TELLS_LENGTH = /^(?:zu|so|sehr|viel|etwas|bisschen|recht|ist|sind|war|waren|gleich|cm|mm|m)$/u;
const PREFIXES =
  'zurueck herunter hinunter herauf hinauf heraus hinaus herein hinein herueber hinueber runter rauf raus rein rueber weiter zusammen ein aus an ab auf zu her hin weg los mit vor fest hoch um nach frei bereit nieder unter fern still durch'.split(
    ' ',
  );
/** On site nobody tells hin from her: "runter" is "herunter" and "hinunter". */
const SHORT = new Map([
  ['herunter', 'runter'],
  ['hinunter', 'runter'],
  ['herauf', 'rauf'],
  ['hinauf', 'rauf'],
  ['heraus', 'raus'],
  ['hinaus', 'raus'],
  ['herein', 'rein'],
  ['hinein', 'rein'],
  ['herueber', 'rueber'],
  ['hinueber', 'rueber'],
]);
/** As it is said: "hab", "is", "gibt's", "ne Schraube", "kannste". */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(hast|kannst|bist|willst|machst|gehst|weisst|siehst|brauchst|kommst|sollst|darfst|hoerst)e\b/gu,
    '$1 du',
  ],
  [/\b(geht|gibt|passt|ist|war|wird|hab|hat|mach|kann|nimm|bring|stell|leg|lass|wo|wie|was)'s\b/gu, '$1 es'],
  [/\b(geht|gibt|passt|wird|hab|hat|mach|kann)s\b/gu, '$1 es'],
  [/\bhab\b/gu, 'habe'],
  [
    /\bich (brauch|mach|komm|geh|hol|seh|find|glaub|fahr|nehm|bring|bleib|versteh|hoer|leg|stell|krieg|schaff|arbeit|wart|kenn|such|ruf)(?= |$)/gu,
    'ich $1e',
  ],
  [/\bis\b/gu, 'ist'],
  [/\bnich\b|\bnet\b|\bnit\b/gu, 'nicht'],
  [/\bnix\b/gu, 'nichts'],
  [
    /\bwas(?= (?:kaputt|passiert|los|falsch|gefunden|vergessen|verloren|fallen|im auge|ins auge|zu trinken)\b)/gu,
    'etwas',
  ],
  [/(?<=\S )'?(?:n|ne|nen|nem|ner)(?= \S)/gu, 'ein'],
  [/(?<=\b(?:ist|sind|bin|war|hat|habe|haben|kann|geht|fehlt|kommt|das|da|wir|ich|es) )ja (?=\S)/gu, ''],
];
/** The second person, spoken to one or to many, as the polite form has it. */
const SECOND = new Map([
  ['hast', 'haben'],
  ['habt', 'haben'],
  ['bist', 'sind'],
  ['seid', 'sind'],
  ['kannst', 'koennen'],
  ['koennt', 'koennen'],
  ['musst', 'muessen'],
  ['muesst', 'muessen'],
  ['darfst', 'duerfen'],
  ['duerft', 'duerfen'],
  ['sollst', 'sollen'],
  ['sollt', 'sollen'],
  ['willst', 'wollen'],
  ['wollt', 'wollen'],
  ['weisst', 'wissen'],
  ['wisst', 'wissen'],
  ['siehst', 'sehen'],
  ['gibst', 'geben'],
  ['nimmst', 'nehmen'],
  ['sprichst', 'sprechen'],
  ['hilfst', 'helfen'],
  ['faehrst', 'fahren'],
  ['haeltst', 'halten'],
  ['traegst', 'tragen'],
  ['isst', 'essen'],
  ['laesst', 'lassen'],
]);
const VERB_THEN_YOU = /\b(\p{L}{2,}t) (du|ihr)(?= |$)/gu;
const YOU_THEN_VERB = /\b(du|ihr) (\p{L}{2,}t)(?= |$)/gu;
/** Only a question has its verb before the one who does it; an order to Sie has the infinitive, and none to du a pronoun. */
const ASKED =
  /^(?:hast|habt|bist|seid|kannst|koennt|musst|muesst|darfst|duerft|sollst|willst|wollt|weisst|wisst|siehst|brauchst|braucht|kommst|kommt|gehst|hoerst|hoert|verstehst|versteht|machst) (?:du|ihr)\b|^(?:ist|kommt|kommen|geht|passt|reicht|stimmt|funktioniert|laeuft|haelt|steht|sitzt|klappt|fehlt|hat|habe|war|waren|wird|wurde|stoert|gehoert) (?:der|die|das|dies\p{L}*|es|ihr\p{L}*|dein\p{L}*|euer|jemand|einer|ich|wir)\b/u;
/** "Das darf nicht angefasst werden", "hier darf man nicht rauchen": what must not be done, and what must. */
const MUST_NOT =
  /^(?!was|wo|wer|wie|wann|warum|welche|wieso|weshalb|ich|wir)(.+? )?(?:darf|duerfen|darfst|duerft|soll|sollen|sollst|sollt)(?: (?:man|sie|du|ihr|hier))? (?=(?:.+ )?(?:nicht|kein\p{L}*|nie|niemals)\b)/u;
const MUST_BE =
  /^(?!was|wo|wer|wie|wann|warum|welche|wieso|weshalb)(.+) (?:muss|muessen) (.*?)(\p{L}*ge\p{L}+) werden$/u;
const PARTICIPLES = new Map([
  ['hoben', 'heb'],
  ['zogen', 'zieh'],
  ['nommen', 'nehm'],
  ['gangen', 'geh'],
  ['stiegen', 'steig'],
  ['worfen', 'werf'],
  ['schnitten', 'schneid'],
  ['schlossen', 'schliess'],
  ['gossen', 'giess'],
  ['schoben', 'schieb'],
  ['bracht', 'bring'],
  ['bogen', 'bieg'],
  ['sprochen', 'sprech'],
  ['sperrt', 'sperr'],
]);
const FINITE =
  /(?:^| )(?:ist|sind|bin|war|wird|werden|wurde|kann|koennen|muss|muessen|soll|sollen|darf|duerfen|will|wollen|habe|haben|hat|moechte|wir|ich|er|man|wer|wo|wohin|wann|wie|was|warum|brauche|brauchen|gibt|geht|kommt|um|ohne|statt)(?: |$)/u;
const VERB_STEMS = new Set(
  'schalt mach leg heb bau zieh nehm geh komm bring halt lass stell setz steig tret dreh raeum haeng pack reich fahr lad pass schau guck kuck hoer leucht sperr deck bieg klemm schneid schliess steck hak druck drueck schraub trag bleib wart zeig sag lauf spring werf weis bohr schweiss misch giess roll schieb fass richt kehr feg putz wisch saeg nagel streich kleb dicht mess pruef kontrollier lehn bewegt beweg spann hol gib geb nimm trink ess les schreib frag ruf bestell zaehl such loes grab sprueh arbeit pump stapel verdichtier tapezier binde bind roedel melde meld helf sprech seh erklaer wiederhol unterschreib telefoniererpruef wechsel tausch benutz verwend nutz oeffn entfern start stopp heiz lueft spuel wasch saeuber reinig markier zeichn montier demontier install installier verleg ausricht entlad belad transportier verschieb verschraub verank mauer verputz spachtel schleif grundier lackier daemm isolier fraes stemm schmeiss reiss brech hau schlag zerleg fuell ruehr sammel sortier trenn befestig rauch renn kletter beruehr betret verlass warn achte acht beeil ruh ausruh duck bueck leih schick send fotografier iss beacht verlier folg park tank lenk brems hup kipp schwenk rangier beginn fang vergess erinner lern versuch besorg kauf'.split(
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

/**
 * German without articles, address and courtesy; every verb by its stem, separable prefixes apart. "Tragen Sie
 * Handschuhe" is an order, with a question mark (`isMarked`) a question.
 */
export function reduceGerman(clause: string, book: TermBook | undefined, isMarked = false): Reduced {
  let text = spell(clause, 'de')
    .replace(/\bbitte\b ?/gu, '')
    .replace(
      /\b(?:herunter|hinunter|herauf|hinauf|heraus|hinaus|herein|hinein|herueber|hinueber)/gu,
      (long) => SHORT.get(long) ?? long,
    )
    .trim();
  for (const [spoken, written] of SPOKEN) text = text.replace(spoken, written);
  const said = text;
  let isRequest = false;
  text = text
    .replace(LEAD, '')
    .replace(TAIL, '')
    .replace(/^pass(?:en sie|t)? auf (.+) auf$/u, 'achtung $1')
    .replace(/^(?:achten sie|achtet|achte|pass(?:en sie|t)? auf) auf (?=\S)/u, 'achtung ')
    .replace(/^vorsicht (?=\S)/u, 'achtung ')
    .replace(HOLD, '$1 dies');
  const isAsked = ASKED.test(text);
  text = withFormalYou(text);
  if (!ABLE.test(text) && !NEED_NOT.test(text)) {
    const asked = text.replace(ASKING, '');
    if (asked !== text && asked.trim() !== '') {
      // "Kannst du mal halten" is to hold it.
      text = asked.replace(/^(?:(?:mal|kurz|eben|hier|doch|das|es) )*(?:fest)?halten$/u, 'halte dies');
      isRequest = true;
    } else text = withoutPassive(text);
  }
  const isImperative =
    !isMarked &&
    /^\S+(?:en|e) (?:sie|wir)\b/u.test(text) &&
    !/^(?:haben|sind|brauchen|wissen|moechten|wollen|duerfen|muessen|sollen|koennen|verstehen|kennen) /u.test(
      text,
    );
  const pieces = cut(text === '' ? said : text, 'de');
  const merged = mergeTerms(pieces, pieces, book);
  const marked = markLight(merged, LIGHT).map((token, at) =>
    at > 0 && isHeavy(token.text, merged[at - 1]?.text, merged[at + 1]?.text)
      ? { ...token, isLight: false }
      : token,
  );
  const first = marked.findIndex(({ isLight }) => isLight !== true);
  const split = marked.map((token, at) =>
    token.isLight === true ? [token] : splitVerb(token, at === first),
  );
  const isOrder = isRequest || !FINITE.test(text);
  const tokens = (isOrder ? withVerbFirst(split, marked) : split).flat();
  const asks = isAsked && !isRequest && !isImperative;
  return { tokens: asks ? [...tokens, { text: '?' }] : tokens, isRequest: isRequest || isImperative };
}

/** At the end "ein" is no article: Schalten Sie den Strom ein. What is "zu kurz" is not closed, "warten Sie kurz" is light. */
function isHeavy(word: string, before: string | undefined, next: string | undefined): boolean {
  const isLast = next === undefined || next === AROUND;
  return word === 'kurz' ? TELLS_LENGTH.test(before ?? '') : word === 'ein' && isLast;
}

/** "Hast du" and "habt ihr" as "haben Sie". */
function withFormalYou(text: string): string {
  const formal = (verb: string, you: string): string | undefined => {
    const known = SECOND.get(verb);
    if (known !== undefined || you === 'ihr') return known;
    return verb.endsWith('st') && verb.length > 4 ? `${verb.slice(0, -2)}en` : undefined;
  };
  return text
    .replace(VERB_THEN_YOU, (all, verb: string, you: string) => {
      const found = formal(verb, you);
      return found === undefined ? all : `${found} sie`;
    })
    .replace(YOU_THEN_VERB, (all, you: string, verb: string) => {
      const found = formal(verb, you);
      return found === undefined ? all : `sie ${found}`;
    });
}

/** What must not be done, or must be, told of the thing: as the order to do it. */
function withoutPassive(text: string): string {
  const forbidden = text.replace(MUST_NOT, '$1');
  if (forbidden !== text) {
    return forbidden.replace(/ (\p{L}+) werden$/u, (all, word: string) => {
      const verb = verbOfParticiple(word);
      return verb === undefined ? all : ` ${verb}`;
    });
  }
  const must = MUST_BE.exec(text);
  if (must === null || /(?:^| )(?:nicht|kein\p{L}*|nie|noch|erst|schon|nur)(?: |$)/u.test(text)) return text;
  const verb = verbOfParticiple(must[3] ?? '');
  return verb === undefined ? text : `${must[1]} ${must[2]}${verb}`;
}

/** The infinitive of "eingeschaltet", "angehoben", "benutzt". */
function verbOfParticiple(word: string): string | undefined {
  const plain = word.replace(/(?:et|t|en)$/u, '');
  if (VERB_STEMS.has(plain)) return `${plain}en`;
  const [, prefix = '', rest = ''] = /^(\p{L}*?)ge(\p{L}+)$/u.exec(word) ?? [];
  if (prefix !== '' && !PREFIXES.includes(prefix)) return undefined;
  const stem = PARTICIPLES.get(rest) ?? rest.replace(/(?:et|t|en)$/u, '');
  return VERB_STEMS.has(stem) ? `${prefix}${stem}en` : undefined;
}

/** "Pumpe einschalten" has its verb where "Schalten Sie die Pumpe ein" has it. */
function withVerbFirst(split: readonly Token[][], marked: readonly Token[]): Token[][] {
  const last = marked.at(-1);
  const verb = split.at(-1);
  if (last === undefined || verb?.[0] === undefined || split.length < 2) return [...split];
  const isInfinitive = last.isLight !== true && last.text.endsWith('n') && VERB_STEMS.has(verb[0].text);
  if (!isInfinitive || marked.at(-2)?.text === 'zu') return [...split];
  return [[verb[0]], ...split.slice(0, -1), verb.slice(1)];
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
