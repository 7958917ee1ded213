import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { Conversation } from './conversation.service.js';
import type { Voice } from './voice.service.js';

export function conversationEvents(
  conversation: Conversation,
  voice: Voice,
): Pick<SocketHandlers, 'text-data' | 'voice-data'> {
  return {
    'text-data': ({ actor, payload }) => conversation.hear(actor, payload),
    'voice-data': ({ actor, payload }) => voice.hear(actor, payload),
  };
}
