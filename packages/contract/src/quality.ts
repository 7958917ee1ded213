import * as z from 'zod';

/** How far a translation can be trusted (contract.md section 2, QUAL-02). */
export const QUALITIES = [
  'phrasebook',
  'company',
  'machine',
  'doubtful',
  'partial',
  'none',
  'original',
] as const;
export type Quality = (typeof QUALITIES)[number];
export const qualitySchema = z.enum(QUALITIES);
