import type { Language } from '@genbatalk/contract';
import type { SlotValue } from '../slots/value.js';
import type { Grammar } from '../templates/render-template.js';

const JAPANESE_BEHIND: Readonly<Record<string, string>> = {
  from: 'から',
  until: 'まで',
  by: 'までに',
  in: '後に',
};
const PASSING: Partial<Readonly<Record<Language, string>>> = { en: 'in', de: 'in', fr: 'dans', it: 'tra' };
const CHINESE_AROUND: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  from: ['从', '起'],
  until: ['到', '为止'],
  by: ['', '之前'],
  in: ['', '后'],
};

/** The little words around a length of time and around a day; those of clock times are forms of their own. */
const LASTING: Readonly<Record<Language, readonly [before: string, behind: string]>> = {
  ja: ['', '間'],
  en: ['for ', ''],
  vi: ['trong ', ''],
  zh: ['', ''],
  de: ['', ' lang'],
  fr: ['pendant ', ''],
  it: ['per ', ''],
};
const DAY_BOUNDS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: { until: 'until', from: 'from', by: 'by' },
  vi: { until: 'đến', from: 'từ', by: 'trước' },
  de: { until: 'bis', from: 'ab', by: 'spätestens bis' },
  fr: { until: "jusqu'à", from: 'à partir de', by: "d'ici" },
  it: { until: 'fino a', from: 'da', by: 'entro' },
};
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/^jusqu'à le /u, "jusqu'au "],
  [/^à partir de le /u, 'à partir du '],
  [/^d'ici le /u, "d'ici le "],
  [/^fino a il /u, 'fino al '],
  [/^fino a l'/u, "fino all'"],
  [/^da il /u, 'dal '],
  [/^da l'/u, "dall'"],
  [/(bis|ab) der /u, '$1 zum '],
  [/^ab zum /u, 'ab dem '],
];

function writeFrame(
  value: SlotValue,
  form: string,
  language: Language,
  render: Grammar['render'],
): string | undefined {
  if (form === 'for') {
    const said = render(value, '');
    const [before, behind] = LASTING[language];
    return said === undefined ? undefined : `${before}${said}${behind}`.replace('間間', '間');
  }
  const bound = value.kind === 'day' ? DAY_BOUNDS[language]?.[form] : undefined;
  if (bound !== undefined) {
    const said = render(value, 'name');
    return said === undefined
      ? undefined
      : CONTRACTED.reduce((text, [pattern, short]) => text.replace(pattern, short), `${bound} ${said}`);
  }
  const written = render(value, form === 'in' ? 'dat' : form);
  if (written === undefined || value.kind === 'moment') return written;
  if (language === 'ja') return `${written}${JAPANESE_BEHIND[form] ?? ''}`.replace('日間後', '日後');
  const [before, behind] = CHINESE_AROUND[form] ?? ['', ''];
  if (language === 'zh') return `${before}${written}${behind}`;
  if (form !== 'in') return written;
  return language === 'vi' ? `${written} nữa` : `${PASSING[language]} ${written}`;
}

/** "Tomorrow at 7 o'clock: …": when and where before the sentence; undefined where the language lacks a form. */
export function writeFramed(
  frames: readonly { readonly value: SlotValue; readonly form: string }[],
  text: string,
  { render, language }: Grammar,
): string | undefined {
  const words: string[] = [];
  for (const { value, form } of frames) {
    const written = writeFrame(value, form, language, render);
    if (written === undefined) return undefined;
    words.push(written);
  }
  if (language === 'ja') return `${words.join('')}、${text}`;
  if (language === 'zh') return `${words.join('')}，${text}`;
  const frame = words.join(' ');
  const gap = language === 'fr' ? ' : ' : ': ';
  return `${frame.charAt(0).toLocaleUpperCase(language)}${frame.slice(1)}${gap}${text}`;
}
