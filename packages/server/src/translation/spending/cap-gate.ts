import type { Translator } from '../translator.port.js';
import type { Spending } from './spending.service.js';

/** Asks nobody once the day's money is gone: what is known by heart or kept still answers, before this. */
export function createCapGate(inner: Translator, spending: Pick<Spending, 'isExhausted'>): Translator {
  return {
    name: inner.name,
    languages: inner.languages,
    translate: async (request, signal) =>
      (await spending.isExhausted(request.companyId)) ? undefined : inner.translate(request, signal),
  };
}
