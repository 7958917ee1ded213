import type { Language } from '@genbatalk/contract';
import { analyse } from '../analyse/analyse.js';
import type { TermBook } from '../analyse/term-book.js';
import { slotOf, slotToken } from '../analyse/token.js';
import type { SourceTemplate, TemplateData } from '../format.js';
import { splitSentences } from '../normalise/sentences.js';
import { expand } from './pattern.js';
import { TO } from './template-trie.js';

/** The patterns under which a template is found in one language, analysed as what is spoken will be. */
export function compileTemplate(template: SourceTemplate, language: Language, book: TermBook): TemplateData {
  const slots: string[] = [];
  const patterns = new Set<string>();
  for (const wording of [template.text[language], ...(template.ways[language] ?? [])]) {
    for (const variant of expand(wording)) {
      const pattern = compileWording(variant, language, book, slots);
      if (pattern !== undefined) patterns.add(pattern);
    }
  }
  return { text: template.text[language], slots, patterns: [...patterns] };
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
