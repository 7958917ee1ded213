import type { PlanId, SubscriptionState as StatusAnswer } from '@genbatalk/contract';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { RestHandlers } from '../platform/http/handlers.js';
import { requestLanguage } from '../platform/http/request-language.js';
import { allowanceOf, featuresOf } from './allowance.js';
import { listAudit } from './audit.repository.js';
import { countChannels, countMembers } from './counts.repository.js';
import { CATALOGUE, planOf } from './plan-catalogue.js';
import { PLAN_TEXTS } from './plan-texts.js';
import { toCompanySubscription, toPlan } from './subscription.mapper.js';
import type { Subscriptions } from './subscription.service.js';
import { toMinutes, type Usage } from './usage.service.js';
import { usageTable } from './usage-table.js';

interface Dependencies {
  database: Database;
  clock: Clock;
  subscriptions: Subscriptions;
  usage: Usage;
  /** What each plan is sold by; one without cannot be bought (PAY-08). */
  priceIds: Readonly<Partial<Record<PlanId, string>>>;
}

type Handled = 'subscriptionStatus' | 'listPlans' | 'usagePerDay' | 'usageAsCsv' | 'listAudit';

export function subscriptionRoutes(dependencies: Dependencies): Pick<RestHandlers, Handled> {
  const { database, clock, subscriptions, usage, priceIds } = dependencies;

  return {
    subscriptionStatus: ({ actor, request }) =>
      database.forCompany(actor.companyId, async (tx): Promise<StatusAnswer> => {
        const { companyId } = actor;
        const state = await subscriptions.read(tx, companyId);
        const { isCurrent, channels, members, minutes } = allowanceOf(state);
        const seconds = await usage.readPeriod(tx, companyId, state);
        const { displayName, description } = PLAN_TEXTS[languageOf(request, actor)][state.plan];
        return {
          company: toCompanySubscription(state, clock.now()),
          planConfig: {
            name: displayName,
            price: planOf(state.plan).priceYen,
            description,
            features: featuresOf(state),
          },
          needsUpgrade: !isCurrent,
          usage: {
            channels: await countChannels(tx, companyId),
            members: await countMembers(tx, companyId),
            minutes: toMinutes(seconds),
            seconds,
          },
          limits: { channels, members, minutes },
        };
      }),

    listPlans: async ({ actor, request }) => {
      const language = languageOf(request, actor);
      return { plans: CATALOGUE.map((plan) => toPlan(plan, language, priceIds[plan.id])) };
    },

    usagePerDay: async ({ actor, query }) => ({ days: await usage.listDays(actor.companyId, query) }),

    async usageAsCsv({ actor, query, request, reply }) {
      const table = usageTable(await usage.listDays(actor.companyId, query), languageOf(request, actor));
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="genbatalk-usage.csv"');
      return table;
    },

    listAudit: ({ actor, query }) =>
      database.forCompany(actor.companyId, async (tx) => ({
        entries: await listAudit(
          tx,
          actor.companyId,
          // Nothing is older than 1970, and PostgreSQL has no year 0.
          query.before === undefined ? undefined : new Date(Math.max(0, Date.parse(query.before))),
        ),
      })),
  };
}

function languageOf(
  request: { headers: { 'accept-language'?: string | undefined } },
  actor: { language: string },
) {
  return requestLanguage(request.headers['accept-language'], actor.language);
}
