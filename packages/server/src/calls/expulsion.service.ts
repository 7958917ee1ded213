import { ERROR_TEXTS, interfaceLanguageFor, type Language } from '@genbatalk/contract';
import type { Clock } from '../platform/clock.js';
import type { Tx } from '../platform/database/database.js';
import { callRooms, type Publisher, rooms } from '../platform/realtime/publisher.js';
import type { CallAnnouncer } from './call-announcer.js';
import * as repository from './participants.repository.js';

export interface Person {
  id: string;
  nickname: string;
  language: Language;
}

/** Somebody who may not be in a channel any more. `wasPresent`: was in its call. */
export interface Expelled extends repository.Departure {
  userName: string;
  language: Language;
  wasPresent: boolean;
}

/**
 * Takes people out of calls against their will: removed from a channel, the channel or the member deleted, moved to
 * another company. `expel…` in the transaction that takes the right away, `announce` once it has committed.
 */
export interface Expulsions {
  /** Out of one channel; everyone named is told, in its call or not. */
  expelFrom(
    tx: Tx,
    channel: { id: string; companyId: string },
    people: readonly Person[],
  ): Promise<Expelled[]>;
  /** Everyone out of one channel's call. */
  expelAll(tx: Tx, channel: { id: string; companyId: string }): Promise<Expelled[]>;
  /** One person out of every call. */
  expelFromAll(tx: Tx, person: Person): Promise<Expelled[]>;
  announce(expelled: readonly Expelled[]): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  publisher: Publisher;
  announcer: CallAnnouncer;
}

export function createExpulsions({ clock, publisher, announcer }: Dependencies): Expulsions {
  async function expelFrom(
    tx: Tx,
    channel: { id: string; companyId: string },
    people: readonly Person[],
  ): Promise<Expelled[]> {
    const now = clock.now();
    const expelled: Expelled[] = [];
    for (const { id: userId, nickname: userName, language } of people) {
      const departures = await repository.leave(tx, userId, now, channel.id);
      await repository.endEmptyCalls(tx, departures, now);
      const { companyId, id: channelId } = channel;
      expelled.push({ companyId, channelId, userId, userName, language, wasPresent: departures.length > 0 });
    }
    return expelled;
  }

  /** The events of contract.md section 5, Small print; the sockets leave the rooms after them. */
  function tell({ channelId, userId, language, wasPresent }: Expelled): void {
    const user = rooms.user(userId);
    const message = ERROR_TEXTS[interfaceLanguageFor(language)]['not-in-channel'];
    // Whoever was not in the call may be in another one, which this is not about.
    if (wasPresent) publisher.toRoom(user, 'join-error', { code: 'not-in-channel', message });
    publisher.toRoom(user, 'participants-updated', { channelId, lastSequence: 0, participants: [] });
    publisher.leaveRooms(user, callRooms(channelId));
  }

  return {
    expelFrom,
    async expelAll(tx, channel) {
      const present = await repository.listParticipants(tx, channel.id);
      const people = present.map(({ userId, userName, language }) => ({
        id: userId,
        nickname: userName,
        language,
      }));
      return expelFrom(tx, channel, people);
    },
    async expelFromAll(tx, { id: userId, nickname: userName, language }) {
      const now = clock.now();
      const departures = await repository.leave(tx, userId, now);
      await repository.endEmptyCalls(tx, departures, now);
      return departures.map((departure) => ({ ...departure, userName, language, wasPresent: true }));
    },
    async announce(expelled) {
      for (const one of expelled) tell(one);
      const left = expelled.filter((one) => one.wasPresent);
      const names = new Map(left.map((one) => [one.userId, one.userName]));
      await announcer.announceDepartures(left, (userId) => names.get(userId) ?? '');
    },
  };
}
