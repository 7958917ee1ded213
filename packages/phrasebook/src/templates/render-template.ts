import type { Language } from '@genbatalk/contract';
import { isPlural, type Renderer } from '../render/grammar.js';
import type { SlotValue } from '../slots/value.js';
import { piecesOf } from './pattern.js';

/** What renders a language, and what it must know of its terms. */
export interface Grammar {
  readonly language: Language;
  readonly render: Renderer;
  /** True where the language counts the term and several are usually meant. */
  readonly isUsuallyMany: (term: number) => boolean;
}

/** A template's text with its slots filled; undefined where the language lacks a form that it needs. */
export function renderTemplate(
  text: string,
  values: ReadonlyMap<string, SlotValue>,
  grammar: Grammar,
): string | undefined {
  let written = '';
  for (const piece of piecesOf(text)) {
    if (piece.kind === 'words') {
      written += piece.words;
      continue;
    }
    const value = values.get(piece.name);
    if (value === undefined) return undefined;
    const words =
      piece.kind === 'slot'
        ? grammar.render(value, piece.form)
        : isMany(value, grammar)
          ? piece.many
          : piece.one;
    if (words === undefined) return undefined;
    written += words;
  }
  return polish(written, grammar.language);
}

function isMany(value: SlotValue, { language, isUsuallyMany }: Grammar): boolean {
  if (value.kind === 'people' || (value.kind === 'thing' && value.count !== undefined)) {
    return isPlural(value.count ?? '1', language);
  }
  if (value.kind === 'number' || value.kind === 'amount') return isPlural(value.value, language);
  if (value.kind === 'duration')
    return value.parts.length > 1 || isPlural(value.parts[0]?.value ?? '1', language);
  if (value.kind !== 'thing') return false;
  if (value.pointer === 'a') return false;
  return isUsuallyMany(value.term) ? value.isMany !== false : value.isMany === true;
}

/** The first letter of a sentence that began with a slot; one full stop where "a.m." ended it; no elided space. */
function polish(text: string, language: Language): string {
  if (language === 'ja' || language === 'zh') return text;
  const clean = text
    .replace(/\s+/gu, ' ')
    .replace(/' /gu, "'")
    .replace(/\bde environ/gu, "d'environ")
    .replace(/\.\.$/u, '.')
    .trim();
  return clean.charAt(0).toLocaleUpperCase(language) + clean.slice(1);
}
