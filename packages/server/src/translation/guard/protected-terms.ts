import type { Language } from '@genbatalk/contract';
import {
  cut,
  hiraganaOf,
  mergeTerms,
  type Phrasebook,
  spell,
  type TermKind,
  termOf,
} from '@genbatalk/phrasebook';
import { containsWord } from '../glossary/word-search.js';
import type { TranslationRequest } from '../translator.port.js';

/** Things whose name must survive; a role or a colour has too many names of its own. */
const PROTECTED: ReadonlySet<TermKind> = new Set(['machine', 'equipment', 'gear', 'tool', 'hazard']);
/** Kinds of words that make up the names of such things. */
const NAMING: ReadonlySet<TermKind> = new Set([
  'machine',
  'equipment',
  'gear',
  'tool',
  'material',
  'part',
  'button',
]);
/** English words that are verbs as often as things: without an article before it, "lift the beam" names no lift. */
const ENGLISH_VERB =
  /(?<!\b(?:the|a|an|this|that|these|those|my|your|our|some|any|of|with|no|\d) )\b(?:lift|saw|level|mark|drill|hammer|light|plane|fan|screw|nail|bolt|plug|switch|pump|block|board|clamp|hook|crane|load|weld|grind|paint|break|plaster|tape|rope|brush|pin|wedge|brace|store|order|shovel|vacuum|mask|glove|ladder|cut|fall|trip|slip|fire)\b/giu;

/** Whether every term of the company's glossary that was said stands in the translation in its form. */
export function losesGlossaryTerm(
  { terms = [], targetLanguage }: TranslationRequest,
  translated: string,
): boolean {
  return terms.some(({ target }) => !containsWord(translated, target, targetLanguage));
}

/**
 * Whether a machine, a tool or a danger of the phrasebook that was said has no name in the translation. A word of the
 * site of another kind may be part of a name that the phrasebook does not know (xe bê tông, concrete truck).
 */
export function losesSiteTerm(
  phrasebook: Phrasebook,
  { text, sourceLanguage, targetLanguage }: TranslationRequest,
  translated: string,
): boolean {
  const spoken = sourceLanguage === 'en' ? text.replace(ENGLISH_VERB, ' ') : text;
  const said = termsIn(phrasebook, spoken, sourceLanguage);
  const lost = new Map(said);
  const added = termsIn(phrasebook, translated, targetLanguage);
  for (const term of said.keys()) if (added.delete(term)) lost.delete(term);
  const kindsAdded = new Set([...added.values()].filter((kind) => NAMING.has(kind)));
  return [...lost.values()].some(
    (kind) => PROTECTED.has(kind) && (kindsAdded.size === 0 || kindsAdded.has(kind)),
  );
}

/** The terms of the phrasebook in a text, each with its kind. */
function termsIn(phrasebook: Phrasebook, text: string, language: Language): Map<number, TermKind> {
  const inside = phrasebook.inside(language);
  const found = new Map<number, TermKind>();
  if (inside === undefined) return found;
  const raw = cut(spell(text.replace(/[\p{P}\p{S}]+/gu, ' '), language), language);
  const tokens = language === 'ja' ? raw.map(hiraganaOf) : raw;
  const readings = language === 'de' ? [tokens, tokens.map(withoutCaseEnding)] : [tokens];
  for (const reading of readings) {
    for (const { text: token } of mergeTerms(reading, raw, inside.knowledge.book)) {
      const term = termOf(token);
      const kind = term === undefined ? undefined : inside.kindOf(term);
      if (term !== undefined && kind !== undefined) found.set(term, kind);
    }
  }
  return found;
}

/** des Krans, den Leitern: the phrasebook has the nominative. */
function withoutCaseEnding(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s|n)$/u, '') : word;
}
