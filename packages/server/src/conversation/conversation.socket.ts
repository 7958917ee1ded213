import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import type { Conversation } from './conversation.service.js';

export function conversationEvents(conversation: Conversation): Pick<SocketHandlers, 'text-data'> {
  return { 'text-data': ({ actor, payload }) => conversation.hear(actor, payload) };
}
