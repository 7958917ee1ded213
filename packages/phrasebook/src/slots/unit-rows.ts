import type { Language } from '@genbatalk/contract';

/** Sorts of unit; a slot asks for one of them. */
export type UnitSort =
  | 'length'
  | 'weight'
  | 'volume'
  | 'area'
  | 'angle'
  | 'temperature'
  | 'percent'
  | 'power'
  | 'output'
  | 'speed'
  | 'pressure'
  | 'torque'
  | 'force'
  | 'money'
  | 'duration'
  | 'times';

/** How a unit is written after one and after several, and what else is understood as it. */
export interface UnitWords {
  readonly one: string;
  readonly many: string;
  /** German after a preposition with the dative: in 3 Tagen. */
  readonly dative?: string;
  readonly ways?: readonly string[];
}

export type UnitRow = readonly [sort: UnitSort, words: Readonly<Record<Language, UnitWords>>];

/** "one/many|way|way": the compact form in which the table below is written. A single form serves both numbers. */
export function words(text: string): UnitWords {
  const [forms = '', ...ways] = text.split('|');
  // The slash of km/h parts no forms.
  const [one = '', many = one, dative] = /^k?m\/[hs]$/u.test(forms) ? [forms] : forms.split('/');
  return dative === undefined ? { one, many, ways } : { one, many, dative, ways };
}

/** A unit in the seven languages, in the order in which they stand here. */
export function row(
  sort: UnitSort,
  ja: string,
  en: string,
  vi: string,
  zh: string,
  de: string,
  fr: string,
  it: string,
): UnitRow {
  return [
    sort,
    {
      ja: words(ja),
      en: words(en),
      vi: words(vi),
      zh: words(zh),
      de: words(de),
      fr: words(fr),
      it: words(it),
    },
  ];
}
