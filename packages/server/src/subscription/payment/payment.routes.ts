import type { CompanySubscription } from '@genbatalk/contract';
import type { RestHandlers } from '../../platform/http/handlers.js';
import type { OwnOrigin } from './own-origin.js';
import type { Payments } from './payment.service.js';
import type { PaymentSync } from './payment-sync.service.js';

interface Dependencies {
  payments: Payments;
  sync: PaymentSync;
  ownOrigin: OwnOrigin;
  companySubscription: (companyId: string) => Promise<CompanySubscription>;
}

type Handled = 'upgradePlan' | 'createCheckout' | 'openPortal' | 'paymentWebhook' | 'listInvoices';

export function paymentRoutes(dependencies: Dependencies): Pick<RestHandlers, Handled> {
  const { payments, sync, ownOrigin, companySubscription } = dependencies;
  return {
    async upgradePlan({ actor, body }) {
      await payments.upgrade(actor, body.plan);
      return { company: await companySubscription(actor.companyId) };
    },
    async createCheckout({ actor, body, request }) {
      ownOrigin.require(request, body.successUrl);
      ownOrigin.require(request, body.cancelUrl);
      return { url: await payments.checkout(actor, body) };
    },
    async openPortal({ actor, request }) {
      return { url: await payments.portal(actor, ownOrigin.urlOf(request, '/admin/billing')) };
    },
    async paymentWebhook({ body, request }) {
      const signature = request.headers['stripe-signature'];
      await sync.takeEvent(body ?? Buffer.alloc(0), typeof signature === 'string' ? signature : undefined);
      return { received: true };
    },
    listInvoices: async ({ actor }) => ({ invoices: await payments.invoices(actor) }),
  };
}
