import {
  type CallFailure,
  ERROR_TEXTS,
  interfaceLanguageFor,
  type Language,
  TIMINGS,
} from '@genbatalk/contract';
import type { Member } from '../accounts/actor.js';
import { mayEnter } from '../channels/channels.policy.js';
import { findChannel } from '../channels/channels.repository.js';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import type { Entitlements } from '../subscription/entitlements.js';
import * as repository from './rings.repository.js';

export interface DirectCalls {
  /** Rings a member, in the direct channel of the two. A refusal is told as `call-failed` too (DIAL-05 to DIAL-11). */
  call(actor: Member, input: { targetUserId: string; channelId: string }): Promise<void>;
  /** The caller gives up. @throws AppError `not-found` where nothing rings */
  cancel(actor: Member, targetUserId: string): Promise<void>;
  /** @throws AppError `not-found` where nothing rings any more */
  answer(actor: Member, callerId: string): Promise<void>;
  /** @throws AppError `not-found` where nothing rings any more */
  reject(actor: Member, callerId: string): Promise<void>;
  /** Tells a page that has just come (back) what rings for its person. */
  resume(actor: Member): Promise<void>;
  /** Run once a second: the time-out of 30 s, and ends that have gone offline. No client timer is needed (DIAL-09). */
  sweep(): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  publisher: Publisher;
  entitlements: Pick<Entitlements, 'mayStart'>;
}

export function createDirectCalls({ database, clock, publisher, entitlements }: Dependencies): DirectCalls {
  function tellTarget(ring: repository.Ring, event: 'call-cancelled'): void {
    const { callerId: userId, callerName: userName, channelId, targetId } = ring;
    publisher.toRoom(rooms.user(targetId), event, { userId, userName, channelId });
  }

  function tellCaller(
    ring: repository.Ring,
    event: 'call-ringing' | 'call-answered' | 'call-rejected',
  ): void {
    const { targetId: userId, targetName: userName, channelId, callerId } = ring;
    publisher.toRoom(rooms.user(callerId), event, { userId, userName, channelId });
  }

  function ringTarget({ callerId, callerName, channelId, targetId }: repository.Ring): void {
    publisher.toRoom(rooms.user(targetId), 'incoming-call', { callerId, callerName, channelId });
  }

  function fail(callerId: string, targetId: string, code: CallFailure, language: Language | undefined): void {
    const message = ERROR_TEXTS[interfaceLanguageFor(language)][code];
    publisher.toRoom(rooms.user(callerId), 'call-failed', { code, message, userId: targetId });
  }

  /** Why the call cannot ring, if so. Nothing of another company is seen from here. */
  async function findObstacle(
    tx: Tx,
    actor: Member,
    targetId: string,
    channelId: string,
  ): Promise<CallFailure | null> {
    const people = await repository.lockUsers(tx, [actor.userId, targetId]);
    if (!people.some((person) => person.id === targetId)) return 'channel-not-found';
    const [own, theirs] = [
      await findChannel(tx, channelId, actor.userId),
      await findChannel(tx, channelId, targetId),
    ];
    if (own?.kind !== 'team' || theirs === undefined || !mayEnter(actor, own)) return 'channel-not-found';
    if (!theirs.isMember && !(await repository.isLeader(tx, targetId))) return 'channel-not-found';
    if (!(await repository.isOnline(tx, targetId))) return 'offline';
    if (await repository.isInCall(tx, targetId)) return 'busy';
    const ringing = await repository.listOpenRings(tx, targetId);
    if (ringing.some((ring) => ring.callerId !== actor.userId)) return 'busy';
    return (await entitlements.mayStart(tx, actor.companyId, 'oneToOne')) ? null : 'plan';
  }

  async function ring(tx: Tx, actor: Member, targetId: string): Promise<repository.Ring> {
    const { companyId, userId: callerId } = actor;
    const now = clock.now();
    const channelId = await repository.openDirectChannel(tx, {
      companyId,
      userIds: [callerId, targetId],
      now,
    });
    const expiresAt = plusMs(now, TIMINGS.ringTimeoutMs);
    await repository.insertRing(tx, { companyId, channelId, callerId, targetId, startedAt: now, expiresAt });
    const placed = await repository.findOpenRing(tx, callerId, targetId);
    if (placed === undefined) throw new Error('the ring that was just placed is gone');
    return placed;
  }

  /** Ends the ring of a caller and a target, and returns it. */
  async function end(actor: Member, callerId: string, targetId: string): Promise<repository.Ring> {
    return database.forCompany(actor.companyId, async (tx) => {
      const open = await repository.findOpenRing(tx, callerId, targetId);
      if (open === undefined) throw new AppError('not-found');
      await repository.endRing(tx, open.id, clock.now());
      return open;
    });
  }

  return {
    async call(actor, { targetUserId, channelId }) {
      if (targetUserId === actor.userId) throw new AppError('validation');
      const outcome = await database.forCompany(actor.companyId, async (tx) => {
        const obstacle = await findObstacle(tx, actor, targetUserId, channelId);
        if (obstacle !== null) return { obstacle };
        // Whoever calls anew, after a reload perhaps, gives up what rang before.
        const before = (await repository.listOpenRings(tx, actor.userId)).filter(
          (old) => old.callerId === actor.userId,
        );
        for (const old of before) await repository.endRing(tx, old.id, clock.now());
        return { before, placed: await ring(tx, actor, targetUserId) };
      });
      if (outcome.obstacle !== undefined) {
        fail(actor.userId, targetUserId, outcome.obstacle, actor.language);
        throw new AppError(outcome.obstacle);
      }
      for (const old of outcome.before) if (old.targetId !== targetUserId) tellTarget(old, 'call-cancelled');
      ringTarget(outcome.placed);
      tellCaller(outcome.placed, 'call-ringing');
    },

    async cancel(actor, targetUserId) {
      tellTarget(await end(actor, actor.userId, targetUserId), 'call-cancelled');
    },
    async answer(actor, callerId) {
      tellCaller(await end(actor, callerId, actor.userId), 'call-answered');
    },
    async reject(actor, callerId) {
      tellCaller(await end(actor, callerId, actor.userId), 'call-rejected');
    },

    async resume(actor) {
      const listOpen = () =>
        database.forCompany(actor.companyId, (tx) => repository.listOpenRings(tx, actor.userId));
      const open = await listOpen();
      for (const one of open) {
        if (one.targetId === actor.userId) ringTarget(one);
        else tellCaller(one, 'call-ringing');
      }
      // What ended between the reading and the telling was told to end before it was told to ring.
      const incoming = open.filter((one) => one.targetId === actor.userId);
      if (incoming.length === 0) return;
      const still = new Set((await listOpen()).map(({ id }) => id));
      for (const one of incoming) if (!still.has(one.id)) tellTarget(one, 'call-cancelled');
    },

    async sweep() {
      const now = clock.now();
      const { expired, leftByCaller, leftByTarget, languages } = await database.asSystem(async (tx) => {
        const timedOut = await repository.endExpired(tx, now);
        const byCaller = await repository.endAbandoned(tx, now, 'caller');
        const byTarget = await repository.endAbandoned(tx, now, 'target');
        const callers = [...timedOut, ...byTarget].map((one) => one.callerId);
        return {
          expired: timedOut,
          leftByCaller: byCaller,
          leftByTarget: byTarget,
          languages: await repository.languagesOf(tx, callers),
        };
      });
      for (const one of expired) fail(one.callerId, one.targetId, 'timeout', languages.get(one.callerId));
      for (const one of leftByTarget)
        fail(one.callerId, one.targetId, 'offline', languages.get(one.callerId));
      for (const one of [...expired, ...leftByCaller]) tellTarget(one, 'call-cancelled');
    },
  };
}
