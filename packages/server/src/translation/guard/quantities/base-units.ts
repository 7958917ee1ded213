/** Units in which amounts are compared: 50 cm and 0.5 m are the same, 50 mm are not. */
const BASE: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  mm: ['metre', 0.001],
  cm: ['metre', 0.01],
  m: ['metre', 1],
  km: ['metre', 1000],
  g: ['kilogram', 0.001],
  kg: ['kilogram', 1],
  t: ['kilogram', 1000],
  l: ['litre', 1],
  m3: ['litre', 1000],
  m2: ['square-metre', 1],
  // 30度 is an angle or a temperature; so is 30 degrees.
  degree: ['degree', 1],
  celsius: ['degree', 1],
  percent: ['percent', 1],
  volt: ['volt', 1],
  ampere: ['ampere', 1],
  yen: ['yen', 1],
  euro: ['euro', 1],
  second: ['second', 1],
  minute: ['second', 60],
  hour: ['second', 3600],
  day: ['second', 86_400],
  week: ['second', 604_800],
  month: ['month', 1],
  // 2回, twice, 2 lần: what is counted has many words, the number is what matters.
  times: ['count', 1],
};
const DIGITS = 6;

/** A key that is equal for equal quantities, whatever their units. */
export function quantityKey(parts: readonly { readonly value: string; readonly unit: string }[]): string {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && !Number.isFinite(Number(only.value))) return spanKey(only);
  const bases = parts.map(({ value, unit }) => {
    const [base, factor] = BASE[unit] ?? [unit, 1];
    return { base, value: Number(value) * factor };
  });
  const sum = bases.reduce((total, { value }) => total + value, 0);
  return `${bases[0]?.base ?? 'count'}:${Number(sum.toPrecision(DIGITS))}`;
}

/** A range has both its ends in its key, ±3 its number. */
function spanKey({ value, unit }: { readonly value: string; readonly unit: string }): string {
  const [base, factor] = BASE[unit] ?? [unit, 1];
  const ends = value
    .split('–')
    .map((end) => Number((Number(end.replace(/^[±+]/u, '')) * factor).toPrecision(DIGITS)));
  return `${base}:${ends.join('–')}`;
}
