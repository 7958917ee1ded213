import type { Channel } from '@genbatalk/contract';
import type { Member } from '../accounts/actor.js';
import type { Clock } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { mayEnter } from './channels.policy.js';
import * as repository from './channels.repository.js';

export interface Channels {
  list(actor: Member): Promise<Channel[]>;
  create(actor: Member, name: string): Promise<{ id: string; name: string }>;
  /** Makes a user a listed member. The caller has checked that both are of the company of `tx`. */
  addMember(tx: Tx, channel: { id: string; companyId: string }, userId: string): Promise<void>;
}

export function createChannels({ database, clock }: { database: Database; clock: Clock }): Channels {
  return {
    list: (actor) =>
      database.forCompany(actor.companyId, async (tx) => {
        const rows = await repository.listChannels(tx, actor.role === 'LEADER' ? undefined : actor.userId);
        const ids = rows.map((row) => row.id);
        const members = await repository.listMembers(tx, ids);
        const active = await repository.listActive(tx, ids);
        return rows.map((row) => ({
          id: row.id,
          name: row.name,
          createdAt: row.createdAt.toISOString(),
          isActive: active.has(row.id),
          members: (members.get(row.id) ?? []).map((user) => ({ user })),
        }));
      }),

    create: (actor, name) =>
      database.forCompany(actor.companyId, async (tx) => {
        const { companyId } = actor;
        const channel = await repository.insertChannel(tx, { companyId, name, createdAt: clock.now() });
        return { id: channel.id, name: channel.name };
      }),

    addMember: (tx, { id: channelId, companyId }, userId) =>
      repository.insertMember(tx, { channelId, companyId, userId, addedAt: clock.now() }),
  };
}

/**
 * The channel, if the actor may enter it.
 * @throws AppError `not-found` for an unknown or foreign one, `forbidden` for one the actor is outside of
 */
export async function requireChannel(
  tx: Tx,
  actor: Member,
  channelId: string,
): Promise<repository.ChannelRow> {
  const channel = await repository.findChannel(tx, channelId, actor.userId);
  // A direct channel of others is as good as not there.
  if (channel === undefined) throw new AppError('not-found');
  if (!mayEnter(actor, channel)) throw new AppError(channel.kind === 'direct' ? 'not-found' : 'forbidden');
  return channel;
}
