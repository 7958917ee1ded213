import type { TranslationRequest } from '../translator.port.js';

/** What makes a translation doubtful: something that matters is missing, added or turned round. */
export type MeaningFault =
  | 'number'
  | 'invented-number'
  | 'time'
  | 'date'
  | 'direction'
  | 'negation'
  | 'address'
  | 'term';

/** Compares a machine's translation with what was said, by what can be known without understanding it. */
export interface MeaningGuard {
  /** Pure and synchronous; nothing found means that the translation passes (QUAL-04). */
  findFaults(request: TranslationRequest, translated: string): readonly MeaningFault[];
}
