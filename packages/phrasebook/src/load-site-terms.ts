import type { Language } from '@genbatalk/contract';
import type { TermKind } from './format-terms.js';
import { loadLanguageData } from './load-phrasebook.js';

/**
 * The words of the site in one language as they are shown and spoken, for telling a recogniser or an engine what to
 * expect.
 */
export async function loadSiteTerms(language: Language, kind: TermKind): Promise<string[]> {
  const { core, data } = await loadLanguageData(language);
  return core.terms.flatMap((term, at) => {
    const text = data.terms[at]?.text;
    return term.kind === kind && text !== undefined ? [text] : [];
  });
}
