import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedgerModel } from '../../test/ledger-model.js';
import { createManualClock } from '../../test/manual-clock.js';
import { asMember, createSettableClock, startCalls } from '../../test/metered-calls.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { settlePendingCalls } from './call-metering.js';
import { sumMs } from './usage.repository.js';

const START_MS = Date.parse('2026-11-20T00:00:00.000Z');
const PEOPLE = 3;
const FOREVER = { from: new Date(0), to: new Date('2100-01-01T00:00:00.000Z') };

let server: TestApp;
beforeAll(async () => {
  // Its clock stands still, so that nothing but this test sweeps.
  server = await startTestApp({ clock: createManualClock() });
});
afterAll(() => server.close());

const person = fc.nat(PEOPLE - 1);
/** People who are spread over the site seldom talk; here they meet. */
const mostlyFirst = fc.constantFrom(0, 0, 0, 0, 1);
const seconds = (options: { min: number; max: number }) => fc.integer(options);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('join' as const), person, channel: mostlyFirst }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('leave' as const), person }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('beat' as const), person }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('drop' as const), person }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('crash' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('pass' as const), seconds: seconds({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('settle' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('jump' as const), seconds: seconds({ min: -400, max: 400 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A company of its own, on which steps are taken and the model beside it. */
async function openSite() {
  const { leader, workers } = await server.company({ workers: ['vi', 'en'] });
  const crew = [leader, ...workers].map(asMember);
  const channels = [await server.channel(leader, workers), await server.channel(leader, workers)];
  const { database } = server.app;
  const clock = createSettableClock(START_MS);
  const model = createLedgerModel();
  const sockets = new Map<number, string>();
  const whereabouts = new Map<number, string>();
  let calls = await startCalls(database, clock);
  const companyId = crew[0]?.companyId ?? '';

  for (let index = 0; index < PEOPLE; index += 1) await take({ type: 'join', person: index, channel: 0 });

  async function take(one: Step): Promise<void> {
    switch (one.type) {
      case 'join': {
        const channelId = channels[one.channel] ?? '';
        sockets.set(one.person, randomUUID());
        whereabouts.set(one.person, channelId);
        model.join(one.person, one.channel, clock.nowMs);
        await calls.join(memberOf(one.person), {
          channelId,
          language: 'ja',
          socketId: sockets.get(one.person) ?? '',
        });
        break;
      }
      case 'leave':
        model.leave(one.person, clock.nowMs);
        await calls.leave(memberOf(one.person));
        break;
      case 'beat': {
        model.beat(one.person, clock.nowMs);
        const channelId = whereabouts.get(one.person) ?? randomUUID();
        // Refused where the model has nobody: the page would join again.
        await calls
          .heartbeat(memberOf(one.person), channelId, sockets.get(one.person) ?? '')
          .catch(() => undefined);
        break;
      }
      case 'drop':
        model.drop(one.person, clock.nowMs);
        await calls.drop(memberOf(one.person), sockets.get(one.person) ?? '');
        break;
      case 'crash':
        model.crash();
        calls = await startCalls(database, clock);
        break;
      case 'settle':
        await database.asSystem(settlePendingCalls);
        break;
      case 'pass':
      case 'jump':
        clock.nowMs += one.seconds * 1_000;
        model.sweep(clock.nowMs);
        await calls.sweep();
        break;
    }
  }

  function memberOf(index: number) {
    const member = crew[index];
    if (member === undefined) throw new RangeError('nobody of this number');
    return member;
  }

  const readSeconds = async () => {
    const sums = await database.forCompany(companyId, (tx) => sumMs(tx, companyId, FOREVER, clock.now()));
    return sums.team / 1_000;
  };
  const expected = () => model.seconds(clock.nowMs);
  return { take, readSeconds, expected, companyId };
}

test('USAGE-01 USAGE-07 any interleaving of joins, leaves, drops and crashes gives the seconds of the model, at every step', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        step.filter((one) => one.type !== 'jump'),
        { minLength: 20, maxLength: 40 },
      ),
      async (steps) => {
        const site = await openSite();
        for (const one of steps) {
          await site.take(one);
          expect(await site.readSeconds()).toBe(site.expected());
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

test('USAGE-01 with jumps of the clock, what is left in the end is the model’s, and never less than nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const site = await openSite();
      for (const one of steps) {
        await site.take(one);
        expect(await site.readSeconds()).toBeGreaterThanOrEqual(0);
      }
      // Everybody is lost and the clock goes on: nothing is open any more.
      await site.take({ type: 'crash' });
      await site.take({ type: 'pass', seconds: 10_000 });
      expect(await site.readSeconds()).toBe(site.expected());
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('USAGE-07 who comes and goes at the same moment is counted the same', async () => {
  const move = fc.constantFrom<'join' | 'leave' | 'drop' | 'stay'>('join', 'leave', 'drop', 'stay');
  const turn = fc.record({ moves: fc.tuple(move, move, move), seconds: seconds({ min: 1, max: 60 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 5, maxLength: 12 }), async (turns) => {
      const site = await openSite();
      for (const { moves, seconds: passed } of turns) {
        await Promise.all(
          moves.map(async (type, index) => {
            if (type === 'join') await site.take({ type, person: index, channel: 0 });
            else if (type !== 'stay') await site.take({ type, person: index });
          }),
        );
        await site.take({ type: 'pass', seconds: passed });
        expect(await site.readSeconds()).toBe(site.expected());
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);
