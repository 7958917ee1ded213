import type { Tx } from '../../platform/database/database.js';

/**
 * Whether the plan has room for this many more own phrases and terms, which it counts together.
 * @throws AppError `plan-limit` where it has not
 */
export type RequirePhraseRoom = (tx: Tx, companyId: string, adding: number) => Promise<void>;
