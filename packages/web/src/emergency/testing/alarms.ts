import type { Emergency, EmergencyStatus } from '@genbatalk/contract';

/** An alarm that a worker sent from a channel. */
export function alarm(id: string, changes: Partial<Emergency> = {}): Emergency {
  return {
    id,
    senderId: 'sender',
    senderName: '李',
    channelId: 'channel',
    channelName: '足場チーム',
    timestamp: '2026-07-01T00:00:00.000Z',
    ...changes,
  };
}

/** Its status, with one person who has not confirmed. */
export function status(id: string, changes: Partial<EmergencyStatus> = {}): EmergencyStatus {
  return { id, acknowledged: [], outstanding: [{ userId: 'me', nickname: 'Anh' }], ...changes };
}
