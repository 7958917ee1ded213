import { randomUUID } from 'node:crypto';
import { type Emergency, type EmergencyStatus, type Location, TIMINGS } from '@genbatalk/contract';
import { LRUCache } from 'lru-cache';
import { lockUser } from '../accounts/accounts.repository.js';
import type { Member } from '../accounts/actor.js';
import { mayEnter } from '../channels/channels.policy.js';
import { findChannel } from '../channels/channels.repository.js';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError } from '../platform/errors/app-error.js';
import { type Publisher, rooms } from '../platform/realtime/publisher.js';
import { toEmergency, toStatus } from './emergencies.mapper.js';
import * as repository from './emergencies.repository.js';

const LISTED = 100;
/** How far back each look at the table goes: commits may become visible a little out of order. */
const OVERLAP_MS = 10_000;

export interface EmergencyInput {
  channelId?: string | null | undefined;
  location?: Location | null | undefined;
  alertId?: string | undefined;
}

export interface Emergencies {
  /** Stores the alarm, then tells the whole company (EMRG-03, EMRG-05). A repeat is the same alarm. Never refused. */
  raise(actor: Member, input: EmergencyInput): Promise<string>;
  /** @throws AppError `not-found` */
  acknowledge(actor: Member, alertId: string): Promise<Emergency & EmergencyStatus>;
  /** Ends an alarm for everyone. @throws AppError `not-found` */
  close(actor: Member, alertId: string, note: string | undefined): Promise<void>;
  list(actor: Member): Promise<(Emergency & EmergencyStatus)[]>;
  /** Tells a page that has just come of every open alarm. */
  resume(actor: Member): Promise<void>;
  /** Run once a second: tells this node's own sockets of what other nodes stored, without Redis. */
  watch(): Promise<void>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  publisher: Publisher;
}

export function createEmergencies({ database, clock, publisher }: Dependencies): Emergencies {
  /** What this node has told: the alarm's id with the instant of the change. */
  const told = new LRUCache<string, number>({ max: 5_000 });
  let watchedUntil = plusMs(clock.now(), -OVERLAP_MS);

  async function describe(tx: Tx, rows: readonly repository.EmergencyRow[]) {
    const ids = rows.map((row) => row.id);
    const acknowledgements = await repository.listAcknowledgements(tx, ids);
    const peopleOf = new Map<string, { userId: string; nickname: string }[]>();
    for (const companyId of new Set(rows.map((row) => row.companyId))) {
      peopleOf.set(companyId, await repository.listPeople(tx, companyId));
    }
    return rows.map((row) => ({
      row,
      emergency: toEmergency(row),
      status: toStatus(row, peopleOf.get(row.companyId) ?? [], acknowledgements),
    }));
  }

  type Described = Awaited<ReturnType<typeof describe>>[number];

  function tell({ row, emergency, status }: Described, room = rooms.company(row.companyId)): void {
    if (row.closedAt === null) publisher.toRoom(room, 'emergency-alert', emergency);
    publisher.toRoom(room, 'emergency-status', status);
  }

  function tellCompany(described: Described): void {
    noteTold(described.row);
    tell(described);
  }

  /** Confirmations at the same moment may come here in any order; what is known only grows. */
  function noteTold({ id, updatedAt }: repository.EmergencyRow): void {
    told.set(id, Math.max(told.get(id) ?? 0, updatedAt.getTime()));
  }

  function tellStatus({ row, status }: Described): void {
    noteTold(row);
    publisher.toRoom(rooms.company(row.companyId), 'emergency-status', status);
  }

  /** A channel that the sender may not name does not stop the alarm. */
  async function whereFrom(tx: Tx, actor: Member, channelId: string | null | undefined) {
    if (channelId == null) return { channelId: null, channelName: null };
    const channel = await findChannel(tx, channelId, actor.userId);
    if (channel === undefined || !mayEnter(actor, channel)) return { channelId: null, channelName: null };
    // Where two talk alone is nobody else's business (DIAL-20).
    if (channel.kind === 'direct') return { channelId: null, channelName: null };
    return { channelId: channel.id, channelName: channel.name };
  }

  /** The stored alarm, and whether it is a new one. A sender's presses take turns, so that four are one (EMRG-13). */
  async function store(
    tx: Tx,
    actor: Member,
    input: EmergencyInput,
  ): Promise<{ row: repository.EmergencyRow; isNew: boolean }> {
    await lockUser(tx, actor.userId);
    const now = clock.now();
    const recent = await repository.findRecent(tx, actor.userId, plusMs(now, -TIMINGS.emergencyRepeatMs));
    if (recent !== undefined) return { row: recent, isNew: false };
    const given = input.alertId === undefined ? undefined : await repository.findEmergency(tx, input.alertId);
    if (given?.senderId === actor.userId && given.closedAt === null) return { row: given, isNew: false };
    const { latitude = null, longitude = null, accuracy = null } = input.location ?? {};
    const fields = {
      companyId: actor.companyId,
      senderId: actor.userId,
      senderName: actor.nickname,
      ...(await whereFrom(tx, actor, input.channelId)),
      latitude,
      longitude,
      accuracy,
      createdAt: now,
      updatedAt: now,
    };
    // An id that a colleague, another company or a past alarm has is as good as none: this alarm gets one of our own.
    const stored =
      (await repository.insertEmergency(tx, { id: input.alertId ?? randomUUID(), ...fields })) ??
      (await repository.insertEmergency(tx, { id: randomUUID(), ...fields }));
    return { row: stored ?? missing(), isNew: true };
  }

  async function change(
    actor: Member,
    alertId: string,
    work: (tx: Tx, now: Date) => Promise<void>,
  ): Promise<Described> {
    return database.forCompany(actor.companyId, async (tx) => {
      if ((await repository.findEmergency(tx, alertId)) === undefined) throw new AppError('not-found');
      await work(tx, clock.now());
      const row = (await repository.findEmergency(tx, alertId)) ?? missing();
      const [described] = await describe(tx, [row]);
      return described ?? missing();
    });
  }

  return {
    async raise(actor, input) {
      const { described, isNew } = await database.forCompany(actor.companyId, async (tx) => {
        const stored = await store(tx, actor, input);
        const [one] = await describe(tx, [stored.row]);
        return { described: one ?? missing(), isNew: stored.isNew };
      });
      // A repeat is for the sender, who is not sure that it went out; the others have it.
      if (isNew) tellCompany(described);
      else tell(described, rooms.user(actor.userId));
      return described.row.id;
    },

    async acknowledge(actor, alertId) {
      const { companyId, userId } = actor;
      const described = await change(actor, alertId, (tx, at) =>
        repository.acknowledge(tx, { emergencyId: alertId, companyId, userId, at }),
      );
      tellStatus(described);
      return { ...described.emergency, ...described.status };
    },

    async close(actor, alertId, note) {
      const described = await change(actor, alertId, (tx, now) =>
        repository.close(tx, alertId, { closedAt: now, closedBy: actor.userId, note: note ?? null }),
      );
      tellStatus(described);
    },

    list: (actor) =>
      database.forCompany(actor.companyId, async (tx) => {
        const described = await describe(tx, await repository.listEmergencies(tx, LISTED));
        return described.map(({ emergency, status }) => ({ ...emergency, ...status }));
      }),

    async resume(actor) {
      const open = await database.forCompany(actor.companyId, async (tx) =>
        describe(tx, await repository.listOpen(tx)),
      );
      for (const one of open) tell(one, rooms.user(actor.userId));
    },

    async watch() {
      const until = plusMs(clock.now(), -OVERLAP_MS);
      const changed = await database.asSystem(async (tx) => {
        const rows = await repository.listChanged(tx, watchedUntil);
        const news = rows.filter((row) => (told.get(row.id) ?? 0) < row.updatedAt.getTime());
        return describe(tx, news);
      });
      // Only now: what could not be read is looked for again.
      watchedUntil = until;
      for (const one of changed) {
        if (told.has(one.row.id)) tellStatus(one);
        else tellCompany(one);
      }
    },
  };
}

function missing(): never {
  throw new Error('an alarm that was just stored is gone');
}
