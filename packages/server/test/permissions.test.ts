import { randomUUID } from 'node:crypto';
import {
  type ClientEventName,
  clientEvents,
  type PlanId,
  type RestCallName,
  restCalls,
  type SignedIn,
} from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ASKERS,
  type Asker,
  EVENT_PERMISSIONS,
  REST_PERMISSIONS,
  type Request,
  type World,
} from './permission-table.js';
import { changePlan } from './plans.js';
import { startTestApp } from './test-app.js';

let world: World;

beforeAll(async () => {
  const server = await startTestApp({
    rateLimits: {
      invitationLookUpsPerAddress: { points: 10_000, seconds: 60 },
      signInFailuresPerAccount: { points: 10_000, seconds: 60 },
    },
  });
  world = { server, ...(await createWorld(server)) };
});
afterAll(() => world.server.close());

async function createWorld(server: World['server']): Promise<Omit<World, 'server'>> {
  const { leader, workers } = await server.company({ workers: ['zh', 'vi'] });
  const [outsider, worker] = workers as [SignedIn, SignedIn];
  const { leader: foreignLeader } = await server.company();
  const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
  const onPlan = async (plan: PlanId) => {
    for (const one of [leader, foreignLeader]) await changePlan(server, one, plan);
  };
  return {
    people: { guest, outsider, worker, leader, foreignLeader },
    onPlan,
    async channel() {
      await onPlan('PREMIUM');
      return server.channel(leader, [worker]);
    },
    member: () =>
      server.app.accounts.createWorker(leader.user.companyId ?? '', { nickname: '李', language: 'zh' }),
    async invitation() {
      await onPlan('PREMIUM');
      const { data } = await server.call('invite', {
        token: leader.token,
        body: { nickname: '李', language: 'zh' },
      });
      return data.invitation;
    },
  };
}

function call(name: RestCallName, request: Request, signedIn: SignedIn | undefined) {
  return world.server.call(name, {
    ...(request as object),
    ...(signedIn !== undefined && { token: signedIn.token }),
  });
}

/** Calls that end the asker's token or company are made by a stand-in of the same role. */
async function personFor(asker: Asker, name: RestCallName): Promise<SignedIn | undefined> {
  if (asker === 'nobody') return undefined;
  if (name !== 'logout' && name !== 'acceptInvitation') return world.people[asker];
  return (await createWorld(world.server)).people[asker];
}

describe('REST', () => {
  test('SEC-11 SEC-12 the table has a row for every call', () => {
    expect(Object.keys(REST_PERMISSIONS).sort()).toEqual(Object.keys(restCalls).sort());
  });

  test.each(Object.keys(restCalls) as RestCallName[])(
    'SEC-11 SEC-12 MEMB-20 CHAN-19 PRESET-06 %s: who may',
    async (name) => {
      const row = REST_PERMISSIONS[name];
      const statuses: Record<string, number> = {};
      for (const asker of ASKERS) {
        const request = (await row.request?.(world)) ?? {};
        statuses[asker] = (await call(name, request, await personFor(asker, name))).status;
      }
      expect(statuses).toEqual(
        Object.fromEntries(ASKERS.map((asker, index) => [asker, row.expected[index]])),
      );
    },
  );

  const withId = (Object.keys(restCalls) as RestCallName[]).filter((name) =>
    restCalls[name].path.includes(':id'),
  );
  test.each(withId)(
    'SEC-07 %s: what another company has answers exactly as what nobody has',
    async (name) => {
      const request = (await REST_PERMISSIONS[name].request?.(world)) ?? {};
      const { foreignLeader } = world.people;
      const foreign = await call(name, request, foreignLeader);
      const unknown = await call(name, { ...request, params: { id: randomUUID() } }, foreignLeader);
      expect(foreign.error).toEqual(unknown.error);
      expect([foreign.status, unknown.status]).toEqual([404, 404]);
      // And it was there all the time.
      const own = await call(name, request, world.people.leader);
      expect(own.status).toBe(restCalls[name].status);
    },
  );
});

describe('socket', () => {
  test('SEC-11 SEC-12 the table has a row for every event', () => {
    expect(Object.keys(EVENT_PERMISSIONS).sort()).toEqual(Object.keys(clientEvents).sort());
  });

  test('SEC-02 nobody gets in at all', async () => {
    for (const token of ['', 'no-token-at-all'])
      await expect(world.server.connect({ user: world.people.worker.user, token })).rejects.toThrow(
        'unauthorized',
      );
  });

  test.each(Object.keys(clientEvents) as ClientEventName[])(
    'SEC-08 SEC-10 SEC-11 SEC-12 %s: who may',
    async (event) => {
      const { expected, payload, inCall } = EVENT_PERMISSIONS[event];
      const askers = ASKERS.filter((asker) => asker !== 'nobody');
      const results: Record<string, string> = {};
      for (const asker of askers) {
        const channelId = await world.channel();
        const client = await world.server.connect(world.people[asker]);
        if (inCall) await client.emit('join-channel', { channelId, language: 'ja' });
        const ack = (await client.emit(event, payload(channelId))) as {
          status: string;
          code?: string;
        };
        results[asker] = ack.code ?? ack.status;
        expect(client.socket.connected).toBe(true);
        client.socket.disconnect();
      }
      expect(results).toEqual(Object.fromEntries(askers.map((asker, index) => [asker, expected[index]])));
    },
  );

  test('SEC-09 nothing of one company reaches a socket of another', async () => {
    const { people, server } = world;
    const foreign = await server.connect(people.foreignLeader);
    const channelId = await world.channel();
    await foreign.emit('join-channel', { channelId, language: 'ja' });
    const heard = foreign.received.length;
    const worker = await server.connect(people.worker);
    await worker.emit('join-channel', { channelId, language: 'vi' });
    await worker.emit('text-data', { channelId, text: 'Xin chào', language: 'vi' });
    await worker.next('voice-translated');
    await server.call('deleteChannel', { token: people.leader.token, params: { id: channelId } });
    await worker.next('join-error');
    await foreign.emit('leave-channel', {});
    expect(foreign.received.slice(heard)).toEqual([]);
  });
});
