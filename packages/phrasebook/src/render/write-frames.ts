import type { SlotValue } from '../slots/value.js';
import type { Grammar } from '../templates/render-template.js';

const JAPANESE_BEHIND: Readonly<Record<string, string>> = { from: 'から', until: 'まで', by: 'までに' };
const CHINESE_AROUND: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  from: ['从', '起'],
  until: ['到', '为止'],
  by: ['', '之前'],
};

/** "Tomorrow at 7 o'clock: …": when and where before the sentence; undefined where the language lacks a form. */
export function writeFramed(
  frames: readonly { readonly value: SlotValue; readonly form: string }[],
  text: string,
  { render, language }: Grammar,
): string | undefined {
  const words: string[] = [];
  for (const { value, form } of frames) {
    const written = render(value, form);
    if (written === undefined) return undefined;
    const [before, behind] = CHINESE_AROUND[form] ?? ['', ''];
    if (language === 'ja') words.push(`${written}${JAPANESE_BEHIND[form] ?? ''}`);
    else words.push(language === 'zh' ? `${before}${written}${behind}` : written);
  }
  if (language === 'ja') return `${words.join('')}、${text}`;
  if (language === 'zh') return `${words.join('')}，${text}`;
  const frame = words.join(' ');
  const gap = language === 'fr' ? ' : ' : ': ';
  return `${frame.charAt(0).toLocaleUpperCase(language)}${frame.slice(1)}${gap}${text}`;
}
