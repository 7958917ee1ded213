import type { CompanySettings } from '@genbatalk/contract';
import type { Tx } from '../../platform/database/database.js';
import { translationSettings } from '../../platform/database/schema/translation.js';

export type SettingsRow = typeof translationSettings.$inferSelect;

/** The row of the transaction's company. */
export async function findSettings(tx: Tx): Promise<SettingsRow | undefined> {
  const [row] = await tx.select().from(translationSettings);
  return row;
}

export async function saveSettings(
  tx: Tx,
  companyId: string,
  settings: CompanySettings,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(translationSettings)
    .values({ companyId, ...settings, updatedAt })
    .onConflictDoUpdate({ target: translationSettings.companyId, set: { ...settings, updatedAt } });
}
