import * as z from 'zod';

/** LEADER and WORKER belong to a company; GUEST is an anonymous face-to-face visitor (AUTH-06). */
export const ROLES = ['LEADER', 'WORKER', 'GUEST'] as const;
export type Role = (typeof ROLES)[number];
export const roleSchema = z.enum(ROLES);
