import type { Emergency, EmergencyStatus } from '@genbatalk/contract';

/** What is known of one alarm; the two events of it may come in either order. */
interface Known {
  readonly alert?: Emergency;
  readonly status?: EmergencyStatus;
}

/** Alarms by id: however often and in whatever order the server tells of one, it is one (EMRG-15). */
export type Alarms = ReadonlyMap<string, Known>;

export interface Alarm extends Emergency {
  readonly acknowledged: EmergencyStatus['acknowledged'];
  readonly outstanding: EmergencyStatus['outstanding'];
}

export type AlarmsEvent =
  | { readonly type: 'alert'; readonly alert: Emergency }
  | { readonly type: 'status'; readonly status: EmergencyStatus };

export const NO_ALARMS: Alarms = new Map();

export function nextAlarms(alarms: Alarms, event: AlarmsEvent): Alarms {
  const id = event.type === 'alert' ? event.alert.id : event.status.id;
  const known = alarms.get(id) ?? {};
  const next = event.type === 'alert' ? { ...known, alert: event.alert } : withStatus(known, event.status);
  return new Map(alarms).set(id, next);
}

/** What is closed stays so, and who has confirmed stays confirmed, though an older status comes late. */
function withStatus(known: Known, status: EmergencyStatus): Known {
  const before = known.status;
  const isOlder =
    before !== undefined &&
    ((before.closedAt !== undefined && status.closedAt === undefined) ||
      before.acknowledged.length > status.acknowledged.length);
  return isOlder ? known : { ...known, status };
}

/** The alarms that are not closed, the oldest first. */
export function openAlarms(alarms: Alarms): readonly Alarm[] {
  const open: Alarm[] = [];
  for (const { alert, status } of alarms.values()) {
    if (alert === undefined || status?.closedAt !== undefined) continue;
    open.push({
      ...alert,
      acknowledged: status?.acknowledged ?? [],
      outstanding: status?.outstanding ?? [],
    });
  }
  return open.toSorted((one, other) => one.timestamp.localeCompare(other.timestamp));
}

/** The alarms that still ring here: neither one's own nor confirmed, on this device or another of one's own. */
export function ringingAlarms(
  open: readonly Alarm[],
  selfId: string,
  acknowledgedHere: ReadonlySet<string>,
): readonly Alarm[] {
  return open.filter(
    ({ id, senderId, acknowledged }) =>
      senderId !== selfId &&
      !acknowledgedHere.has(id) &&
      !acknowledged.some(({ userId }) => userId === selfId),
  );
}
