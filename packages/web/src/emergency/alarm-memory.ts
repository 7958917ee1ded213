import type { Location } from '@genbatalk/contract';
import { readStored, writeStored } from '../device/storage';

/** An alarm that the server has not confirmed yet. */
export interface UnsentAlarm {
  readonly alertId: string;
  readonly channelId: string | null;
  readonly location: Location | null;
}

/** What must outlast a reload: alarms not sent yet, and confirmations, delivered or not. */
export interface AlarmRecord {
  readonly unsent: readonly UnsentAlarm[];
  readonly acknowledged: readonly { readonly id: string; readonly isDelivered: boolean }[];
}

export interface AlarmMemory {
  load(): AlarmRecord;
  save(record: AlarmRecord): void;
}

const NOTHING: AlarmRecord = { unsent: [], acknowledged: [] };

/** Keeps alarms of one person on this device, over tabs: an alarm may be sent by whichever comes up again. */
export function createAlarmMemory(userId: string): AlarmMemory {
  const key = `genbatalk.alarms.${userId}`;
  return {
    load() {
      try {
        return { ...NOTHING, ...(JSON.parse(readStored(key) ?? '{}') as Partial<AlarmRecord>) };
      } catch {
        return NOTHING;
      }
    },
    save: (record) => writeStored(key, JSON.stringify(record)),
  };
}
