import type { Language } from '@genbatalk/contract';

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
    if (lower.startsWith(`${manner}${joint}`)) return [manner, text.slice(manner.length + joint.length)];
    if (joint !== '' && lower.endsWith(`${joint}${manner}`))
      return [text.slice(0, -manner.length - 1), manner];
  }
  return undefined;
}
