import {
  readFrenchHyphens,
  withFrenchReflexives,
  withoutFrenchDouble,
  withoutFrenchInterest,
} from './french-pronouns.js';
import { withoutItalianInterest } from './italian-pronouns.js';
import { cut, spell } from './lexical.js';
import { FRENCH, ITALIAN, type Romance, withoutNe } from './romance-rules.js';
import { isPoliteOrder } from './romance-verbs.js';
import { mergeTerms, type TermBook } from './term-book.js';
import { markLight, type Reduced, type Token } from './token.js';

export function reduceFrench(clause: string, book: TermBook | undefined, isMarked = false): Reduced {
  return reduce(clause, book, FRENCH, isMarked);
}

export function reduceItalian(clause: string, book: TermBook | undefined, isMarked = false): Reduced {
  return reduce(clause, book, ITALIAN, isMarked);
}

/** A Romance clause without articles and courtesy; orders by the stem of their verb; every way to forbid as one. */
function reduce(clause: string, book: TermBook | undefined, rules: Romance, isMarked: boolean): Reduced {
  const isFrench = rules.language === 'fr';
  const written = isFrench ? readFrenchHyphens(clause) : { clause, asks: false };
  const polite = spell(written.clause, rules.language)
    .replace(rules.courtesy, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const respelled = rules.respell(polite);
  let text = respelled.text;
  const replace = (pattern: RegExp): boolean => {
    const next = text.replace(pattern, '').trim();
    const isChanged = next !== text && next !== '';
    if (isChanged) text = next;
    return isChanged;
  };
  replace(rules.lead);
  replace(rules.tail);
  const isWorded = respelled.asks || written.asks;
  if (isFrench) text = withoutFrenchDouble(text);
  // "Tu vas toucher le câble" says what is about to happen; "on va toucher" and "allons" are what we do.
  if (isFrench)
    text = text.replace(/^(?:tu vas|vous allez) (?=(?:\S+ )?\S{2,}(?:er|ir|re|oir)(?: |$))/u, 'futur ');
  text = text.replace(/^(mi|ci) (?:può|puoi|potrebbe|potete) (?=\S)/u, '$1 ');
  let forbids = replace(rules.forbid);
  // "Il faut serrer la vanne ?" asks for no tightening.
  const isDutyAsked = isMarked && rules.duty.test(text);
  const isRequest =
    respelled.requests ||
    (!forbids &&
      !isDutyAsked &&
      !rules.able.test(text) &&
      (isWorded || !rules.permit.test(text)) &&
      replace(rules.asking));
  const isSent = isFrench && !isMarked && replace(FRENCH_GO);
  text = isFrench ? withFrenchReflexives(withPronounBehind(text), isMarked) : withPronounBefore(text);
  const served = isFrench ? withoutFrenchInterest(text) : withoutItalianInterest(text);
  const isServed = !forbids && served !== text;
  text = served;
  const negated = isFrench ? withoutFrenchNegation(text) : withoutItalianNegation(text);
  if (!forbids && !isWorded && negated !== undefined) {
    forbids = true;
    text = negated;
  }
  if (isFrench) text = withoutNe(text);
  const pieces = cut(text, rules.language);
  const merged = mergeTerms(pieces, pieces, book);
  const marked = markLight(merged, rules.light);
  const isTold = rules.language === 'it' && tells(text);
  const first = marked.findIndex(({ text: word, isLight }) => isLight !== true && !CLITICS.has(word));
  const tokens = marked.map((token, at) =>
    token.isLight === true
      ? token
      : stem(token, at === first && !isTold && !ARTICLES.has(marked[at - 1]?.text ?? ''), rules),
  );
  const said = forbids ? [{ text: '{do-not}' }, ...tokens] : tokens;
  const asks = isWorded && !isRequest && !isServed && !forbids;
  return {
    tokens: asks ? [...said, { text: '?' }] : said,
    isRequest: isRequest || isSent || isServed || forbids,
  };
}

/** "Va nettoyer": who cleans has gone there. Who fetches or asks has to go first of all. */
const FRENCH_GO =
  /^(?:va|vas|allez) (?=(?!chercher|jeter|voir|dire|demander|prendre|acheter|garer|faire|manger|boire|travailler)\p{L}{2,}(?:er|ir|re)(?: |$))/u;

/** Behind an article stands a noun (la porta, la coupe), and behind a pronoun that is none of an order a statement (lo tocca). */
const ARTICLES = new Set(['le', 'la', 'les', 'l', 'il', 'lo', 'i', 'gli']);

// A verb is the first word of an order also where a pronoun stands before it: mi passi, si fermi.
const CLITICS = new Set(['mi', 'ci', 'si', 'ti', 'vi']);

/** "Pouvez-vous m'aider" as "aidez-moi": behind the verb, where an order has it. */
function withPronounBehind(text: string): string {
  return text.replace(/^(?:m|me|nous) (\S{2,}(?:er|ir|re))(?= |$)/u, '$1 moi');
}

/** "Può passarmi" as "mi passi". */
function withPronounBefore(text: string): string {
  return text.replace(
    /^(non )?(\S{3,}?[aei])r(mi|ci|si|ti|vi)(?= |$)/u,
    (_, not: string | undefined, verb: string, pronoun: string) =>
      `${not ?? ''}${pronoun.replace(/^[tv]i$/u, 'si')} ${verb}re`,
  );
}

/** "Ne touchez pas", "touche pas", "ne pas toucher": an order not to. A statement ("je ne comprends pas") is none. */
function withoutFrenchNegation(text: string): string | undefined {
  const order =
    /^(?:ne |n )?((?:vous |t )?\S+(?:ez|e|es|ds|s|t)(?: (?:vous|toi))?) (?:surtout )?(?:pas|jamais)(?= |$)(.*)$/u.exec(
      text,
    );
  if (
    order === null ||
    /^(?:je|j|il|elle|on|ce|c|nous|ils|elles|ça|est|es|êtes|suis|sont|a|ai|as|avez|ont|pas|comprends|connais|sais|vois|peux|crois|marche|fonctionne|tient|vient)(?: |$)/u.test(
      text.replace(/^ne? /u, ''),
    )
  ) {
    return undefined;
  }
  return `${order[1]}${order[2]}`.trim();
}

/**
 * Verbs whose order to Lei ends in -a (muova, scenda). Of all others -a behind "si" or "non" tells what happens: "si
 * ferma" is it stops, "non tocca" it does not touch; the orders are "si fermi", "non tocchi".
 */
const ORDERS_IN_A =
  /^(?:muov|rimuov|smuov|scend|chiud|apr|prend|riprend|mett|rimett|smett|permett|scriv|legg|accend|corr|perd|romp|rispond|chied|append|stend|spegn|spinga|tenga|venga|vada|faccia|dia|stia|salga|esca|tolga|raccolga|dica|beva|sieda|segg|prem|string|tem|sospend|sped|fin|dorm|part|sent|serv|segu|offr|copr|scopr|rimanga|ponga|trattenga|sostenga|distrugg|aggiung|spand|ced|avvert|pul|fornisca|finisca|pulisca|unisca|agisca|interrompa|vers)/u;

/** True for Italian that tells what happens where an order would end otherwise. */
function tells(text: string): boolean {
  const verb = /^(?:non )?(?:si|(?<=non )(?:mi|ti|vi|lo|la|li|le|ci)) (\S+a)(?= |$)|^non (\S+a)(?= |$)/u.exec(
    text,
  );
  const found = verb?.[1] ?? verb?.[2];
  return (
    found !== undefined &&
    !/(?:arsi|irsi|ersi)$/u.test(found) &&
    !ORDERS_IN_A.test(found) &&
    !isPoliteOrder(found)
  );
}

function withoutItalianNegation(text: string): string | undefined {
  if (tells(text)) return undefined;
  const order =
    /^non ((?:si |mi |ti |vi |lo |la |li |le |ci )?\S+(?:are|ere|ire|ate|ete|ite|i|a|arsi|irsi|ersi|arlo|arla|arli|arle|erlo|erla|irlo|irla))( .*)?$/u.exec(
      text,
    );
  if (
    order === null ||
    /^non (?:c |ho|ha|sono|capisco|lo so|va |si può|è|mi sento|sta |serve|funziona)/u.test(text)
  )
    return undefined;
  return `${order[1]}${order[2] ?? ''}`.trim();
}

function stem(token: Token, isFirst: boolean, { irregular, stems, order, infinitive }: Romance): Token {
  const known = irregular.get(token.text);
  if (known !== undefined && (isFirst || infinitive.test(token.text) || known === 'pas'))
    return { ...token, text: known, raw: token.text };
  const listed = isFirst ? stems.get(token.text) : undefined;
  if (listed !== undefined) return { ...token, text: listed, raw: token.text };
  // "Chi è" asks who; without its end it would be "c'è".
  if (token.text.length === 1 || token.text === 'chi') return token;
  const found = infinitive.exec(token.text) ?? (isFirst ? order.exec(token.text) : null);
  const bare = found?.[1]?.replace(/(?<=[cg])h$/u, '');
  return bare === undefined ? token : { ...token, text: bare, raw: token.text };
}
