import { type Language, type Participant, TIMINGS } from '@genbatalk/contract';
import { lockUser } from '../accounts/accounts.repository.js';
import type { Member } from '../accounts/actor.js';
import { requireChannel, requireChannelToEnter } from '../channels/channels.service.js';
import { lastSequence } from '../conversation/utterances.repository.js';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import { settleCall } from '../subscription/call-metering.js';
import type { Entitlements } from '../subscription/entitlements.js';
import type { CallAnnouncer, CallState } from './call-announcer.js';
import { lockCalls } from './call-locks.repository.js';
import * as nodeRepository from './node-participants.repository.js';
import * as repository from './participants.repository.js';

export interface Calls {
  /**
   * Who is in the channel, for whoever may enter it; changes nothing.
   * @throws AppError as `join`
   */
  look(
    actor: Member,
    channelId: string,
  ): Promise<{ channel: { id: string; name: string }; state: CallState }>;
  /**
   * Enters the call, out of any other; again in the same call it changes the language only (CALL-37).
   * @throws AppError `trial-ended`, `plan-limit`, `minutes-exhausted` where no call is running yet
   */
  join(actor: Member, input: { channelId: string; language: Language; socketId: string }): Promise<CallState>;
  /** Leaves one channel's call, or all. */
  leave(actor: Member, channelId?: string): Promise<void>;
  /** Whoever asks is there: between two heartbeats a crash must not make people long gone. */
  noteSeen(actor: Member, channelId: string, socketId: string): Promise<boolean>;
  /** @throws AppError `not-in-channel` */
  heartbeat(actor: Member, channelId: string, socketId: string): Promise<void>;
  /** Names of others who already speak. @throws AppError `not-in-channel` */
  speak(actor: Member, channelId: string, socketId: string, speaking: boolean): Promise<string[]>;
  /** The socket closed: its participant stays 90 s as not connected (CALL-32). */
  drop(actor: Member, socketId: string): Promise<void>;
  /** Run once a second: ends silent participants, forgotten `speaking` and empty calls. */
  sweep(): Promise<void>;
  /** Nodes are gone, and the sockets on them. */
  releaseGoneNodes(tx: Tx): Promise<void>;
  /** After Redis was away: tells this node's own people how their calls stand, so that they fetch what they missed. */
  announceHere(): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  publisher: Publisher;
  nodeId: string;
  announcer: CallAnnouncer;
  entitlements: Pick<Entitlements, 'requireMinutes'>;
}

export function createCalls(dependencies: Dependencies): Calls {
  const { database, clock, publisher, nodeId, announcer, entitlements } = dependencies;
  const { readState, announceState, announceDepartures } = announcer;

  /** A running call is never cut and may be joined, whatever the plan says (USAGE-08); a new one needs minutes. */
  async function requireMayEnter(
    tx: Tx,
    companyId: string,
    { id, kind }: { id: string; kind: 'team' | 'direct' },
  ): Promise<void> {
    if (await repository.isCallOpen(tx, id)) return;
    await entitlements.requireMinutes(tx, companyId, kind === 'direct' ? 'oneToOne' : 'team');
  }

  function noteSeen(actor: Member, channelId: string, socketId: string): Promise<boolean> {
    return database.forCompany(actor.companyId, (tx) =>
      repository.touch(tx, channelId, actor.userId, socketId, { lastSeenAt: clock.now() }),
    );
  }

  return {
    look: (actor, channelId) =>
      database.forCompany(actor.companyId, async (tx) => {
        const { id, name, kind } = await requireChannel(tx, actor, channelId);
        await requireMayEnter(tx, actor.companyId, { id, kind });
        const participants: Participant[] = await repository.listParticipants(tx, channelId);
        return {
          channel: { id, name },
          state: { channelId, lastSequence: await lastSequence(tx, channelId), participants },
        };
      }),

    async join(actor, { channelId, language, socketId }) {
      const { userId, companyId } = actor;
      const now = clock.now();
      const { isNew, left } = await database.forCompany(companyId, async (tx) => {
        await lockUser(tx, userId);
        const { kind } = await requireChannelToEnter(tx, actor, channelId);
        await lockCalls(tx, [...(await repository.listChannelsOf(tx, userId)), channelId]);
        await requireMayEnter(tx, companyId, { id: channelId, kind });
        const before = await repository.findParticipant(tx, channelId, userId);
        const others = before === undefined ? await repository.leave(tx, userId, now) : [];
        await repository.endEmptyCalls(tx, others, now);
        const callId = await repository.openCall(tx, companyId, channelId, now);
        await repository.enter(tx, {
          callId,
          companyId,
          channelId,
          userId,
          language,
          socketId,
          nodeId,
          joinedAt: now,
          lastSeenAt: now,
        });
        if (before === undefined) await settleCall(tx, callId);
        return { isNew: before === undefined, left: others };
      });
      await announceDepartures(left, () => actor.nickname);
      if (isNew) {
        const payload = { channelId, userId, userName: actor.nickname };
        publisher.toRoom(rooms.call(channelId), 'user-joined', payload, { exceptUserId: userId });
      }
      const state = await readState(companyId, channelId);
      publisher.toRoom(rooms.call(channelId), 'participants-updated', state, { exceptUserId: userId });
      return state;
    },

    async leave(actor, channelId) {
      const now = clock.now();
      const departures = await database.forCompany(actor.companyId, async (tx) => {
        await lockUser(tx, actor.userId);
        const left = await repository.leave(tx, actor.userId, now, channelId);
        await repository.endEmptyCalls(tx, left, now);
        return left;
      });
      await announceDepartures(departures, () => actor.nickname);
    },

    noteSeen,

    async heartbeat(actor, channelId, socketId) {
      if (!(await noteSeen(actor, channelId, socketId))) throw new AppError('not-in-channel');
    },

    async speak(actor, channelId, socketId, speaking) {
      const now = clock.now();
      const isThere = await database.forCompany(actor.companyId, (tx) =>
        repository.touch(tx, channelId, actor.userId, socketId, {
          lastSeenAt: now,
          speakingSince: speaking ? now : null,
        }),
      );
      if (!isThere) throw new AppError('not-in-channel');
      const { participants } = await announceState(actor.companyId, channelId);
      return participants
        .filter((one) => one.speaking && one.userId !== actor.userId)
        .map((one) => one.userName);
    },

    async drop(actor, socketId) {
      const dropped = await database.forCompany(actor.companyId, (tx) =>
        repository.drop(tx, socketId, clock.now()),
      );
      for (const { companyId, channelId } of dropped) await announceState(companyId, channelId);
    },

    async sweep() {
      const now = clock.now();
      const { gone, silenced, names } = await database.asSystem(async (tx) => {
        const removed = await repository.removeExpired(tx, now, TIMINGS.droppedParticipantMs);
        const quiet = await repository.silenceSince(tx, plusMs(now, -TIMINGS.speakingMaxMs));
        await repository.endEmptyCalls(tx, removed, now);
        return { gone: removed, silenced: quiet, names: await repository.namesOf(tx, removed) };
      });
      await announceDepartures(gone, (userId) => names.get(userId) ?? '');
      for (const { companyId, channelId } of silenced) await announceState(companyId, channelId);
    },

    releaseGoneNodes: nodeRepository.dropGoneNodes,

    async announceHere() {
      const here = await database.asSystem((tx) => nodeRepository.listCallsOn(tx, nodeId));
      for (const { companyId, channelId } of here) {
        const state = await readState(companyId, channelId);
        publisher.toOwnSockets(rooms.call(channelId), 'participants-updated', state);
      }
    },
  };
}
