import type { Gender, GermanForm } from '../format-terms.js';
import { measureWords } from '../slots/measures.js';
import { sortOf } from '../slots/units.js';
import type { Modifiers, PlaceValue, SizePart, ThingValue } from '../slots/value.js';
import { isPlural, join, writeAmount, writeMeasure, writeNumber } from './grammar.js';
import { adjectivesOf, definiteOf, isModified, settle, writeSize } from './modified-nouns.js';

type Case = 'nom' | 'acc' | 'dat' | 'gen';
type Column = Gender | 'p';
type Endings = Readonly<Record<Case, Readonly<Record<Column, string>>>>;
/** Behind der, behind ein, behind no article. */
type Declension = 'weak' | 'mixed' | 'strong';

const CASES: ReadonlySet<string> = new Set(['nom', 'acc', 'dat', 'gen']);
/** Articles and endings: masculine, feminine, neuter, plural. */
const DEFINITE: Endings = {
  nom: { m: 'der', f: 'die', n: 'das', p: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', p: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', p: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', p: 'der' },
};
const OF_ARTICLE: Endings = {
  nom: { m: 'er', f: 'e', n: 'es', p: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', p: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', p: 'en' },
  gen: { m: 'es', f: 'er', n: 'es', p: 'er' },
};
const INDEFINITE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
  gen: { m: 'eines', f: 'einer', n: 'eines' },
};
const ADJECTIVE: Readonly<Record<Declension, Endings>> = {
  weak: {
    nom: { m: 'e', f: 'e', n: 'e', p: 'en' },
    acc: { m: 'en', f: 'e', n: 'e', p: 'en' },
    dat: { m: 'en', f: 'en', n: 'en', p: 'en' },
    gen: { m: 'en', f: 'en', n: 'en', p: 'en' },
  },
  mixed: {
    nom: { m: 'er', f: 'e', n: 'es', p: 'en' },
    acc: { m: 'en', f: 'e', n: 'es', p: 'en' },
    dat: { m: 'en', f: 'en', n: 'en', p: 'en' },
    gen: { m: 'en', f: 'en', n: 'en', p: 'en' },
  },
  strong: {
    ...OF_ARTICLE,
    gen: { m: 'en', f: 'er', n: 'en', p: 'er' },
  },
};

/** A noun with its adjectives before it and its model, number and size behind: rote Schrauben M16, Lkw mit 4 t. */
interface Phrase {
  readonly adjectives: readonly GermanForm[];
  readonly behind: string;
}

function phraseOf(value: Modifiers, forms: readonly GermanForm[]): Phrase | undefined {
  const adjectives = adjectivesOf(value, forms);
  const { size, code, number } = value;
  const isSides = size !== undefined && size.length > 1;
  const sized = size === undefined ? '' : `${isSides ? '' : 'mit '}${writeSize(size, 'de')}`;
  const behind = join(code, number === undefined ? '' : `Nr. ${number}`, sized);
  return adjectives === undefined ? undefined : { adjectives, behind };
}

/** A stem with its ending; one that ends in a vowel (rosa, orange) is not declined. */
function decline({ text }: GermanForm, ending: string): string {
  return /[aeo]$/u.test(text) ? text : `${text}${ending}`;
}

/** A thing in its case. Forms: a case, `bare`, `some` (no article), `no` (kein), joined by "-": no-acc. */
export function germanThing(
  value: ThingValue,
  forms: readonly GermanForm[],
  form: string,
  usualMany: (term: number) => boolean,
): string | undefined {
  const noun = forms[value.term];
  const phrase = phraseOf(value, forms);
  if (noun === undefined || phrase === undefined) return undefined;
  const asked = form.split('-');
  const named = asked.find((flag) => CASES.has(flag)) as Case | undefined;
  const grammatical = named ?? 'acc';
  const isSeveral = noun.plural !== undefined && (value.isMany ?? usualMany(value.term));
  const settled = settle(value, asked, forms, isSeveral);
  if (settled === undefined) return undefined;
  const { pointer, flags } = settled;
  const write = (declension: Declension, many: boolean, word: string, ...before: (string | undefined)[]) => {
    const column = many ? 'p' : noun.gender;
    const adjectives = phrase.adjectives.map((each) =>
      decline(each, ADJECTIVE[declension][grammatical][column]),
    );
    // Dieselben Schrauben: written as one word.
    return join(...before, ...adjectives, word, phrase.behind).replace(/^(d\p{L}+) selb/u, '$1selb');
  };
  const hasPlural = noun.plural !== undefined;
  const counted = hasPlural ? pluralOf(noun, grammatical) : noun.text;
  const { count, measure, isMore, amount } = value;
  if (amount !== undefined) return quantity(amount, noun, grammatical, write);
  if (value.isAll === true) {
    const these = pointer === 'this' || pointer === 'that' ? `dies${OF_ARTICLE[grammatical].p}` : '';
    if (hasPlural) return write('weak', true, counted, `all${OF_ARTICLE[grammatical].p}`, these);
    const whole = `ganz${ADJECTIVE.weak[grammatical][noun.gender]}`;
    return write('weak', false, noun.text, DEFINITE[grammatical][noun.gender], whole);
  }
  if (count === undefined && isMore === true) return write('strong', hasPlural, counted, 'mehr');
  if (count === undefined && measure !== undefined)
    return write('strong', hasPlural, noun.plural ?? noun.text, measureWords(measure, 'de').many);
  if (count !== undefined) {
    const isDative = grammatical === 'dat';
    const number = `${isMore === true ? 'noch ' : ''}${writeNumber(count, 'de')}`;
    const these = pointer === 'this' ? `dies${OF_ARTICLE[grammatical].p}` : '';
    const declension = these === '' ? 'strong' : 'weak';
    if (measure !== undefined) {
      const words = writeMeasure(measure, count, 'de', isDative);
      return write('strong', hasPlural, counted, these, number, words);
    }
    if (!isPlural(count, 'de')) return write('mixed', false, singularOf(noun, grammatical), number);
    return hasPlural
      ? write(declension, true, counted, these, number)
      : write('strong', false, noun.text, these, number, 'Stück');
  }
  const many = isSeveral && pointer !== 'a';
  const word = many ? counted : singularOf(noun, grammatical);
  const ein = hasPlural ? INDEFINITE[grammatical][noun.gender] : '';
  if (pointer === 'a') return write(hasPlural ? 'mixed' : 'strong', false, word, ein);
  const column = many ? 'p' : noun.gender;
  // "Dieser" points at both; what is farther away is said to be there.
  if (pointer === 'that') return join(write('weak', many, word, DEFINITE[grammatical][column]), 'dort');
  if (pointer !== undefined) return write('weak', many, word, `dies${OF_ARTICLE[grammatical][column]}`);
  if (flags.includes('no')) {
    const none = many ? `kein${OF_ARTICLE[grammatical].p}` : `k${INDEFINITE[grammatical][noun.gender]}`;
    return write('mixed', many, word, none);
  }
  if (flags.includes('bare')) {
    // Without a case "es fehlt roter Sand" and "ich hole roten Sand" cannot be told apart.
    const isOpen = named === undefined && !many && noun.gender === 'm' && phrase.adjectives.length > 0;
    return isOpen ? undefined : write('strong', many, word);
  }
  if (flags.includes('some'))
    return many || !hasPlural ? write('strong', many, word) : write('mixed', false, word, ein);
  return write('weak', many, word, DEFINITE[grammatical][many ? 'p' : noun.gender]);
}

/** 10 m rotes Kabel, 3 t Sand, 50 kg Nägel. */
function quantity(
  { value, unit }: SizePart,
  noun: GermanForm,
  grammatical: Case,
  write: (declension: Declension, many: boolean, word: string, before: string) => string,
): string | undefined {
  if (unit === undefined) return undefined;
  const much = writeAmount({ kind: 'amount', value, unit }, 'de', grammatical === 'dat');
  const many = sortOf(unit) !== 'length' && noun.plural !== undefined;
  return write('strong', many, many ? pluralOf(noun, grammatical) : noun.text, much);
}

function singularOf(noun: GermanForm, grammatical: Case): string {
  if (grammatical === 'acc') return noun.accusative ?? noun.text;
  if (grammatical === 'dat') return noun.dative ?? noun.accusative ?? noun.text;
  if (grammatical === 'gen')
    return (
      noun.genitive ??
      (noun.gender === 'f' ? noun.text : `${noun.text}${/(?:[sßxz]|sch|st)$/u.test(noun.text) ? 'e' : ''}s`)
    );
  return noun.text;
}

function pluralOf(noun: GermanForm, grammatical: Case): string {
  const plural = noun.plural ?? noun.text;
  if (grammatical !== 'dat') return plural;
  return noun.dativePlural ?? (/[ns]$/u.test(plural) ? plural : `${plural}n`);
}

/** Prepositions that have swallowed their article. */
const JOINED: Readonly<Record<string, readonly [preposition: string, article: string]>> = {
  im: ['in', 'dem'],
  am: ['an', 'dem'],
  beim: ['bei', 'dem'],
  vom: ['von', 'dem'],
  zum: ['zu', 'dem'],
  zur: ['zu', 'der'],
  ins: ['in', 'das'],
  ans: ['an', 'das'],
  aufs: ['auf', 'das'],
};

/** A named place: am Tor, im Lager Nr. 2, an der östlichen Treppe, in diesem Raum. */
export function germanPlace(
  value: PlaceValue,
  noun: GermanForm,
  forms: readonly GermanForm[],
  form: string,
): string | undefined {
  const { gender, text } = noun;
  const dative = noun.dative ?? text;
  const isFeminine = gender === 'f';
  const usual: Readonly<Record<string, string>> = {
    at: `${isFeminine ? 'an der' : 'am'} ${dative}`,
    to: `${isFeminine ? 'zur' : 'zum'} ${dative}`,
    from: `${isFeminine ? 'von der' : 'vom'} ${dative}`,
  };
  const isKnownForm = form === 'at' || form === 'to' || form === 'from';
  const plain = usual[form] ?? join(DEFINITE[CASES.has(form) ? (form as Case) : 'nom'][gender], text);
  const own = isKnownForm ? noun[form] : undefined;
  const pointer = value.pointer === 'this' || value.pointer === 'that';
  if (!pointer && !isModified(value)) return own ?? plain;
  const said = own !== undefined && [dative, text].some((each) => own.endsWith(` ${each}`)) ? own : plain;
  if (definiteOf(value, forms) === false) return undefined;
  const phrase = phraseOf(value, forms);
  const word = [dative, text].find((each) => said.endsWith(` ${each}`));
  if (phrase === undefined || word === undefined) return undefined;
  const lead = said.slice(0, -word.length - 1).split(' ');
  const [preposition, article] = JOINED[said.slice(0, -word.length - 1)] ?? [
    lead.slice(0, -1).join(' '),
    lead.at(-1) ?? '',
  ];
  const ending = /^d(?:ie|as|er|en|em)$/u.test(article) ? article.slice(1).replace('as', 'es') : undefined;
  if (ending === undefined) return undefined;
  // "Der" is the nominative only where nothing stands before it.
  const isWeakE =
    article === 'die' || article === 'das' || (article === 'der' && preposition === '' && !isFeminine);
  const adjectives = phrase.adjectives.map((each) => decline(each, isWeakE ? 'e' : 'en'));
  const isThere = value.pointer === 'that';
  const before =
    pointer && !isThere
      ? join(preposition, `dies${ending === 'ie' ? 'e' : ending}`)
      : adjectives.length > 0 || isThere
        ? join(preposition, article)
        : lead.join(' ');
  const contracted = {
    'in dem': 'im',
    'an dem': 'am',
    'von dem': 'vom',
    'zu dem': 'zum',
    'zu der': 'zur',
    'bei dem': 'beim',
    'in das': 'ins',
    'an das': 'ans',
    'auf das': 'aufs',
  }[before];
  return join(
    isThere ? before : (contracted ?? before),
    ...adjectives,
    word,
    phrase.behind,
    isThere ? 'dort' : '',
  );
}
