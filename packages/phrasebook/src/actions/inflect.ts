import type { Language } from '@genbatalk/contract';
import type { SourceAction } from './format-actions.js';
import { inflectEnglish } from './inflect-english.js';
import { inflectFrench } from './inflect-french.js';
import { inflectGerman } from './inflect-german.js';
import { inflectItalian } from './inflect-italian.js';
import { inflectJapanese } from './inflect-japanese.js';

/**
 * A phrase in the form that a template asks for: "participle", or "inf/nicht" with words put where the language denies.
 * undefined where the language has no such form.
 */
export function inflect(
  phrase: string,
  form: string,
  language: Language,
  { isMotion = false }: Pick<SourceAction, 'isMotion'>,
): string | undefined {
  const [name = '', inserted = ''] = form.split('/');
  return formsOf(phrase, language, isMotion, inserted)[name];
}

function formsOf(
  phrase: string,
  language: Language,
  isMotion: boolean,
  inserted: string,
): Record<string, string> {
  switch (language) {
    case 'ja':
      return inflectJapanese(phrase);
    case 'en':
      return inflectEnglish(phrase);
    case 'de':
      return inflectGerman(phrase, isMotion, inserted);
    case 'fr':
      return inflectFrench(phrase, isMotion, inserted);
    case 'it':
      return inflectItalian(phrase, isMotion, inserted);
    case 'vi':
      return { '': phrase, done: beforeObject(phrase, ' xong ') };
    case 'zh':
      return { '': phrase, le: beforeObject(phrase, '了'), done: beforeObject(phrase, '完') };
  }
}

/** 清洗了{what}, "lau xong {what}": what stands between a verb and its object; behind a verb that has none. */
function beforeObject(phrase: string, words: string): string {
  const at = phrase.indexOf('{');
  const isVerbFirst = at > 0 && phrase.trimEnd().endsWith('}');
  return isVerbFirst
    ? `${phrase.slice(0, at).trimEnd()}${words}${phrase.slice(at)}`
    : `${phrase}${words.trimEnd()}`;
}
