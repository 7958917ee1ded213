import type { CompanySettings } from '@genbatalk/contract';
import type { EngineReports } from '../platform/engines/engine-reports.js';
import type { RestHandlers } from '../platform/http/handlers.js';
import type { CompanySettingsStore } from './company-settings/company-settings.service.js';
import type { Spending } from './spending/spending.service.js';

interface Dependencies {
  reports: EngineReports;
  spending: Spending;
  companySettings: CompanySettingsStore;
}

export function engineRoutes({
  reports,
  spending,
  companySettings,
}: Dependencies): Pick<RestHandlers, 'listEngines' | 'updateCompanySettings'> {
  return {
    listEngines: async ({ actor }) => ({
      engines: reports.describeEngines(),
      spending: await spending.summary(actor.companyId),
      settings: await companySettings.of(actor.companyId),
    }),
    updateCompanySettings: async ({ actor, body }) => ({
      settings: await companySettings.change(actor, body as Partial<CompanySettings>),
    }),
  };
}
