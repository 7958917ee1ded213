import { and, eq, lt, ne } from 'drizzle-orm';
import { type Clock, plusMs } from './clock.js';
import type { Database, Tx } from './database/database.js';
import { nodes } from './database/schema/nodes.js';

/** A node that was silent for so long is gone. */
const SILENCE_MS = 15_000;
export const NODE_BEAT_MS = 5_000;

/** Which processes serve the database: the sockets of one that died without a word are let go by the others. */
export interface Nodes {
  /** Notes this node. `isOnly`: no other can be there, so whatever is noted is an earlier life. */
  start(options: { isOnly: boolean }): Promise<void>;
  /** Run every 5 s: says that this node lives, and forgets those that do not. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  nodeId: string;
  /** Lets go of everything that hangs on the sockets of nodes that are not (any more) noted. */
  releaseOthers: (tx: Tx) => Promise<void>;
}

/** The ids of the nodes that live, as a subquery. */
export function livingNodes(tx: Tx) {
  return tx.select({ id: nodes.id }).from(nodes);
}

export function createNodes({ database, clock, nodeId, releaseOthers }: Dependencies): Nodes {
  async function note(tx: Tx, lastSeenAt: Date): Promise<void> {
    await tx
      .insert(nodes)
      .values({ id: nodeId, lastSeenAt })
      .onConflictDoUpdate({ target: nodes.id, set: { lastSeenAt } });
  }

  return {
    start: ({ isOnly }) =>
      database.asSystem(async (tx) => {
        const now = clock.now();
        await note(tx, now);
        const isSilent = lt(nodes.lastSeenAt, plusMs(now, -SILENCE_MS));
        await tx.delete(nodes).where(and(ne(nodes.id, nodeId), isOnly ? undefined : isSilent));
        await releaseOthers(tx);
      }),
    beat: () =>
      database.asSystem(async (tx) => {
        // One instant for both, and never itself: a pause between the two is no silence.
        const now = clock.now();
        await note(tx, now);
        const gone = await tx
          .delete(nodes)
          .where(and(ne(nodes.id, nodeId), lt(nodes.lastSeenAt, plusMs(now, -SILENCE_MS))))
          .returning({ id: nodes.id });
        if (gone.length > 0) await releaseOthers(tx);
      }),
    async stop() {
      await database.asSystem((tx) => tx.delete(nodes).where(eq(nodes.id, nodeId)));
    },
  };
}
