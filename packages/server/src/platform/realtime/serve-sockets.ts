import type { Logger } from 'pino';
import { isMember, type Member } from '../../accounts/actor.js';
import { bindEvents, type EventBinding } from './bind-events.js';
import type { RealtimeServer } from './realtime-server.js';

interface Dependencies extends EventBinding {
  /** A member's socket closed: whatever hangs on it is let go. */
  onClosed: (member: Member, socketId: string) => Promise<unknown>;
  logger: Logger;
}

export interface SocketService {
  /** Waits until every socket that closed has been noted. */
  settle(): Promise<void>;
}

/** Answers the events of every socket that comes in, and notes its going. */
export function serveSockets(io: RealtimeServer, { onClosed, ...binding }: Dependencies): SocketService {
  const closing = new Set<Promise<void>>();
  io.on('connection', (socket) => {
    const turns = bindEvents(socket, binding);
    socket.on('disconnect', () => {
      const { actor } = socket.data;
      if (!isMember(actor)) return;
      // After whatever the socket still had under way: nobody may enter a call behind the going.
      const noted: Promise<void> = turns
        .settled()
        .then(() => onClosed(actor, socket.id))
        .then(() => undefined)
        .catch((error: unknown) =>
          binding.logger.warn({ name: (error as Error).name }, 'a closed socket was not noted'),
        )
        .finally(() => closing.delete(noted));
      closing.add(noted);
    });
  });
  return {
    async settle() {
      await Promise.all(closing);
    },
  };
}
