import type { TranslationRequest } from '../translator.port.js';

/** What makes a translation doubtful: something that matters is missing, added or turned round. */
export const MEANING_FAULTS = [
  'number',
  'invented-number',
  'time',
  'date',
  'direction',
  'negation',
  'term',
] as const;
export type MeaningFault = (typeof MEANING_FAULTS)[number];

/** Compares a machine's translation with what was said, by what can be known without understanding it. */
export interface MeaningGuard {
  /** Pure and synchronous; nothing found means that the translation passes (QUAL-04). */
  findFaults(request: TranslationRequest, translated: string): readonly MeaningFault[];
}
