import type { Language } from '@genbatalk/contract';
import { analyse } from '../analyse/analyse.js';
import type { TermBook } from '../analyse/term-book.js';
import { slotOf, slotToken } from '../analyse/token.js';
import type { SourceTemplate, TemplateData } from '../format.js';
import { holdsQuestionWord } from '../normalise/mood.js';
import { splitSentences } from '../normalise/sentences.js';
import { expand, piecesOf } from './pattern.js';
import { TO } from './template-trie.js';

/** The patterns under which a template is found in one language, analysed as what is spoken will be. */
export function compileTemplate(template: SourceTemplate, language: Language, book: TermBook): TemplateData {
  const slots: string[] = [];
  const patterns = new Set<string>();
  const text = template.text[language];
  const asks = /[?？]$/u.test(text);
  const isMereValue = piecesOf(text).every((piece) => piece.kind !== 'words' || !/\p{L}/u.test(piece.words));
  // "Sie tragen {what:no-acc}" says its kein inside the slot, where a pattern would not see it.
  const isDenyingInside = (language === 'en' || language === 'de') && /:no\b/u.test(text);
  for (const wording of [...(isDenyingInside ? [] : [text]), ...(template.ways[language] ?? [])]) {
    for (const variant of expand(wording)) {
      const pattern = compileWording(variant, language, book, slots);
      if (pattern === undefined || !(isMereValue || hasWords(pattern))) continue;
      patterns.add(pattern);
      if (asks && holdsQuestionWord(variant, language)) patterns.add(withOrWithoutMark(pattern));
    }
  }
  return { text, slots, patterns: [...patterns] };
}

/** "Xe đến mấy giờ" asks by its words: recognisers leave the mark out, and authors do. */
function withOrWithoutMark(pattern: string): string {
  return pattern.endsWith(' ?') ? pattern.slice(0, -2) : `${pattern} ?`;
}

/** A slot alone is any thing, not this template's: what asked for it was left out as courtesy. */
function hasWords(pattern: string): boolean {
  return pattern.split(' ').some((token) => token !== '?' && slotOf(token) === undefined);
}

function compileWording(
  wording: string,
  language: Language,
  book: TermBook,
  slots: string[],
): string | undefined {
  const spaced = language !== 'ja' && language !== 'zh';
  const text = wording.replace(/\{([^}]*)\}/gu, (_, slot: string) => {
    const reference = slot.includes(':') ? slot : `${slot}:`;
    let position = slots.indexOf(reference);
    if (position < 0) position = slots.push(reference) - 1;
    const token = slotToken(position);
    return spaced ? ` ${token} ` : token;
  });
  const analysis = analyse(splitSentences(text, language), language, book);
  if (analysis === undefined) return undefined;
  const tokens = analysis.tokens.flatMap(({ text: token, isLight }) => (isLight === true ? [] : [token]));
  const spoken =
    language === 'ja'
      ? tokens.filter((token, at) => token !== TO || slotOf(tokens[at - 1]) === undefined)
      : tokens;
  return [...spoken, ...(analysis.asks ? ['?'] : [])].join(' ');
}
