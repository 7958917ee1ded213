import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { readFaceBehind, readFaces } from './faces.js';
import { readPlaces } from './places.js';
import { determiners, prepositions } from './pointers.js';
import type { SlotContext } from './read-slot.js';
import { THING_KINDS } from './slot-types.js';
import { tableOf } from './tables.js';
import { readThings } from './things.js';
import type { PlaceValue, Sighting, ThingValue } from './value.js';

/** Where a place lies as seen from a thing or another place. */
const SIDES = [
  'front',
  'behind',
  'beside',
  'under',
  'above',
  'near',
  'outside',
  'in',
  'on',
  'left',
  'right',
] as const;
export type Side = (typeof SIDES)[number];

const WORDS: Readonly<Record<Language, Readonly<Partial<Record<Side, string>>>>> = {
  ja: {
    front: 'の前|の手前|の正面|前',
    behind: 'の後ろ|のうしろ|の後方|の裏|の裏側|裏',
    beside: 'の横|の隣|のとなり|の脇|のわき|の真横|横|脇|隣',
    under: 'の下|の真下|の下側|下',
    above: 'の上方|の真上',
    near: 'の近く|の近くの方|のそば|の傍|のあたり|の付近|の周り|のまわり|付近|周り|近く|そば',
    outside: 'の外|の外側',
    in: 'の中|の中の方|の内側|内',
    on: 'の上|の上の方|上',
    left: 'の左|の左側|の左手|の左隣|左側',
    right: 'の右|の右側|の右手|の右隣|右側',
  },
  en: {
    front: 'in front of|right in front of|outside in front of',
    behind: 'behind|right behind|at the back of|round the back of|around the back of|in back of',
    beside: 'next to|right next to|beside|alongside|right beside|at the side of',
    under: 'under|underneath|below|beneath|right under',
    above: 'above|right above',
    near: 'near|close to|near to|around',
    outside: 'outside|outside of|just outside',
    in: 'in|inside|into|inside of',
    on: 'on|onto|on top of',
    left: 'to the left of|on the left of|left of|on the left side of|on the left hand side of',
    right: 'to the right of|on the right of|right of|on the right side of|on the right hand side of',
  },
  vi: {
    front: 'trước|phía trước|đằng trước|trước mặt|ngay trước|ra trước',
    behind: 'sau|phía sau|đằng sau|sau lưng|ngay sau|ra sau',
    beside: 'cạnh|bên cạnh|ngay cạnh|kế bên|sát bên|bên hông|kế',
    under: 'dưới|phía dưới|bên dưới|ngay dưới|xuống dưới|dưới gầm',
    above: 'phía trên|bên trên',
    near: 'gần|gần chỗ|xung quanh|quanh',
    outside: 'ngoài|bên ngoài|phía ngoài|ra ngoài',
    in: 'trong|bên trong|vào trong|vào',
    on: 'trên|lên|lên trên',
    left: 'bên trái|phía trái|phía bên trái|bên tay trái',
    right: 'bên phải|phía phải|phía bên phải|bên tay phải',
  },
  zh: {
    front: '前面|前边|的前面|跟前|前',
    behind: '后面|后边|的后面|背后|后头',
    beside: '旁边|边上|的旁边|隔壁|旁',
    under: '下面|底下|下边|的下面|下方|下',
    above: '上方|的上方|正上方',
    near: '附近|周围|的附近',
    outside: '外面|外边|的外面|外头',
    in: '里面|里边|里头|的里面|里|内',
    on: '上面|上边|的上面|上',
    left: '左边|左侧|左面|的左边|的左侧',
    right: '右边|右侧|右面|的右边|的右侧',
  },
  de: {
    front: 'vor|vorm|vors|direkt vor',
    behind: 'hinter|hinterm|hinters|direkt hinter',
    beside: 'neben|direkt neben|gleich neben',
    under: 'unter|unterm|unters|unterhalb von',
    above: 'über|überm|oberhalb von',
    near: 'in der nähe von|in der nähe|nahe|nah an|nah bei',
    outside: 'außerhalb von|außerhalb|draußen vor',
    in: 'in|im|ins',
    on: 'auf|aufs',
    left: 'links von|links neben|links vom|auf der linken seite von|auf der linken seite|linker hand von',
    right:
      'rechts von|rechts neben|rechts vom|auf der rechten seite von|auf der rechten seite|rechter hand von',
  },
  fr: {
    front: 'devant|juste devant|en face de',
    behind: 'derrière|juste derrière|à l arrière de',
    beside: 'à côté de|à côté|juste à côté de|juste à côté',
    under: 'sous|en dessous de|en dessous|au dessous de|dessous',
    above: 'au dessus de|au dessus',
    near: 'près de|près|à proximité de|autour de',
    outside: 'à l extérieur de|à l extérieur|en dehors de|en dehors',
    in: 'dans|à l intérieur de',
    on: 'sur',
    left: 'à gauche|sur la gauche|du côté gauche|à main gauche',
    right: 'à droite|sur la droite|du côté droit|à main droite',
  },
  it: {
    front: 'davanti|davanti a|di fronte|di fronte a',
    behind: 'dietro|dietro a|sul retro di',
    beside: 'accanto|accanto a|di fianco|a fianco di|a fianco|di fianco a',
    under: 'sotto|sotto a|al di sotto di',
    above: 'al di sopra di|al di sopra',
    near: 'vicino|vicino a|nei pressi di|intorno a|intorno',
    outside: 'fuori|fuori da|all esterno di|all esterno',
    in: 'in|nel|nello|nella|nell|nei|negli|nelle|dentro|dentro a',
    on: 'su|sul|sullo|sulla|sull|sui|sugli|sulle|sopra',
    left: 'a sinistra|alla sinistra|sul lato sinistro|sulla sinistra',
    right: 'a destra|alla destra|sul lato destro|sulla destra',
  },
};
const sides = tableOf<Side>((language) =>
  SIDES.flatMap((side) => {
    const words = WORDS[language][side];
    return words === undefined ? [] : [[words, side] as const];
  }),
);
/** A place of a site is in or on itself by its own little word: im Lager, on the scaffold. */
const OF_THINGS_ONLY: ReadonlySet<Side> = new Set(['in', 'on']);
/** "Ich stehe auf dem Schlauch", "wir stehen auf dem Schlauch": I do not get it. */
const STANDS_ON_THE_HOSE = /steh\p{L}* (?:\p{L}+ )?auf/u;
/** Before lunch is when, not where. */
const THINGS = new Set(THING_KINDS['thing']?.filter((kind) => kind !== 'meal'));

type Base = Sighting<PlaceValue | ThingValue>;

/** A place told by another one or by a thing: in front of the gate, 足場の下, cạnh cầu thang, 箱の中. */
export function readRelated(at: number, context: SlotContext): Sighting<PlaceValue>[] {
  const { stream, language } = context;
  const { texts } = stream;
  if (isUnspaced(language)) {
    const start = language === 'zh' && /^[在到]$/u.test(texts[at] ?? '') ? at + 1 : at;
    return basesAt(start, context).flatMap(({ end, value }): Sighting<PlaceValue>[] => {
      const part = readFaceBehind({ end, value }, context);
      if (part !== undefined) return [part];
      const side = sides(language).longestAt(texts, end);
      return side === undefined ? [] : related({ end: side.end, value }, side.value);
    });
  }
  const started = prepositions(language).longestAt(texts, at, (_, which) => which === 'at');
  // Vietnamese "ở trước cổng", "ra sau xe"; elsewhere the side is the little word itself.
  const starts = language === 'vi' && started !== undefined ? [at, started.end] : [at];
  const faces = readFaces(at, context, (place) => basesAt(place, context));
  const lying = starts.flatMap((start) => {
    const side = sides(language).longestAt(texts, start);
    if (side === undefined || (language === 'de' && STANDS_ON_THE_HOSE.test(texts.join(' ')))) return [];
    if (!isOfSomething(side.value, texts, side.end, language)) return [];
    return basesAt(endOfLink(texts, side.end, language), context).flatMap((base) =>
      related(base, side.value),
    );
  });
  return [...faces, ...lying];
}

/** "Turn left at the gate" turns, and lies nowhere: behind left and right French, Italian and German say of what. */
const OF: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?:de|du|des|d)$/u,
  it: /^(?:di|d|del|dello|della|dell|dei|degli|delle)$/u,
  de: /^(?:von|vom|neben|des|der)$/u,
  en: /^of$/u,
};

function isOfSomething(side: Side, texts: readonly string[], end: number, language: Language): boolean {
  const of = side === 'left' || side === 'right' ? OF[language] : undefined;
  return of === undefined || of.test(texts[end] ?? '') || of.test(texts[end - 1] ?? '');
}

function related({ end, value }: Base, side: Side): Sighting<PlaceValue>[] {
  if (OF_THINGS_ONLY.has(side) && value.kind === 'place') return [];
  return [{ end, value: { kind: 'place', relation: { side, of: value } } }];
}

/** "Davanti al", "accanto alla", "außerhalb vom": the article of these is read as part of the little word. */
function endOfLink(texts: readonly string[], at: number, language: Language): number {
  if (language === 'it' || language === 'de') {
    const linked = prepositions(language).longestAt(texts, at);
    if (linked !== undefined) return linked.end;
  }
  if (language === 'fr' && /^(?:du|des)$/u.test(texts[at] ?? '')) return at + 1;
  const article = language === 'vi' ? undefined : determiners(language).longestAt(texts, at);
  return article?.value === 'the' ? article.end : at;
}

/** What is named there: a place before a thing of the same name. Nothing that is pointed at as here or there. */
function basesAt(at: number, { stream, language, kindOf }: SlotContext): Base[] {
  const places = readPlaces(stream, at, language, 'name', kindOf).filter(
    ({ value: { pointer } }) => pointer !== 'here' && pointer !== 'there',
  );
  const things = readThings(stream, at, language, THINGS, kindOf).filter(
    ({ end }) => !places.some((place) => place.end === end),
  );
  return [...places, ...things];
}
