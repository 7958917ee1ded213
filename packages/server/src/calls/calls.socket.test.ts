import { expect, test } from 'vitest';
import type { Member } from '../accounts/actor.js';
import type { CatchUp } from '../conversation/catch-up.service.js';
import { AppError } from '../platform/errors/app-error.js';
import type { RealtimeSocket } from '../platform/realtime/realtime-server.js';
import type { Calls } from './calls.service.js';
import { callEvents } from './calls.socket.js';

test('CHAN-18 who is taken out between entering the call and its rooms ends outside of them', async () => {
  const channelId = '00000000-0000-4000-8000-000000000001';
  const rooms = new Set<string>();
  const socket = {
    id: 'socket',
    rooms,
    join: async (joined: string[]) => joined.forEach((room) => rooms.add(room)),
    leave: async (room: string) => rooms.delete(room),
    emit: () => true,
  } as unknown as RealtimeSocket;
  const calls = {
    join: async () => ({ channelId, lastSequence: 0, participants: [] }),
    heartbeat: async () => {
      // In the rooms already when this is asked: a removal from now on finds the socket in them.
      expect(rooms).toContain(`call:${channelId}`);
      throw new AppError('not-in-channel');
    },
  } as unknown as Calls;
  const events = callEvents(calls, {
    missed: async () => ({ missed: [], more: false }),
  } as unknown as CatchUp);
  const payload = { channelId, language: 'vi' as const };
  const entering = events['join-channel']({
    actor: {} as Member,
    payload,
    socket,
    endTurn: () => undefined,
  });
  await expect(entering).rejects.toMatchObject({ code: 'not-in-channel' });
  expect([...rooms]).toEqual([]);
});
