import type { Language } from '@genbatalk/contract';
import { type Agreement, inflect, isMany } from '../render/agreement.js';
import type { Renderer } from '../render/grammar.js';
import type { ActionValue, FilledValue } from '../slots/value.js';
import { piecesOf, type TextPiece } from './pattern.js';

/** What renders a language, and what it must know of its terms. */
export interface Grammar extends Agreement {
  readonly render: Renderer;
  /** An action in a form, with its slots; undefined where the language does not say it so. */
  readonly actionText: (action: number, form: string) => string | undefined;
}

/** A template's text with its slots filled; undefined where the language lacks a form that it needs. */
export function renderTemplate(
  text: string,
  values: ReadonlyMap<string, FilledValue>,
  grammar: Grammar,
): string | undefined {
  const written = fill(text, values, grammar);
  return written === undefined ? undefined : polish(written, grammar.language);
}

function fill(text: string, values: ReadonlyMap<string, FilledValue>, grammar: Grammar): string | undefined {
  let written = '';
  for (const piece of piecesOf(text)) {
    if (piece.kind === 'words') {
      written += piece.words;
      continue;
    }
    const value = values.get(piece.name);
    if (value === undefined) return undefined;
    const words = wordsOf(piece, value, grammar);
    if (words === undefined) return undefined;
    written += begins(written, piece) ? capital(words, grammar.language) : words;
  }
  return written;
}

/** Behind the end of a sentence of the template another begins with the slot: "Wet it. The dust spreads." */
function begins(written: string, { kind }: TextPiece): boolean {
  return kind === 'slot' && /[.!?…] $/u.test(written);
}

function capital(words: string, language: Language): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

function writeAction({ action, values }: ActionValue, form: string, grammar: Grammar): string | undefined {
  const text = grammar.actionText(action, form);
  return text === undefined ? undefined : fill(text, new Map(values), grammar);
}

function wordsOf(
  piece: Exclude<TextPiece, { kind: 'words' }>,
  value: FilledValue,
  grammar: Grammar,
): string | undefined {
  if (value.kind === 'action')
    return piece.kind === 'slot' ? writeAction(value, piece.form, grammar) : undefined;
  if (piece.kind === 'slot') return grammar.render(value, piece.form);
  if (piece.kind === 'inflect') return inflect(piece.forms, value, grammar);
  return isMany(value, grammar) ? piece.many : piece.one;
}

/** The first letter of a sentence that began with a slot; one full stop where "a.m." ended it; no elided space. */
function polish(text: string, language: Language): string {
  if (language === 'ja' || language === 'zh') return text;
  const clean = text
    .replace(/\s+/gu, ' ')
    .replace(/' /gu, "'")
    .replace(/\bde (?=environ|au (?:moins|plus))/gu, "d'")
    .replace(/\.\.$/u, '.')
    .trim();
  const joined = (CONTRACTIONS[language] ?? []).reduce(
    (all, [pattern, by]) => all.replace(pattern, by),
    clean,
  );
  return capital(joined, language);
}

/** A preposition of the text before the article of a date: bis zum 3. Mai, jusqu'au 3 mai, fino all'8. */
const CONTRACTIONS: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  de: [
    [/\b([Bb])is (?:der|am) (?=\d)/gu, '$1is zum '],
    [/\b([Vv])on (?:der|am) (?=\d)/gu, '$1om '],
  ],
  fr: [
    [/\bà le (?=\d)/gu, 'au '],
    [/\bde le (?=\d)/gu, 'du '],
  ],
  it: [
    [/\ba il (?=\d)/gu, 'al '],
    [/\bda il (?=\d)/gu, 'dal '],
    [/\bdi il (?=\d)/gu, 'del '],
    [/\ba l'(?=\d)/gu, "all'"],
    [/\bda l'(?=\d)/gu, "dall'"],
  ],
};
