import type { ServerPayload } from '@genbatalk/contract';
import { lastSequence } from '../conversation/utterances.repository.js';
import type { Database } from '../platform/database/database.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import * as repository from './participants.repository.js';

export type CallState = ServerPayload<'participants-updated'>;

/** Tells those in a call how it stands. Used after the transaction that changed it. */
export interface CallAnnouncer {
  readState(companyId: string, channelId: string): Promise<CallState>;
  /** `participants-updated` to everyone in the call. */
  announceState(companyId: string, channelId: string): Promise<CallState>;
  /** `user-left` and the new state to those who stay. */
  announceDepartures(
    departures: readonly repository.Departure[],
    nameOf: (userId: string) => string,
  ): Promise<void>;
  /** The new state to the calls that a user is in: the nickname has changed (PROF-03). */
  announceUser(companyId: string, userId: string): Promise<void>;
}

export function createCallAnnouncer(database: Database, publisher: Publisher): CallAnnouncer {
  function readState(companyId: string, channelId: string): Promise<CallState> {
    return database.forCompany(companyId, async (tx) => ({
      channelId,
      lastSequence: await lastSequence(tx, channelId),
      participants: await repository.listParticipants(tx, channelId),
    }));
  }

  async function announceState(companyId: string, channelId: string): Promise<CallState> {
    const state = await readState(companyId, channelId);
    publisher.toRoom(rooms.call(channelId), 'participants-updated', state);
    return state;
  }

  return {
    readState,
    announceState,
    async announceDepartures(departures, nameOf) {
      for (const { companyId, channelId, userId } of departures) {
        const payload = { channelId, userId, userName: nameOf(userId) };
        publisher.toRoom(rooms.call(channelId), 'user-left', payload, { exceptUserId: userId });
        await announceState(companyId, channelId);
      }
    },
    async announceUser(companyId, userId) {
      const channelIds = await database.forCompany(companyId, (tx) => repository.listChannelsOf(tx, userId));
      for (const channelId of channelIds) await announceState(companyId, channelId);
    },
  };
}
