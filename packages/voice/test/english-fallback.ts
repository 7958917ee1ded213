import type { Language } from '@genbatalk/contract';

/**
 * Where a voice meets what it cannot read, espeak changes to another language's rules, marked `(en)` and the like,
 * or names the character: "Chinese letter", in German and Italian with their own words and without a mark.
 */
const NAMED_CHARACTER = /l_ˈ?e̞_t_ə|ç_iː_n_ˈ?eː_z_ɪ_ʃ_b_|tʃ_ɪ_n_ˈ?e_z_e|tʃ_ˈ?aɪ_n_iː_z|dʒ_ˈ?[aæ]_p_ə_n/u;
/** Words that espeak's own dictionary of a language takes from another one, rightly so. */
const FOREIGN_WORDS_ARE_FINE: ReadonlySet<Language> = new Set(['de', 'fr', 'it']);

/** The first sign that the voice fell into letters of another language, or nothing. */
export function findFallback(phonemes: string, language: Language): string | undefined {
  const named = NAMED_CHARACTER.exec(phonemes)?.[0];
  if (named !== undefined) return named;
  return FOREIGN_WORDS_ARE_FINE.has(language) ? undefined : /\([a-z-]+\)/.exec(phonemes)?.[0];
}
