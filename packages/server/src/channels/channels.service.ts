import type { Channel } from '@genbatalk/contract';
import type { Member } from '../accounts/actor.js';
import type { Expulsions } from '../calls/expulsion.service.js';
import type { Clock } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Entitlements } from '../subscription/entitlements.js';
import { mayEnter } from './channels.policy.js';
import * as repository from './channels.repository.js';

export interface Channels {
  list(actor: Member): Promise<Channel[]>;
  /** @throws AppError `plan-limit`, `trial-ended` */
  create(actor: Member, name: string): Promise<{ id: string; name: string }>;
  /** @throws AppError `not-found`, here and below also for another company's and for a direct channel */
  rename(actor: Member, channelId: string, name: string): Promise<Channel>;
  /** Gone from every list; whoever is in its call is taken out (CHAN-17). */
  delete(actor: Member, channelId: string): Promise<void>;
  /**
   * Makes these users the members; leaders stay, whoever is taken out is told (CHAN-18).
   * @throws AppError `not-found` also for a user that the company does not have
   */
  setMembers(actor: Member, channelId: string, userIds: readonly string[]): Promise<Channel>;
  /** @throws AppError `not-found` unless it is a channel of the crew in the company of `tx` */
  requireTeamChannel(tx: Tx, channelId: string): Promise<repository.ChannelRow>;
  /** Makes a user a listed member. The caller has checked that both are of the company of `tx`. */
  addMember(tx: Tx, channel: { id: string; companyId: string }, userId: string): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  expulsions: Expulsions;
  entitlements: Pick<Entitlements, 'requireChannelRoom'>;
}

export function createChannels({ database, clock, expulsions, entitlements }: Dependencies): Channels {
  async function read(tx: Tx, rows: readonly repository.ChannelRow[]): Promise<Channel[]> {
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
  }

  async function readOne(tx: Tx, row: repository.ChannelRow): Promise<Channel> {
    const [channel] = await read(tx, [row]);
    if (channel === undefined) throw new Error('a channel was read as nothing');
    return channel;
  }

  async function requireTeamChannel(tx: Tx, channelId: string): Promise<repository.ChannelRow> {
    const channel = await repository.lockTeamChannel(tx, channelId);
    if (channel === undefined) throw new AppError('not-found');
    return channel;
  }

  return {
    requireTeamChannel,

    list: (actor) =>
      database.forCompany(actor.companyId, async (tx) =>
        read(tx, await repository.listChannels(tx, actor.role === 'LEADER' ? undefined : actor.userId)),
      ),

    rename: (actor, channelId, name) =>
      database.forCompany(actor.companyId, async (tx) => {
        const channel = await requireTeamChannel(tx, channelId);
        await repository.updateChannel(tx, channelId, { name });
        return readOne(tx, { ...channel, name });
      }),

    async delete(actor, channelId) {
      const expelled = await database.forCompany(actor.companyId, async (tx) => {
        const channel = await requireTeamChannel(tx, channelId);
        await repository.updateChannel(tx, channelId, { deletedAt: clock.now() });
        return expulsions.expelAll(tx, channel);
      });
      await expulsions.announce(expelled);
    },

    async setMembers(actor, channelId, userIds) {
      const { companyId } = actor;
      const wanted = new Set(userIds.map((id) => id.toLowerCase()));
      const { channel, expelled } = await database.forCompany(companyId, async (tx) => {
        const row = await requireTeamChannel(tx, channelId);
        const members = await repository.findUsers(tx, companyId, [...wanted]);
        if (members.length < wanted.size) throw new AppError('not-found');
        const listed = await repository.findListed(tx, channelId);
        const removed = listed.filter((user) => !wanted.has(user.id));
        await repository.deleteMembers(
          tx,
          channelId,
          removed.map((user) => user.id),
        );
        for (const { id: userId } of members)
          await repository.insertMember(tx, { channelId, companyId, userId, addedAt: clock.now() });
        // A leader is in every channel of the company, listed or not (CHAN-03).
        const outsiders = removed.filter((user) => user.role !== 'LEADER');
        const gone = await expulsions.expelFrom(tx, row, outsiders);
        return { channel: await readOne(tx, row), expelled: gone };
      });
      await expulsions.announce(expelled);
      return channel;
    },

    create: (actor, name) =>
      database.forCompany(actor.companyId, async (tx) => {
        const { companyId } = actor;
        await entitlements.requireChannelRoom(tx, companyId);
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

/**
 * As `requireChannel`, and nobody is taken out of the channel before the transaction ends: who enters while being
 * removed is either refused or removed, never in it afterwards.
 */
export async function requireChannelToEnter(
  tx: Tx,
  actor: Member,
  channelId: string,
): Promise<repository.ChannelRow> {
  await repository.holdChannel(tx, channelId);
  return requireChannel(tx, actor, channelId);
}
