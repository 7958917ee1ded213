import type { Language } from '@genbatalk/contract';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { tableOf } from './tables.js';
import type { Dimension, Sighting } from './value.js';

type Words = Readonly<Record<Dimension, string>>;
const NONE: Words = { width: '', height: '', depth: '', thickness: '', diameter: '' };

/** Before the measure: 深さ2mの, 宽20厘米的, sâu 2 mét, large de 20 cm, profondo 2 metri. */
const BEFORE: Readonly<Record<Language, Words>> = {
  ja: { width: '幅|横幅', height: '高さ', depth: '深さ', thickness: '厚さ|厚み', diameter: '直径|径' },
  zh: { width: '宽|宽度', height: '高|高度', depth: '深|深度', thickness: '厚|厚度', diameter: '直径' },
  vi: { width: 'rộng', height: 'cao', depth: 'sâu', thickness: 'dày', diameter: 'đường kính' },
  fr: {
    width: 'large de|larges de|d une largeur de',
    height: 'haut de|haute de|hauts de|hautes de|d une hauteur de',
    depth: 'profond de|profonde de|profonds de|d une profondeur de',
    thickness: 'épais de|épaisse de|d une épaisseur de',
    diameter: 'd un diamètre de',
  },
  it: {
    width: 'largo|larga|larghi|larghe|largo di',
    height: 'alto|alta|alti|alte',
    depth: 'profondo|profonda|profondi|profonde',
    thickness: 'spesso|spessa|spessi|spesse',
    diameter: 'con diametro di|del diametro di|di diametro',
  },
  en: NONE,
  de: NONE,
};
/** Behind it: 20 cm wide, 20 cm breites, 20 cm Breite, 20 cm de large, 20 cm di larghezza, 两米深的. */
const BEHIND: Readonly<Record<Language, Words>> = {
  ja: NONE,
  vi: NONE,
  zh: { width: '宽', height: '高', depth: '深', thickness: '厚', diameter: '直径' },
  en: {
    width: 'wide|in width|of width',
    height: 'high|tall|in height',
    depth: 'deep|in depth',
    thickness: 'thick|in thickness',
    diameter: 'in diameter|diameter|of diameter',
  },
  de: {
    width: declined('breit', 'Breite'),
    height: declined('hoh', 'Höhe'),
    depth: declined('tief', 'Tiefe'),
    thickness: declined('dick', 'Dicke|Stärke'),
    diameter: 'Durchmesser',
  },
  fr: {
    width: 'de large|de largeur',
    height: 'de haut|de hauteur',
    depth: 'de profondeur|de fond',
    thickness: 'd épaisseur',
    diameter: 'de diamètre',
  },
  it: {
    width: 'di larghezza',
    height: 'di altezza|d altezza',
    depth: 'di profondità',
    thickness: 'di spessore',
    diameter: 'di diametro',
  },
};

function declined(stem: string, noun: string): string {
  return [...['e', 'es', 'er', 'en', 'em'].map((ending) => `${stem}${ending}`), noun].join('|');
}

const tableFor = (words: Readonly<Record<Language, Words>>) =>
  tableOf<Dimension>((language) =>
    Object.entries(words[language]).flatMap(([dimension, row]) =>
      row === '' ? [] : [[row, dimension as Dimension] as const],
    ),
  );
const before = tableFor(BEFORE);
const behind = tableFor(BEHIND);

/** Hung or put up "cao 2 mét" a thing is that far above the floor, and not that high. */
const HANGS_HIGH = new Set(['treo', 'đặt', 'lắp', 'gắn', 'đứng', 'kê', 'giữ', 'làm'].map(spellVietnamese));

/** Which of its measures the number that follows is. */
export function dimensionBefore(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Dimension> | undefined {
  const found = before(language).longestAt(texts, at);
  if (found === undefined) return undefined;
  const isOpen = language === 'vi' && found.value === 'height' && texts.some((text) => HANGS_HIGH.has(text));
  return isOpen ? undefined : found;
}

/** Which of its measures the number was that ends here. */
export function dimensionBehind(
  texts: readonly string[],
  at: number,
  language: Language,
): Sighting<Dimension> | undefined {
  return behind(language).longestAt(texts, at);
}

/** With the number in its place: 20 cm wide, rộng 20 cm. English has other words behind the noun: of 20 cm width. */
const WRITTEN: Readonly<Record<Language, Words>> = {
  ja: { width: '幅{}', height: '高さ{}', depth: '深さ{}', thickness: '厚さ{}', diameter: '直径{}' },
  zh: { width: '宽{}', height: '高{}', depth: '深{}', thickness: '厚{}', diameter: '直径{}' },
  vi: {
    width: 'rộng {}',
    height: 'cao {}',
    depth: 'sâu {}',
    thickness: 'dày {}',
    diameter: 'đường kính {}',
  },
  en: {
    width: '{} wide',
    height: '{} high',
    depth: '{} deep',
    thickness: '{} thick',
    diameter: '{} diameter',
  },
  de: {
    width: '{} Breite',
    height: '{} Höhe',
    depth: '{} Tiefe',
    thickness: '{} Dicke',
    diameter: '{} Durchmesser',
  },
  fr: {
    width: '{} de large',
    height: '{} de haut',
    depth: '{} de profondeur',
    thickness: "{} d'épaisseur",
    diameter: '{} de diamètre',
  },
  it: {
    width: '{} di larghezza',
    height: '{} di altezza',
    depth: '{} di profondità',
    thickness: '{} di spessore',
    diameter: '{} di diametro',
  },
};
const ENGLISH_NOUNS: Words = {
  width: 'width',
  height: 'height',
  depth: 'depth',
  thickness: 'thickness',
  diameter: 'diameter',
};

/** A measure with what it is the measure of. */
export function sayDimension(
  words: string,
  dimension: Dimension,
  language: Language,
  isBehind = false,
): string {
  if (language === 'en' && isBehind) return `${words} ${ENGLISH_NOUNS[dimension]}`;
  return WRITTEN[language][dimension].replace('{}', words);
}
