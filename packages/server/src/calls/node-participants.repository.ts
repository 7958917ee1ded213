import { and, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.js';
import { participants } from '../platform/database/schema/calls.js';
import { livingNodes } from '../platform/nodes.js';

/** Drops whoever was connected to a node that is no more. */
export async function dropGoneNodes(tx: Tx): Promise<void> {
  await tx
    .update(participants)
    .set({ socketId: null, speakingSince: null })
    .where(and(isNotNull(participants.socketId), notInArray(participants.nodeId, livingNodes(tx))));
}

/** The calls in which somebody is connected to this node. */
export async function listCallsOn(
  tx: Tx,
  nodeId: string,
): Promise<{ companyId: string; channelId: string }[]> {
  return tx
    .selectDistinct({ companyId: participants.companyId, channelId: participants.channelId })
    .from(participants)
    .where(
      and(eq(participants.nodeId, nodeId), isNotNull(participants.socketId), isNull(participants.leftAt)),
    );
}
