import { LANGUAGES, type Language, type ServerEventName, type ServerPayload } from '@genbatalk/contract';
import type { RealtimeServer } from './realtime-server.js';

/** Rooms are decided by the server alone (design.md section 2). */
export const rooms = {
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  company: (companyId: string) => `company:${companyId}`,
  call: (channelId: string) => `call:${channelId}`,
  callLanguage: (channelId: string, language: Language) => `call:${channelId}:${language}`,
};

/** Every room of a channel's call. */
export function callRooms(channelId: string): string[] {
  return [
    rooms.call(channelId),
    ...(LANGUAGES as readonly Language[]).map((language) => rooms.callLanguage(channelId, language)),
  ];
}

/** How services speak to people, without knowing sockets. */
export interface Publisher {
  toRoom<E extends ServerEventName>(
    room: string,
    event: E,
    payload: ServerPayload<E>,
    options?: { exceptUserId?: string },
  ): void;
  /** To those in `room` who are connected to this node; other nodes tell their own. */
  toOwnSockets<E extends ServerEventName>(room: string, event: E, payload: ServerPayload<E>): void;
  /** Tells one socket that another took its place, and closes it (PRES-05). */
  replaceSocket(socketId: string): void;
  /** Takes every socket in `room` out of the other rooms. */
  leaveRooms(room: string, left: readonly string[]): void;
  /** Closes every socket in a room, on every node. */
  disconnectRoom(room: string): void;
}

export function createPublisher(io: RealtimeServer): Publisher {
  return {
    toRoom(room, event, payload, options) {
      const target =
        options?.exceptUserId === undefined
          ? io.to(room)
          : io.to(room).except(rooms.user(options.exceptUserId));
      (target.emit as (event: string, payload: unknown) => boolean).call(target, event, payload);
    },
    toOwnSockets(room, event, payload) {
      const target = io.local.to(room);
      (target.emit as (event: string, payload: unknown) => boolean).call(target, event, payload);
    },
    replaceSocket(socketId) {
      io.to(socketId).emit('session-replaced');
      io.in(socketId).disconnectSockets(true);
    },
    leaveRooms: (room, left) => io.in(room).socketsLeave([...left]),
    disconnectRoom: (room) => io.in(room).disconnectSockets(true),
  };
}
