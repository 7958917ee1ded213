import type { Language } from '@genbatalk/contract';
import { foldClause, isShort } from './wording.js';

/** "Slowly" and "carefully", said before or behind what is to be done. Matched in a cleaned clause. */
const MANNER: Readonly<Record<Language, readonly string[]>> = {
  ja: ['ゆっくりと', 'ゆっくり'],
  en: ['slowly', 'carefully'],
  vi: ['từ từ', 'thật chậm', 'chầm chậm', 'cẩn thận'],
  zh: ['慢慢地', '慢慢的', '慢慢', '小心地'],
  de: ['langsam', 'vorsichtig'],
  fr: ['doucement', 'lentement'],
  it: ['piano', 'lentamente', 'piano piano'],
};

/** "Back up slowly" as "back up" and "slowly", which are each a sentence; undefined where nothing of the kind was said. */
export function splitManner(clause: string, language: Language): readonly [string, string] | undefined {
  const text = clause.normalize('NFC').trim();
  const lower = text.toLowerCase();
  const joint = language === 'ja' || language === 'zh' ? '' : ' ';
  for (const manner of MANNER[language]) {
    if (lower.length !== text.length || lower.length < manner.length + 2) continue;
    const isBefore = lower.startsWith(`${manner}${joint}`);
    if (!isBefore && (joint === '' || !lower.endsWith(`${joint}${manner}`))) continue;
    const rest = isBefore ? text.slice(manner.length + joint.length) : text.slice(0, -manner.length - 1);
    // Cẩn thận vào urges to be careful; it asks nobody in.
    if (isShort(foldClause(rest, language), language)) continue;
    return isBefore ? [manner, rest] : [rest, manner];
  }
  return undefined;
}
