import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { Emergencies } from './emergencies.service.js';
import type { Presets } from './presets.service.js';

type Handled = 'send-preset-phrase' | 'emergency-alert' | 'emergency-acknowledge' | 'emergency-close';

export function safetyHandlers(presets: Presets, emergencies: Emergencies): Pick<SocketHandlers, Handled> {
  return {
    'send-preset-phrase': ({ actor, payload, endTurn }) => presets.send(actor, payload, endTurn),
    async 'emergency-alert'({ actor, payload }) {
      return { alertId: await emergencies.raise(actor, payload) };
    },
    async 'emergency-acknowledge'({ actor, payload }) {
      await emergencies.acknowledge(actor, payload.alertId);
      return {};
    },
    async 'emergency-close'({ actor, payload }) {
      await emergencies.close(actor, payload.alertId, payload.note);
      return {};
    },
  };
}
