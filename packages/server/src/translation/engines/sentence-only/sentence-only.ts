import { findChatter } from './chatter.js';
import { isInOtherLatinLanguage } from './latin-language.js';
import { isEcho, isOutOfProportion } from './proportion.js';
import { isInScriptOf } from './scripts.js';
import type { Spoken } from './spoken.js';

/** What is wrong with an answer. Only this, never the answer, may be logged. */
export type OutputFault =
  | 'empty'
  | 'refusal'
  | 'chatter'
  | 'markup'
  | 'several'
  | 'length'
  | 'echo'
  | 'language'
  | 'answer';

export type SentenceOnly = { readonly text: string } | { readonly fault: OutputFault };

/**
 * Longer answers are not looked into: over a megabyte some of the patterns below take an hour, and the whole server
 * with them. Thoughts may be long; a translation of 1000 characters is not.
 */
const MOST_ANSWER_CHARS = 50_000;
const MOST_SENTENCE_CHARS = 5_000;
/** A model's thoughts; the closing mark alone where the template had opened them. */
const THOUGHTS = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>|^[\s\S]*?<\/(think|thinking|reasoning)>/gi;
const QUOTES: readonly [open: string, close: string][] = [
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
];
/** HTML, template marks such as <|im_end|>, entities, addresses, placeholders: nothing that people say. */
const MARKUP = /<[/!|a-z\p{Script=Han}]|&(#\w+|[a-z]+\d*);|https?:\/\/|\bwww\.|\]\(|\{\{/iu;
/** What programs write for nothing. */
const NOTHING = /^\W*(null|undefined|nan|n\/a|\[?object object\]?)\W*$/i;
/** A model that does not find its end; people repeat themselves too, so it counts only where the speaker did not. */
const LOOP = /(?=.{0,20}\p{L})(.{4,200}?)(?:\s*\1){3,}/u;
const REPETITION = /(.{2,60}?)(?:[\s\p{P}]*\1){2,}/u;
const MARKDOWN = /\*\*|__|`|^\s*(#{1,6}\s|[-*•]\s|\|)|^\s*\d+[.)]\s/m;
/** Control and direction marks, which could show a sentence as another one. */
const HIDDEN = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const ASIDE = /[(（[【]([^)）\]】]*)[)）\]】]\s*[.。!！?？]?$/u;
/** Endings that ask without a question mark. */
const ASKS =
  /[?？]|[かの]。?$|ください|下さい|[吗呢么]。?$|请|(không|chưa|à|hả|nhỉ|nào|gì|đâu|sao|mấy|ai|bao nhiêu|phải)\W*$|\b(cho (tôi|xin|em|anh)|please|bitte|plaît|prego|per favore)\b/iu;

/**
 * Takes the sentence out of an engine's answer, or says why there is none: nobody hears a refusal, a remark, the source
 * again or another language as a translation (R13). Thoughts and enclosing quotes are taken off; all else that is not
 * the sentence makes the answer unusable. What the sentence means is the meaning guard's business.
 */
export function readSentenceOnly(answer: string, spoken: Spoken): SentenceOnly {
  const { text: source } = spoken;
  if (answer.length > MOST_ANSWER_CHARS) return { fault: 'length' };
  const bare = answer.replace(THOUGHTS, '').replace(/\r\n?/g, '\n').trim();
  const text = unquote(bare, source).replace(HIDDEN, (mark) => (mark === '\n' ? mark : ''));
  if (text.length > MOST_SENTENCE_CHARS) return { fault: 'length' };
  if (!/[\p{L}\p{N}]/u.test(text) || (NOTHING.test(text) && !NOTHING.test(source))) return { fault: 'empty' };
  const chatter = findChatter(text, source);
  if (chatter !== undefined) return { fault: chatter };
  if (MARKUP.test(text) && !MARKUP.test(source)) return { fault: 'markup' };
  if (MARKDOWN.test(text) && !MARKDOWN.test(source)) return { fault: 'markup' };
  if (linesOf(text) > linesOf(source) || isSeveral(text, source)) return { fault: 'several' };
  if (isOutOfProportion(text, source)) return { fault: 'length' };
  if (LOOP.test(text) && !REPETITION.test(source)) return { fault: 'several' };
  if (isEcho(text, spoken)) return { fault: 'echo' };
  if (!isInLanguage(text, spoken)) return { fault: 'language' };
  if (/[?？]\s*$/.test(source) && !ASKS.test(text)) return { fault: 'answer' };
  return { text: text.normalize('NFC') };
}

function isInLanguage(text: string, { text: source, targetLanguage }: Spoken): boolean {
  if (!isInScriptOf(targetLanguage, text, source)) return false;
  if (targetLanguage === 'ja' || targetLanguage === 'zh') return true;
  return !isInOtherLatinLanguage(targetLanguage, text, source);
}

/** A choice, a reading or a gloss beside the sentence: spoken aloud it would confuse. */
function isSeveral(text: string, source: string): boolean {
  if (/\s[/／|]\s/.test(text) && !/[/／|]/.test(source)) return true;
  const aside = ASIDE.exec(text)?.[1];
  if (aside === undefined || ASIDE.test(source) || aside.length === text.trim().length) return false;
  // A reading in other letters: '止まれ (tomare)', 'Stop (止まれ)'. A term's abbreviation is fine.
  const latin = (aside.match(/\p{Script=Latin}/gu) ?? []).length;
  const isLatinText = (text.match(/\p{Script=Latin}/gu) ?? []).length - latin > latin;
  return isLatinText ? /[\p{Script=Han}\p{Script=Hiragana}]/u.test(aside) : /\p{Ll}{3}/u.test(aside);
}

function unquote(text: string, source: string): string {
  for (const [open, close] of QUOTES) {
    const inner = text.slice(open.length, -close.length);
    const isQuoted = text.length > 2 && text.startsWith(open) && text.endsWith(close);
    if (isQuoted && !inner.includes(open) && !source.trim().startsWith(open)) return inner.trim();
  }
  return text;
}

function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}
