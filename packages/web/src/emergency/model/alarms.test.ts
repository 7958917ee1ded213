import type { Emergency, EmergencyStatus } from '@genbatalk/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarm, status } from '../testing/alarms';
import { type AlarmsEvent, NO_ALARMS, nextAlarms, openAlarms, ringingAlarms } from './alarms';

const told = (...events: AlarmsEvent[]) => events.reduce(nextAlarms, NO_ALARMS);
const alert = (id: string, changes: Partial<Emergency> = {}): AlarmsEvent => ({
  type: 'alert',
  alert: alarm(id, changes),
});
const state = (id: string, changes: Partial<EmergencyStatus> = {}): AlarmsEvent => ({
  type: 'status',
  status: status(id, changes),
});
const me = { userId: 'me', nickname: 'Anh', at: '2026-07-01T00:00:05.000Z' };

describe('alarms', () => {
  it('EMRG-15 one id is one alarm, however often it is told', () => {
    expect(openAlarms(told(alert('a'), alert('a'), state('a'), alert('a')))).toHaveLength(1);
  });

  it('several queue, the oldest first', () => {
    const later = alert('b', { timestamp: '2026-07-01T00:01:00.000Z' });
    expect(openAlarms(told(later, alert('a'))).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('EMRG-10 whoever confirms moves from the outstanding to the confirmed', () => {
    const [one] = openAlarms(
      told(alert('a'), state('a'), state('a', { acknowledged: [me], outstanding: [] })),
    );
    expect(one).toMatchObject({ acknowledged: [me], outstanding: [] });
  });

  it('rings for everyone but its sender and those who have confirmed, here or on another device', () => {
    const rings = (selfId: string, here: string[], ...events: AlarmsEvent[]) =>
      ringingAlarms(openAlarms(told(...events)), selfId, new Set(here)).length;
    expect(rings('me', [], alert('a'))).toBe(1);
    expect(rings('sender', [], alert('a'))).toBe(0);
    expect(rings('me', ['a'], alert('a'))).toBe(0);
    expect(rings('me', [], alert('a'), state('a', { acknowledged: [me] }))).toBe(0);
  });

  it('EMRG-16 what is closed stays closed, in whatever order its events come', () => {
    const events = [
      alert('a'),
      state('a'),
      state('a', { acknowledged: [me] }),
      state('a', { acknowledged: [me], closedAt: '2026-07-01T00:02:00.000Z' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
        const alarms = told(...shuffled);
        expect(openAlarms(alarms)).toEqual([]);
        expect(alarms.get('a')?.status?.closedAt).toBeDefined();
      }),
    );
  });
});
