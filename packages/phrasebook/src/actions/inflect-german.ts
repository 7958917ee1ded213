/** infinitive: participle, and the order to du where its vowel changes. What is not listed is regular. */
const STRONG: ReadonlyMap<string, readonly [participle: string, du?: string]> = new Map(
  `ziehen gezogen|schieben geschoben|biegen gebogen|gießen gegossen|schließen geschlossen|fließen geflossen|fliegen geflogen|heben gehoben|legen gelegt|nehmen genommen nimm|geben gegeben gib|
  werfen geworfen wirf|helfen geholfen hilf|sprechen gesprochen sprich|brechen gebrochen brich|treten getreten tritt|sehen gesehen sieh|messen gemessen miss|essen gegessen iss|lesen gelesen lies|
  gehen gegangen|stehen gestanden|kommen gekommen|bringen gebracht|denken gedacht|halten gehalten|lassen gelassen|fahren gefahren|tragen getragen|laden geladen|graben gegraben|schlagen geschlagen|waschen gewaschen|
  laufen gelaufen|rufen gerufen|stoßen gestoßen|hängen gehängt|fangen gefangen|fallen gefallen|steigen gestiegen|schreiben geschrieben|schneiden geschnitten|bleiben geblieben|schleifen geschliffen|reißen gerissen|
  streichen gestrichen|gleichen geglichen|greifen gegriffen|weichen gewichen|binden gebunden|finden gefunden|springen gesprungen|trinken getrunken|singen gesungen|sinken gesunken|schwingen geschwungen|winden gewunden|
  spinnen gesponnen|beginnen begonnen|sitzen gesessen|liegen gelegen|tun getan|bitten gebeten|wissen gewusst|kennen gekannt|nennen genannt|brennen gebrannt|senden gesendet|wenden gewendet|sein gewesen|haben gehabt|
  machen gemacht|stellen gestellt|setzen gesetzt|vergessen vergessen vergiss|verlieren verloren|verlassen verlassen|verschließen verschlossen|messen gemessen miss|schmeißen geschmissen|schlafen geschlafen|scheren geschoren|raten geraten|
  leihen geliehen|reiben gerieben|treffen getroffen triff|wiegen gewogen|rennen gerannt|weisen gewiesen|schmieren geschmiert|pressschweißen pressgeschweißt|wiederholen wiederholt|umwickeln umwickelt|
  beugen gebeugt|beten gebetet|bessern gebessert|blasen geblasen`
    .split('|')
    .map((line) => {
      const [verb = '', participle = '', du] = line.trim().split(' ');
      return [verb, du === undefined ? [participle] : [participle, du]];
    }),
);
/** The vowel of er where the order to du does not show it. */
const ROUNDED: ReadonlyMap<string, string> = new Map(
  `fahren fähr|tragen träg|laden läd|graben gräb|schlagen schläg|waschen wäsch|laufen läuf|halten hält|lassen läss|fallen fäll|fangen fäng|schlafen schläf|raten rät|stoßen stöß`
    .split('|')
    .map((line) => line.split(' ') as [string, string]),
);
const INSEPARABLE = /^(?:be|ver|er|ent|ge|zer|über|unter|wider|miss)(?=[a-zäöüß]{4})/u;

/**
 * "{what:acc} fest|ziehen": the verb last, its separable prefix before a bar, `*` where a nicht would stand (before the
 * verb and everything but its object where there is none). Words behind "/" in a form are put there.
 */
export function inflectGerman(phrase: string, isMotion: boolean, inserted = ''): Record<string, string> {
  const words = phrase.split(' ');
  const [prefix, verb] = splitPrefix(words.at(-1) ?? '');
  const [before, behind] = aroundNegation(words.slice(0, -1));
  const middle = [...before, inserted, ...behind].filter((word) => word !== '').join(' ');
  const line = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
  const stem = verb.replace(/e?n$/u, '');
  const participle = `${prefix}${participleOf(verb)}`;
  const er = thirdOf(verb, stem);
  return {
    inf: line(middle, `${prefix}${verb}`),
    zu: line(middle, prefix === '' ? `zu ${verb}` : `${prefix}zu${verb}`),
    sie: line(verb, 'Sie', middle, prefix),
    du: line(STRONG.get(verb)?.[1] ?? duOf(stem), middle, prefix),
    ihr: line(withT(stem), middle, prefix),
    ich: line(`${stem}e`, middle, prefix),
    wir: line(verb, middle, prefix),
    er: line(er, middle, prefix),
    'wir-inverted': line(verb, 'wir', middle, prefix),
    participle: line(middle, participle),
    'perfect-sie': line(isMotion ? 'sind' : 'haben', 'Sie', middle, participle),
    'perfect-er': line(isMotion ? 'ist' : 'hat', middle, participle),
    perfect: line(isMotion ? 'sind' : 'haben', middle, participle),
    'perfect-last': line(middle, participle, isMotion ? 'sind' : 'haben'),
  };
}

function splitPrefix(verb: string): readonly [prefix: string, verb: string] {
  const at = verb.indexOf('|');
  return at < 0 ? ['', verb] : [verb.slice(0, at), verb.slice(at + 1)];
}

function aroundNegation(words: readonly string[]): readonly [readonly string[], readonly string[]] {
  const marked = words.indexOf('*');
  if (marked >= 0) return [words.slice(0, marked), words.slice(marked + 1)];
  const place = words[0]?.startsWith('{what') === true ? 1 : 0;
  return [words.slice(0, place), words.slice(place)];
}

function participleOf(verb: string): string {
  const strong = STRONG.get(verb)?.[0];
  if (strong !== undefined) return strong;
  const stem = verb.replace(/e?n$/u, '');
  const ended = withT(stem);
  if (verb.endsWith('ieren')) return ended;
  const prefix = INSEPARABLE.exec(verb)?.[0];
  if (prefix === undefined) return `ge${ended}`;
  const inner = STRONG.get(verb.slice(prefix.length))?.[0];
  return inner === undefined ? ended : `${prefix}${inner.replace(/^ge/u, '')}`;
}

/** Stems that take an e before an ending: arbeite, zeichnet. */
const NEEDS_E = /(?:[td]|ch[nm]|[^aeiouäöürlhmn][nm])$/u;

const withT = (stem: string) => (NEEDS_E.test(stem) ? `${stem}et` : `${stem}t`);

function duOf(stem: string): string {
  return NEEDS_E.test(stem) ? `${stem}e` : stem;
}

/** "Reinigt", "nimmt", "fährt". */
function thirdOf(verb: string, stem: string): string {
  if (verb === 'sein') return 'ist';
  if (verb === 'haben') return 'hat';
  const inner = verb.replace(INSEPARABLE, '');
  const simple = STRONG.has(verb) && !ROUNDED.has(inner) ? verb : inner;
  const lead = verb.slice(0, verb.length - simple.length);
  const changed = STRONG.get(simple)?.[1] ?? ROUNDED.get(simple);
  if (changed === undefined) return withT(stem);
  const root = `${lead}${changed}`;
  return /(?:ät|ält|tt)$/u.test(root) ? root : `${root}t`;
}
