import type { Translator } from '../translator.port.js';
import type { Terms } from './terms.js';

/** Attaches the company's terms that stand in the sentence, for prompts and for the meaning guard. */
export function createWithTerms(inner: Translator, terms: Pick<Terms, 'find'>): Translator {
  return {
    name: inner.name,
    languages: inner.languages,
    async translate(request, signal) {
      const found = await terms.find(request);
      return inner.translate(found.length === 0 ? request : { ...request, terms: found }, signal);
    },
  };
}
