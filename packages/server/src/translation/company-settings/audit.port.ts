import type { CompanySettings } from '@genbatalk/contract';
import type { Member } from '../../accounts/actor.js';
import type { Tx } from '../../platform/database/database.js';

/** Writes into the audit trail, in the transaction of the change, that a leader changed the settings. */
export type RecordSettingsChange = (
  tx: Tx,
  actor: Member,
  before: CompanySettings,
  after: CompanySettings,
) => Promise<void>;
