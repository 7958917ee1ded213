import type { Language } from '@genbatalk/contract';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { tableOf } from './tables.js';
import type { Bound, Sighting } from './value.js';

type Words = Readonly<Record<Language, string>>;
const BEFORE: Readonly<Record<Bound, Words>> = {
  least: {
    ja: '最低|最低でも|少なくとも|最小',
    en: 'at least|a minimum of|minimum|no less than|not less than|no fewer than|at the very least',
    vi: 'ít nhất|tối thiểu|không dưới|ít nhất là|tối thiểu là',
    zh: '至少|最少|不少于|不低于|起码|最低',
    de: 'mindestens|wenigstens|nicht weniger als|minimal',
    fr: "au moins|au minimum|minimum|pas moins d'|pas moins de",
    it: 'almeno|minimo|non meno di|come minimo',
  },
  most: {
    ja: '最大|最大で|最高|最大でも|多くても',
    en: 'at most|a maximum of|maximum|max|no more than|not more than|at the most',
    vi: 'tối đa|nhiều nhất|không quá|không hơn|tối đa là',
    zh: '最多|至多|不超过|不多于|不大于|最大|不能超过|不得超过',
    de: 'höchstens|maximal|nicht mehr als|max|max .',
    fr: 'au plus|au maximum|maximum|pas plus de|maxi',
    it: 'al massimo|massimo|non più di|max|al più',
  },
  more: {
    ja: '',
    en: 'more than|greater than',
    vi: 'hơn|nhiều hơn|lớn hơn',
    zh: '超过|多于|大于',
    de: 'mehr als',
    fr: 'plus de',
    it: 'più di|oltre',
  },
  less: {
    ja: '',
    en: 'less than|fewer than|smaller than',
    vi: 'ít hơn|chưa đến|nhỏ hơn|chưa tới',
    zh: '少于|不到|小于|低于',
    de: 'weniger als',
    fr: 'moins de',
    it: 'meno di',
  },
};
const BEHIND: Readonly<Record<Bound, Words>> = {
  least: {
    ja: '以上',
    en: 'or more|minimum|at least|at a minimum',
    vi: 'trở lên|là ít nhất',
    zh: '以上|及以上|或以上',
    de: 'oder mehr|mindestens|minimum',
    fr: 'au moins|minimum|au minimum|ou plus|mini',
    it: 'o più|minimo|come minimo|almeno',
  },
  most: {
    ja: '以下',
    en: 'or less|or fewer|maximum|max|at most|at the most|tops',
    vi: 'trở xuống|đổ lại|là tối đa',
    zh: '以下|及以下|或以下',
    de: 'oder weniger|höchstens|maximal|maximum',
    fr: 'maximum|au maximum|au plus|max|ou moins|maxi',
    it: 'al massimo|massimo|o meno|max',
  },
  more: { ja: '超|を超える', en: '', vi: '', zh: '', de: '', fr: '', it: '' },
  less: { ja: '未満', en: '', vi: '', zh: '', de: '', fr: '', it: '' },
};
const tableFor = (words: Readonly<Record<Bound, Words>>) =>
  tableOf<Bound>((language) =>
    Object.entries(words).flatMap(([bound, row]) =>
      row[language] === '' ? [] : [[row[language], bound as Bound] as const],
    ),
  );
const before = tableFor(BEFORE);
const behind = tableFor(BEHIND);

const NOT = new Set([
  ...'{do-not} {not} {not-yet} {was-not} not no nicht nie ne n pas non ない 不 没 别'.split(' '),
  ...['không', 'chưa', 'đừng', 'cấm'].map(spellVietnamese),
]);

/**
 * "At least 5 m", 3人以上, "höchstens 200 kg": the readings of a quantity with its bound besides those without. In a
 * sentence that denies anything else nobody knows what of the two is denied, so there is none.
 */
export function readBound<Value>(
  tokens: readonly string[],
  at: number,
  language: Language,
  read: (at: number) => readonly Sighting<Value>[],
): Sighting<Value & { readonly bound: Bound }>[] {
  const lead = before(language).longestAt(tokens, at);
  const bounded = (sighting: Sighting<Value>, bound: Bound, end: number) =>
    isDenied(tokens, at, end) ? [] : [{ end, value: { ...sighting.value, bound } }];
  if (lead !== undefined) return read(lead.end).flatMap((each) => bounded(each, lead.value, each.end));
  const found = read(at);
  if (found.length === 0) return [];
  return found.flatMap((each) => {
    const tail = behind(language).longestAt(tokens, each.end);
    return tail === undefined ? [] : bounded(each, tail.value, tail.end);
  });
}

function isDenied(tokens: readonly string[], start: number, end: number): boolean {
  return tokens.some(
    (token, place) => (place < start || place >= end) && (NOT.has(token) || /^kein/u.test(token)),
  );
}

const SAID: Readonly<Record<Language, Readonly<Record<Bound, string>>>> = {
  ja: { least: '{}以上', most: '{}以下', more: '{}超', less: '{}未満' },
  en: { least: 'at least {}', most: 'at most {}', more: 'more than {}', less: 'less than {}' },
  vi: { least: 'ít nhất {}', most: 'tối đa {}', more: 'hơn {}', less: 'chưa đến {}' },
  zh: { least: '至少{}', most: '最多{}', more: '超过{}', less: '不到{}' },
  de: { least: 'mindestens {}', most: 'höchstens {}', more: 'mehr als {}', less: 'weniger als {}' },
  fr: { least: 'au moins {}', most: 'au plus {}', more: 'plus de {}', less: 'moins de {}' },
  it: { least: 'almeno {}', most: 'al massimo {}', more: 'più di {}', less: 'meno di {}' },
};

/** The words for a quantity that is an upper or a lower bound. */
export function sayBound(words: string, bound: Bound, language: Language): string {
  return SAID[language][bound].replace('{}', words);
}
