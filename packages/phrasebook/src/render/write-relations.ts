import type { Language } from '@genbatalk/contract';
import type { Side } from '../slots/relations.js';
import type { PlaceValue } from '../slots/value.js';
import type { Renderer } from './grammar.js';

type Relation = NonNullable<PlaceValue['relation']>;

const BEHIND: Readonly<Record<'ja' | 'zh', Readonly<Record<Side, string>>>> = {
  ja: {
    front: 'の前',
    behind: 'の後ろ',
    beside: 'の横',
    under: 'の下',
    above: 'の真上',
    near: 'の近く',
    outside: 'の外',
    in: 'の中',
    on: 'の上',
    left: 'の左側',
    right: 'の右側',
  },
  zh: {
    front: '前面',
    behind: '后面',
    beside: '旁边',
    under: '下面',
    above: '上方',
    near: '附近',
    outside: '外面',
    in: '里面',
    on: '上面',
    left: '左边',
    right: '右边',
  },
};
/** The words before what is named, and the form that they ask for. German: the case of where; where to is the accusative. */
const BEFORE: Readonly<
  Record<'en' | 'vi' | 'de' | 'fr' | 'it', Readonly<Record<Side, readonly [words: string, form: string]>>>
> = {
  en: {
    front: ['in front of', ''],
    behind: ['behind', ''],
    beside: ['next to', ''],
    under: ['under', ''],
    above: ['above', ''],
    near: ['near', ''],
    outside: ['outside', ''],
    in: ['in', ''],
    on: ['on', ''],
    left: ['to the left of', ''],
    right: ['to the right of', ''],
  },
  vi: {
    front: ['phía trước', ''],
    behind: ['phía sau', ''],
    beside: ['bên cạnh', ''],
    under: ['bên dưới', ''],
    above: ['phía trên', ''],
    near: ['gần', ''],
    outside: ['bên ngoài', ''],
    in: ['trong', ''],
    on: ['trên', ''],
    left: ['bên trái', ''],
    right: ['bên phải', ''],
  },
  de: {
    front: ['vor', 'dat'],
    behind: ['hinter', 'dat'],
    beside: ['neben', 'dat'],
    under: ['unter', 'dat'],
    above: ['über', 'dat'],
    near: ['in der Nähe von', 'dat'],
    outside: ['außerhalb von', 'dat'],
    in: ['in', 'dat'],
    on: ['auf', 'dat'],
    left: ['links von', 'dat'],
    right: ['rechts von', 'dat'],
  },
  fr: {
    front: ['devant', ''],
    behind: ['derrière', ''],
    beside: ['à côté', 'de'],
    under: ['sous', ''],
    above: ['au-dessus', 'de'],
    near: ['près', 'de'],
    outside: ["à l'extérieur", 'de'],
    in: ['dans', ''],
    on: ['sur', ''],
    left: ['à gauche', 'de'],
    right: ['à droite', 'de'],
  },
  it: {
    front: ['davanti', 'a'],
    behind: ['dietro', ''],
    beside: ['accanto', 'a'],
    under: ['sotto', ''],
    above: ['al di sopra', 'di'],
    near: ['vicino', 'a'],
    outside: ['fuori', 'da'],
    in: ['', 'in'],
    on: ['', 'su'],
    left: ['a sinistra', 'di'],
    right: ['a destra', 'di'],
  },
};
type Sided = 'en' | 'de' | 'fr' | 'it';
/** The left side as it is named by itself: English, German in two cases, French and Italian without their article. */
const NAMED: Partial<Readonly<Record<Side, Readonly<Record<Sided, string>>>>> = {
  left: { en: 'left', de: 'link', fr: 'gauche', it: 'sinistro' },
  right: { en: 'right', de: 'recht', fr: 'droit', it: 'destro' },
};
const NAMED_BEFORE: Readonly<Record<'fr' | 'it', Readonly<Record<string, string>>>> = {
  fr: { '': 'le côté', à: 'au côté', de: 'du côté' },
  it: { '': 'il lato', a: 'al lato', di: 'del lato', da: 'dal lato', in: 'nel lato', su: 'sul lato' },
};

function writeNamed(
  side: string,
  of: Relation['of'],
  form: string,
  render: Renderer,
  language: Sided,
): string | undefined {
  const owner = render(of, { en: '', de: 'dat', fr: 'de', it: 'di' }[language]);
  if (owner === undefined) return undefined;
  if (language === 'en') return form === '' ? `the ${side} side of ${owner}` : undefined;
  if (language === 'de') {
    const isDative = form === 'dat' || form === 'gen';
    const before = isDative ? `der ${side}en Seite` : `die ${side}e Seite`;
    return `${before} von ${owner}`.replace(/ von dem /u, ' vom ');
  }
  const before = NAMED_BEFORE[language][form];
  return before === undefined ? undefined : `${before} ${side} ${owner}`;
}

const UNMOVED: ReadonlySet<Side> = new Set(['near', 'outside', 'left', 'right']);
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/^in dem /u, 'im '],
  [/^in das /u, 'ins '],
  [/^(in der Nähe|außerhalb|links|rechts) von dem /u, '$1 vom '],
];

/** A place told by what it lies at: in front of the gate, 足場の下, vor dem Tor, vor das Tor. */
export function withRelations(render: Renderer, language: Language): Renderer {
  return (value, form) => {
    if (value.kind !== 'place') return render(value, form);
    if (value.of !== undefined) return writeFace(value, value.of, form, render, language);
    const { relation } = value;
    if (relation === undefined) return render(value, form);
    const side = form === 'at' || form === 'to' || form === 'from' ? undefined : NAMED[relation.side];
    if (side !== undefined && language !== 'ja' && language !== 'zh' && language !== 'vi')
      return writeNamed(side[language], relation.of, form, render, language);
    if (form === 'from' && language === 'de') return undefined;
    if (language === 'ja' || language === 'zh') {
      const named = render(relation.of, '');
      return named === undefined ? undefined : `${named}${BEHIND[language][relation.side]}`;
    }
    const words = writeBefore(relation, form, render, language);
    if (words === undefined || form !== 'from') return language === 'vi' ? ledBy(words, form) : words;
    if (language === 'vi') return `từ ${words}`;
    return { en: `from ${words}`, fr: `de ${words}`, it: `da ${words}` }[language as 'en' | 'fr' | 'it'];
  };
}

/** The form of what something is a side of. */
const OWNING: Readonly<Partial<Record<Language, string>>> = { de: 'dat', fr: 'de', it: 'di' };

/** The north side of the building, 建物の北側, die Nordseite vom Gebäude. */
function writeFace(
  place: PlaceValue,
  of: Relation['of'],
  form: string,
  render: Renderer,
  language: Language,
): string | undefined {
  const { of: _, ...face } = place;
  const said = render(face, form);
  const owner = render(of, OWNING[language] ?? '');
  if (said === undefined || owner === undefined) return undefined;
  switch (language) {
    case 'ja':
      return `${owner}の${said}`;
    case 'zh':
      return `${owner}${said}`;
    case 'en':
      return `${said} of ${owner}`;
    case 'de':
      return `${said} von ${owner}`.replace(/ von dem /u, ' vom ');
    case 'vi':
    case 'fr':
    case 'it':
      return `${said} ${owner}`;
  }
}

function ledBy(words: string | undefined, form: string): string | undefined {
  if (words === undefined) return undefined;
  return form === 'at'
    ? `ở ${words}`
    : form === 'to'
      ? `ra ${words}`.replace(/^ra (trong|trên) /u, 'vào $1 ')
      : words;
}

function writeBefore(
  { side, of }: Relation,
  form: string,
  render: Renderer,
  language: 'en' | 'vi' | 'de' | 'fr' | 'it',
): string | undefined {
  const [words, asked] = BEFORE[language][side];
  const isMoved = language === 'de' && form === 'to' && !UNMOVED.has(side);
  const named = render(of, isMoved ? 'acc' : asked);
  if (named === undefined) return undefined;
  const said = words === '' ? named : `${words} ${named}`;
  return language === 'de'
    ? CONTRACTED.reduce((before, [pattern, short]) => before.replace(pattern, short), said)
    : said;
}
