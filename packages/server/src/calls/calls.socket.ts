import type { CatchUp } from '../conversation/catch-up.service.js';
import type { SocketHandlers } from '../platform/realtime/bind-events.js';
import { callRooms, rooms } from '../platform/realtime/publisher.js';
import type { RealtimeSocket } from '../platform/realtime/realtime-server.js';
import type { Calls } from './calls.service.js';

type Handled = 'join-channel' | 'leave-channel' | 'speaking' | 'channel-heartbeat' | 'channel-sync';

export function callEvents(calls: Calls, catchUp: CatchUp): Pick<SocketHandlers, Handled> {
  return {
    async 'join-channel'({ actor, payload, socket }) {
      const { channelId, language, lastSeenId } = payload;
      const state = await calls.join(actor, { channelId, language, socketId: socket.id });
      // In the rooms before the missed are read: what comes meanwhile is sent and fetched, never neither.
      await leaveCallRooms(socket);
      await socket.join([rooms.call(channelId), rooms.callLanguage(channelId, language)]);
      await calls.heartbeat(actor, channelId, socket.id).catch(async (error: unknown) => {
        // Taken out of the channel meanwhile: the rooms that an expulsion leaves were not joined yet.
        await leaveCallRooms(socket, channelId);
        throw error;
      });
      socket.emit('channel-participants', state);
      const { missed, more } = await catchUp.missed(actor, channelId, language, lastSeenId);
      return { participants: state.participants, lastSequence: state.lastSequence, missed, more };
    },
    async 'leave-channel'({ actor, payload, socket }) {
      await leaveCallRooms(socket, payload.channelId);
      await calls.leave(actor, payload.channelId);
      return {};
    },
    async speaking({ actor, payload, socket }) {
      return { busy: await calls.speak(actor, payload.channelId, socket.id, payload.speaking) };
    },
    async 'channel-heartbeat'({ actor, payload, socket }) {
      await calls.heartbeat(actor, payload.channelId, socket.id);
      return {};
    },
    async 'channel-sync'({ actor, payload, socket }) {
      await calls.noteSeen(actor, payload.channelId, socket.id);
      return { lastSequence: await catchUp.lastSequence(actor, payload.channelId) };
    },
  };
}

async function leaveCallRooms(socket: RealtimeSocket, channelId?: string): Promise<void> {
  const leaving =
    channelId === undefined
      ? [...socket.rooms].filter((room) => room.startsWith('call:'))
      : callRooms(channelId);
  for (const room of leaving) await socket.leave(room);
}
