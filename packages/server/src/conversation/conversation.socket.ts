import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { Conversation } from './conversation.service.js';
import type { Voice } from './voice.service.js';

export function conversationEvents(
  conversation: Conversation,
  voice: Voice,
): Pick<SocketHandlers, 'text-data' | 'voice-data'> {
  return {
    'text-data'({ actor, payload, endTurn }) {
      // Its place in the channel's queue is taken at once.
      const heard = conversation.hear(actor, payload);
      endTurn();
      return heard;
    },
    'voice-data'({ actor, payload, endTurn }) {
      // Recognition takes seconds, and what is recognised has its place from then on.
      endTurn();
      return voice.hear(actor, payload);
    },
  };
}
