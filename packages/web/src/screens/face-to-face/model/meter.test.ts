import type { Ack, ErrorCode } from '@genbatalk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../../../realtime/testing/fake-clock';
import { Meter } from './meter';

describe('meter', () => {
  let clock: FakeClock;
  let told: string[];
  let refused: ErrorCode[];
  let answers: (Ack<'face-to-face-start'> | Promise<never>)[];
  let isMember: boolean;
  let meter: Meter;

  beforeEach(() => {
    clock = new FakeClock();
    told = [];
    refused = [];
    answers = [];
    isMember = true;
    let ids = 0;
    meter = new Meter({
      emit: (event, id) => {
        told.push(`${event.replace('face-to-face-', '')} ${id}`);
        return Promise.resolve(answers.shift() ?? { status: 'ok' });
      },
      isMember: () => isMember,
      clock,
      createId: () => `s${(ids += 1)}`,
      onRefused: (code) => refused.push(code),
    });
  });

  it('USAGE-12 tells the start, a heartbeat every 60 s, and the end', async () => {
    meter.start();
    await clock.advance(120_000);
    meter.end();
    await clock.advance(120_000);
    expect(told).toEqual(['start s1', 'heartbeat s1', 'heartbeat s1', 'end s1']);
  });

  it('USAGE-12 begins a new session where the server no longer knows the old one', async () => {
    meter.start();
    await settle();
    answers = [{ status: 'error', code: 'not-found', message: '' }];
    await clock.advance(60_000);
    meter.end();
    expect(told).toEqual(['start s1', 'heartbeat s1', 'start s2', 'end s2']);
  });

  it('USAGE-12 begins when the connection is there, if it was not at the tap', async () => {
    answers = [{ status: 'error', code: 'offline', message: '' }];
    meter.start();
    await settle();
    meter.beat();
    await settle();
    meter.end();
    expect(told).toEqual(['start s1', 'start s1', 'end s1']);
  });

  it('USAGE-12 tells the end also before the start is answered', async () => {
    answers = [new Promise<never>(() => undefined)];
    meter.start();
    meter.end();
    await clock.advance(60_000);
    expect(told).toEqual(['start s1', 'end s1']);
  });

  it.each(['timeout', 'internal'] as const)(
    'USAGE-12 tells the end where the start may have arrived: its answer was %s',
    async (code) => {
      answers = [{ status: 'error', code, message: '' }];
      meter.start();
      await settle();
      meter.end();
      expect(told).toEqual(['start s1', 'end s1']);
    },
  );

  it('USAGE-12 tells the end of the new session too, before that one is answered', async () => {
    meter.start();
    await settle();
    answers = [{ status: 'error', code: 'not-found', message: '' }, new Promise<never>(() => undefined)];
    await clock.advance(60_000);
    meter.end();
    expect(told).toEqual(['start s1', 'heartbeat s1', 'start s2', 'end s2']);
  });

  it('USAGE-12 tells no end of what was never begun', () => {
    isMember = false;
    meter.start();
    isMember = true;
    meter.end();
    meter.end();
    expect(told).toEqual([]);
  });

  it('says why the plan does not allow it, and stops', async () => {
    answers = [{ status: 'error', code: 'minutes-exhausted', message: '' }];
    meter.start();
    await clock.advance(120_000);
    meter.end();
    expect(refused).toEqual(['minutes-exhausted']);
    expect(told).toEqual(['start s1']);
  });

  it('USAGE-09 says nothing of a guest', async () => {
    isMember = false;
    meter.start();
    await clock.advance(60_000);
    meter.end();
    expect(told).toEqual([]);
  });
});
