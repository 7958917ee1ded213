import type { Emergency, EmergencyStatus } from '@genbatalk/contract';
import type { AcknowledgementRow, EmergencyRow } from './emergencies.repository.js';

export function toEmergency(row: EmergencyRow): Emergency {
  const { latitude, longitude, accuracy } = row;
  return {
    id: row.id,
    senderId: row.senderId,
    senderName: row.senderName,
    channelId: row.channelId,
    channelName: row.channelName,
    ...(latitude !== null &&
      longitude !== null &&
      accuracy !== null && { location: { latitude, longitude, accuracy } }),
    timestamp: row.createdAt.toISOString(),
  };
}

/** Whoever confirmed has left the outstanding; the sender is neither (EMRG-10). */
export function toStatus(
  row: EmergencyRow,
  people: readonly { userId: string; nickname: string }[],
  acknowledgements: readonly AcknowledgementRow[],
): EmergencyStatus {
  const confirmed = acknowledgements.filter(
    (one) => one.emergencyId === row.id && one.userId !== row.senderId,
  );
  const confirmedIds = new Set(confirmed.map((one) => one.userId));
  return {
    id: row.id,
    acknowledged: confirmed.map(({ userId, nickname, at }) => ({ userId, nickname, at: at.toISOString() })),
    outstanding: people.filter(({ userId }) => userId !== row.senderId && !confirmedIds.has(userId)),
    ...(row.closedAt !== null && { closedAt: row.closedAt.toISOString() }),
    ...(row.note !== null && { note: row.note }),
  };
}
