import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { DirectCalls } from './direct-calls.service.js';

type Handled = 'call-member' | 'cancel-call' | 'answer-call' | 'reject-call';

export function directCallHandlers(directCalls: DirectCalls): Pick<SocketHandlers, Handled> {
  return {
    async 'call-member'({ actor, payload }) {
      await directCalls.call(actor, payload);
      return {};
    },
    async 'cancel-call'({ actor, payload }) {
      await directCalls.cancel(actor, payload.targetUserId);
      return {};
    },
    async 'answer-call'({ actor, payload }) {
      await directCalls.answer(actor, payload.callerId);
      return {};
    },
    async 'reject-call'({ actor, payload }) {
      await directCalls.reject(actor, payload.callerId);
      return {};
    },
  };
}
