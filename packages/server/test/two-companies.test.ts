import type { RestCallName, SignedIn } from '@genbatalk/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.js';

let server: TestApp;
beforeAll(async () => {
  const plenty = { points: 100_000, seconds: 60 };
  server = await startTestApp({ rateLimits: { invitationLookUpsPerAddress: plenty } });
});
afterAll(() => server.close());

/** What a company should have; the server is compared with it after every step. */
interface Company {
  leader: SignedIn;
  workers: Map<string, SignedIn>;
  /** Tokens by ids. */
  invitations: Map<string, string>;
  channels: Set<string>;
}

const ACTIONS = [
  ...(['invite', 'cancel', 'join', 'move', 'deleteMember'] as const),
  ...(['createChannel', 'renameChannel', 'deleteChannel', 'setMembers', 'signInLink'] as const),
];
interface Step {
  action: (typeof ACTIONS)[number];
  /** Which company's leader acts. */
  by: 0 | 1;
  /** Which of all the things there are, the other company's included. */
  picks: readonly [number, number];
}
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  by: fc.constantFrom(0, 1),
  picks: fc.tuple(fc.nat(), fc.nat()),
});

function pick<T>(things: readonly T[], seed: number): T | undefined {
  return things[seed % Math.max(1, things.length)];
}

async function take(
  { action, by, picks: [first, second] }: Step,
  companies: readonly Company[],
): Promise<void> {
  const own = companies[by] as Company;
  const { token } = own.leader;
  const call = (name: RestCallName, id: string | undefined, body?: unknown) =>
    server.call(name, {
      token,
      params: { id: id ?? '' },
      ...(body !== undefined && { body: body as never }),
    });
  const channel = pick(
    companies.flatMap(({ channels }) => [...channels]),
    first,
  );
  const invitation = pick(
    companies.flatMap(({ invitations }) => [...invitations]),
    first,
  );
  const worker = pick(
    companies.flatMap(({ workers }) => [...workers.values()]),
    second,
  );
  const home = companies.find(({ workers }) => workers.has(worker?.user.id ?? ''));
  const inviting = companies.find(({ invitations }) => invitations.has(invitation?.[0] ?? ''));

  switch (action) {
    case 'invite': {
      const channelId = first % 2 === 0 ? undefined : channel;
      const isForeign = channelId !== undefined && !own.channels.has(channelId);
      const { status, data } = await server.call('invite', {
        token,
        body: { nickname: '李', language: 'zh', ...(channelId !== undefined && { channelId }) },
      });
      expect(status).toBe(isForeign ? 404 : 201);
      if (!isForeign) own.invitations.set(data.invitation.id, data.invitation.token);
      return;
    }
    case 'cancel': {
      if (invitation === undefined) return;
      const isOwn = own.invitations.delete(invitation[0]);
      expect((await call('cancelInvitation', invitation[0])).status).toBe(isOwn ? 204 : 404);
      return;
    }
    case 'join': {
      if (invitation === undefined || inviting === undefined) return;
      const { data } = await server.call('joinAsNewUser', {
        params: { token: invitation[1] },
        body: { password: 'password', nickname: '李', language: 'zh' },
      });
      inviting.invitations.delete(invitation[0]);
      inviting.workers.set(data.user.id, data);
      return;
    }
    case 'move': {
      if (invitation === undefined || inviting === undefined || worker === undefined) return;
      const { status } = await server.call('acceptInvitation', {
        token: worker.token,
        params: { token: invitation[1] },
      });
      expect(status).toBe(200);
      inviting.invitations.delete(invitation[0]);
      home?.workers.delete(worker.user.id);
      inviting.workers.set(worker.user.id, worker);
      return;
    }
    case 'deleteMember': {
      if (worker === undefined) return;
      const isOwn = own.workers.delete(worker.user.id);
      expect((await call('deleteMember', worker.user.id)).status).toBe(isOwn ? 204 : 404);
      return;
    }
    case 'createChannel': {
      const { data } = await server.call('createChannel', { token, body: { name: `${by}` } });
      own.channels.add(data.channel.id);
      return;
    }
    case 'renameChannel': {
      if (channel === undefined) return;
      const status = own.channels.has(channel) ? 200 : 404;
      expect((await call('renameChannel', channel, { name: `${by}` })).status).toBe(status);
      return;
    }
    case 'deleteChannel': {
      if (channel === undefined) return;
      const isOwn = own.channels.delete(channel);
      expect((await call('deleteChannel', channel)).status).toBe(isOwn ? 204 : 404);
      return;
    }
    case 'setMembers': {
      if (channel === undefined || worker === undefined) return;
      const isOwn = own.channels.has(channel) && own.workers.has(worker.user.id);
      const { status } = await call('setChannelMembers', channel, { userIds: [worker.user.id] });
      expect(status).toBe(isOwn ? 200 : 404);
      return;
    }
    case 'signInLink': {
      if (worker === undefined) return;
      const status = own.workers.has(worker.user.id) ? 201 : 404;
      expect((await call('createSignInLink', worker.user.id)).status).toBe(status);
      return;
    }
  }
}

/** Each company has exactly what it should: nothing lost, nothing of the other's. */
async function compare(companies: readonly Company[]): Promise<void> {
  for (const [index, { leader, workers, invitations, channels }] of companies.entries()) {
    const { token } = leader;
    const people = [leader.user.id, ...workers.keys()];
    const listed = (await server.call('listMembers', { token })).data;
    expect(listed.members.map(({ id }) => id).sort()).toEqual([...people].sort());
    expect(listed.invitations.map(({ id }) => id).sort()).toEqual([...invitations.keys()].sort());
    const cards = (await server.call('listChannels', { token })).data.channels;
    expect(cards.map(({ id }) => id).sort()).toEqual([...channels].sort());
    for (const card of cards) {
      expect(card.name).toBe(`${index}`);
      for (const { user } of card.members) expect(people).toContain(user.id);
    }
    for (const worker of workers.values()) {
      const own = (await server.call('listChannels', { token: worker.token })).data.channels;
      for (const { id } of own) expect(channels).toContain(id);
    }
  }
}

test('SEC-07 SEC-09 in whatever order two companies’ leaders act, neither sees or changes the other’s', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const companies: Company[] = [];
      for (let index = 0; index < 2; index += 1) {
        const { leader, workers } = await server.company({ workers: ['vi', 'zh'] });
        const byId = new Map(workers.map((worker) => [worker.user.id, worker]));
        companies.push({ leader, workers: byId, invitations: new Map(), channels: new Set() });
      }
      for (const one of steps) {
        await take(one, companies);
        await compare(companies);
        compared += 1;
      }
    }),
    { numRuns: 12 },
  );
  expect(compared).toBeGreaterThan(90);
});
