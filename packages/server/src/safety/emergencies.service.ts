import { randomUUID } from 'node:crypto';
import { type Emergency, type EmergencyStatus, type Location, TIMINGS } from '@genbatalk/contract';
import { LRUCache } from 'lru-cache';
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
    told.set(described.row.id, described.row.updatedAt.getTime());
    tell(described);
  }

  /** A channel that the sender may not name does not stop the alarm. */
  async function whereFrom(tx: Tx, actor: Member, channelId: string | null | undefined) {
    if (channelId == null) return { channelId: null, channelName: null };
    const channel = await findChannel(tx, channelId, actor.userId);
    if (channel === undefined || !mayEnter(actor, channel)) return { channelId: null, channelName: null };
    return { channelId: channel.id, channelName: channel.kind === 'team' ? channel.name : null };
  }

  async function store(tx: Tx, actor: Member, input: EmergencyInput): Promise<repository.EmergencyRow> {
    const now = clock.now();
    const recent = await repository.findRecent(tx, actor.userId, plusMs(now, -TIMINGS.emergencyRepeatMs));
    if (recent !== undefined) return recent;
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
    const id = input.alertId ?? randomUUID();
    const stored =
      (await repository.insertEmergency(tx, { id, ...fields })) ?? (await repository.findEmergency(tx, id));
    // An id that another company has is as good as none: the alarm goes out under one of our own.
    return stored ?? (await repository.insertEmergency(tx, { id: randomUUID(), ...fields })) ?? missing();
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
      const described = await database.forCompany(actor.companyId, async (tx) => {
        const [one] = await describe(tx, [await store(tx, actor, input)]);
        return one ?? missing();
      });
      tellCompany(described);
      return described.row.id;
    },

    async acknowledge(actor, alertId) {
      const { companyId, userId } = actor;
      const described = await change(actor, alertId, (tx, at) =>
        repository.acknowledge(tx, { emergencyId: alertId, companyId, userId, at }),
      );
      told.set(alertId, described.row.updatedAt.getTime());
      publisher.toRoom(rooms.company(companyId), 'emergency-status', described.status);
      return { ...described.emergency, ...described.status };
    },

    async close(actor, alertId, note) {
      const described = await change(actor, alertId, (tx, now) =>
        repository.touch(tx, alertId, {
          updatedAt: now,
          closedAt: now,
          closedBy: actor.userId,
          note: note ?? null,
        }),
      );
      tellCompany(described);
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
      const from = watchedUntil;
      watchedUntil = plusMs(clock.now(), -OVERLAP_MS);
      const changed = await database.asSystem(async (tx) => {
        const rows = await repository.listChanged(tx, from);
        const news = rows.filter((row) => (told.get(row.id) ?? 0) < row.updatedAt.getTime());
        return describe(tx, news);
      });
      for (const one of changed) tellCompany(one);
    },
  };
}

function missing(): never {
  throw new Error('an alarm that was just stored is gone');
}
