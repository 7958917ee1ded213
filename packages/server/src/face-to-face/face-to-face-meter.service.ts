import { TIMINGS } from '@genbatalk/contract';
import { type Actor, isMember } from '../accounts/actor.js';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Entitlements } from '../subscription/entitlements.js';
import * as usage from '../subscription/usage.repository.js';

/** A member's face-to-face time, from start to end. A guest's is not metered (USAGE-09): its events change nothing. */
export interface FaceToFaceMeter {
  /** @throws AppError `trial-ended`, `plan-limit`, `minutes-exhausted` unless the session is running; `conflict` for another's */
  start(actor: Actor, sessionId: string): Promise<void>;
  /** @throws AppError `not-found` where no session of the actor is open: the client starts it anew */
  heartbeat(actor: Actor, sessionId: string): Promise<void>;
  end(actor: Actor, sessionId: string): Promise<void>;
  /** Run once a second: a session that fell silent ended at its last heartbeat (USAGE-12). */
  sweep(): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  entitlements: Pick<Entitlements, 'requireMinutes'>;
}

export function createFaceToFaceMeter({ database, clock, entitlements }: Dependencies): FaceToFaceMeter {
  return {
    async start(actor, sourceId) {
      if (!isMember(actor)) return;
      const { companyId, userId } = actor;
      await database.forCompany(companyId, async (tx) => {
        if ((await usage.findSessionUser(tx, sourceId)) === undefined) {
          await entitlements.requireMinutes(tx, companyId, 'faceToFace');
          await usage.openPeriod(tx, { companyId, userId, sourceId, kind: 'faceToFace' }, clock.now());
        }
        // A start that is sent again, after a reload perhaps, is the one that runs. Under somebody else's nobody talks
        // for nothing, also when both start at once.
        if ((await usage.findSessionUser(tx, sourceId)) !== userId) throw new AppError('conflict');
      });
    },
    async heartbeat(actor, sessionId) {
      if (!isMember(actor)) return;
      const isOpen = await database.forCompany(actor.companyId, (tx) =>
        usage.touchPeriod(tx, sessionId, actor.userId, clock.now()),
      );
      if (!isOpen) throw new AppError('not-found');
    },
    async end(actor, sessionId) {
      if (!isMember(actor)) return;
      await database.forCompany(actor.companyId, (tx) =>
        usage.closePeriod(tx, sessionId, actor.userId, clock.now()),
      );
    },
    async sweep() {
      // As long as a participant of a call who dropped: the heartbeat and half of the next.
      const patienceMs = TIMINGS.droppedParticipantMs;
      await database.asSystem((tx) => usage.closeSilent(tx, clock.now(), patienceMs));
    },
  };
}
