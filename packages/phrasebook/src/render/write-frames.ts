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

/** "Tomorrow at 7 o'clock: …": when and where before the sentence; undefined where the language lacks a form. */
export function writeFramed(
  frames: readonly { readonly value: SlotValue; readonly form: string }[],
  text: string,
  { render, language }: Grammar,
): string | undefined {
  const words: string[] = [];
  for (const { value, form } of frames) {
    const written = render(value, form === 'in' ? 'dat' : form);
    if (written === undefined) return undefined;
    const [before, behind] = CHINESE_AROUND[form] ?? ['', ''];
    if (language === 'ja') words.push(`${written}${JAPANESE_BEHIND[form] ?? ''}`.replace('日間後', '日後'));
    else if (language === 'zh') words.push(`${before}${written}${behind}`);
    else if (form !== 'in') words.push(written);
    else words.push(language === 'vi' ? `${written} nữa` : `${PASSING[language]} ${written}`);
  }
  if (language === 'ja') return `${words.join('')}、${text}`;
  if (language === 'zh') return `${words.join('')}，${text}`;
  const frame = words.join(' ');
  const gap = language === 'fr' ? ' : ' : ': ';
  return `${frame.charAt(0).toLocaleUpperCase(language)}${frame.slice(1)}${gap}${text}`;
}
