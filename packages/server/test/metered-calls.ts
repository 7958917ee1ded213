import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@genbatalk/contract';
import type { Member } from '../src/accounts/actor.js';
import { createCallAnnouncer } from '../src/calls/call-announcer.js';
import { type Calls, createCalls } from '../src/calls/calls.service.js';
import type { Clock } from '../src/platform/clock.js';
import type { Database } from '../src/platform/database/database.js';
import { createNodes } from '../src/platform/nodes.js';
import type { Publisher } from '../src/platform/realtime/publisher.js';

/** A clock that is set to any instant, backwards too. */
export interface SettableClock extends Clock {
  nowMs: number;
}

export function createSettableClock(nowMs: number): SettableClock {
  const clock = { nowMs, now: () => new Date(clock.nowMs), after: () => () => {} };
  return clock;
}

/** Nobody listens. */
const silence: Publisher = {
  toRoom() {},
  toOwnSockets() {},
  replaceSocket() {},
  leaveRooms() {},
  disconnectRoom() {},
};

/** One life of a server: its calls, with those of lives that crashed before let go. */
export async function startCalls(database: Database, clock: Clock): Promise<Calls> {
  const nodeId = randomUUID();
  const calls = createCalls({
    database,
    clock,
    publisher: silence,
    nodeId,
    announcer: createCallAnnouncer(database, silence),
    entitlements: { requireMinutes: async () => {} },
  });
  const nodes = createNodes({ database, clock, nodeId, releaseOthers: calls.releaseGoneNodes });
  await nodes.start({ isOnly: true });
  return calls;
}

/** Somebody signed in, as services know them. */
export function asMember({ user }: SignedIn): Member {
  if (user.companyId === null || user.role === 'GUEST') throw new TypeError('a guest is no member');
  return {
    userId: user.id,
    sessionId: user.id,
    companyId: user.companyId,
    role: user.role,
    language: user.language,
    nickname: user.nickname,
  };
}
