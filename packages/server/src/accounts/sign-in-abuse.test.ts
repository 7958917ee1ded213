import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const verifications = vi.hoisted(() => ({ hashes: [] as string[] }));
vi.mock('@node-rs/argon2', async (original) => {
  const actual = await original<typeof argon2>();
  return {
    ...actual,
    verify: (encoded: string, password: string) => {
      verifications.hashes.push(encoded);
      return actual.verify(encoded, password);
    },
  };
});

const PASSWORD = 'correct horse';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const login = (email: string, password: string, cookie?: string) =>
  server.call('login', {
    body: { email, password },
    ...(cookie !== undefined && { headers: { cookie } }),
  });
async function guess(email: string, times: number, cookie?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1)
    statuses.push((await login(email, `guess ${attempt}`, cookie)).status);
  return statuses;
}
function deviceCookie(headers: Headers): string {
  const cookie = headers.getSetCookie().find((value) => value.startsWith('genbatalk_device='));
  return cookie?.split(';')[0] ?? '';
}

test('AUTH-02 ERR-10 an unknown e-mail costs the same work as a wrong password, and answers the same', async () => {
  const { leader } = await server.company();
  const work = async (email: string) => {
    verifications.hashes.length = 0;
    const { status, error } = await login(email, 'guess');
    const parameters = verifications.hashes.map((encoded) => encoded.split('$').slice(1, 4).join('$'));
    return { status, error, parameters };
  };
  const wrong = await work(leader.user.email ?? '');
  expect(wrong.parameters).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
  expect(await work('nobody@example.com')).toEqual(wrong);
  const worker = (await server.company({ workers: ['vi'] })).workers[0];
  const { memberId } = (await server.call('me', { token: worker?.token ?? '' })).data;
  expect(await work(memberId ?? '')).toEqual(wrong);
});

test('ERR-08 five failures lock the account for unknown devices; a device it has signed in on still gets in', async () => {
  const { leader } = await server.company();
  const email = leader.user.email ?? '';
  const cookie = deviceCookie((await login(email, PASSWORD)).headers);
  expect(cookie).toMatch(/^genbatalk_device=[\w-]{43}$/);
  expect(await guess(email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  const refused = await login(email, PASSWORD);
  expect([refused.status, refused.error.code]).toEqual([429, 'rate-limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await login(email, PASSWORD, 'genbatalk_device=made-up')).status).toBe(429);
  expect((await login(email, PASSWORD, cookie)).status).toBe(200);
  // A known device has guesses of its own, and no more of them.
  expect(await guess(email, 6, cookie)).toEqual([401, 401, 401, 401, 401, 429]);
});

test('ERR-08 a device known to one account is unknown to another', async () => {
  const [mine, theirs] = [(await server.company()).leader, (await server.company()).leader];
  const cookie = deviceCookie((await login(mine.user.email ?? '', PASSWORD)).headers);
  await guess(theirs.user.email ?? '', 5);
  expect((await login(theirs.user.email ?? '', PASSWORD, cookie)).status).toBe(429);
});

test('ERR-08 guesses sent all at once are counted too', async () => {
  const { leader } = await server.company();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => login(leader.user.email ?? '', `guess ${index}`)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('ERR-08 a member ID is one account however it is typed', async () => {
  const worker = (await server.company({ workers: ['vi'] })).workers[0];
  const { memberId } = (await server.call('me', { token: worker?.token ?? '' })).data;
  const id = memberId ?? '';
  const spellings = [
    id,
    id.toLowerCase(),
    `${id.slice(0, 4)} ${id.slice(4)}`,
    `${id.slice(0, 4)}-${id.slice(4)}`,
  ];
  const statuses: number[] = [];
  for (const spelling of [...spellings, ...spellings.slice(0, 2)])
    statuses.push((await login(spelling, 'guess')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('ERR-08 rates per address: failed sign-ins, registrations, joins, invitations looked up', async () => {
  const small = await startTestApp({
    rateLimits: {
      signInFailuresPerAddress: { points: 3, seconds: 600 },
      registrationsPerAddress: { points: 2, seconds: 3_600 },
      invitationLookUpsPerAddress: { points: 2, seconds: 3_600 },
    },
  });
  const repeated = async (call: () => Promise<{ status: number; headers: Headers }>, times: number) => {
    const answers = [];
    for (let attempt = 0; attempt < times; attempt += 1) answers.push(await call());
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    return answers.map(({ status }) => status);
  };
  let account = 0;
  try {
    const nobody = () =>
      small.call('login', { body: { email: `nobody${(account += 1)}@example.com`, password: 'guess' } });
    expect(await repeated(nobody, 4)).toEqual([401, 401, 401, 429]);
    const look = () => small.call('lookUpInvitation', { params: { token: 'unknown' } });
    expect(await repeated(look, 3)).toEqual([404, 404, 429]);
    const join = () =>
      small.call('joinAsNewUser', {
        params: { token: 'unknown' },
        body: { password: 'password', nickname: '李', language: 'zh' },
      });
    expect(await repeated(join, 3)).toEqual([404, 404, 429]);
    const register = () =>
      small.call('register', {
        body: { email: 'new@example.com', password: 'secret', name: '田中', language: 'ja' },
      });
    expect((await register()).status).toBe(429);
  } finally {
    await small.close();
  }
});

test('AUTH-16 a password of the common list is accepted by the server', async () => {
  const { status } = await server.call('register', {
    body: { email: 'common@example.com', password: 'password', name: '田中', language: 'ja' },
  });
  expect(status).toBe(201);
});

test('SEC-01 a password hashed with weaker parameters is hashed anew at the next sign-in', async () => {
  const { leader } = await server.company();
  const weak = await argon2.hash(PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
  const stored = async () => {
    const { rows } = await server.app.database.asSystem((tx) =>
      tx.execute<{ password_hash: string }>(`select password_hash from users where id = '${leader.user.id}'`),
    );
    return rows[0]?.password_hash ?? '';
  };
  await server.app.database.asSystem((tx) =>
    tx.execute(`update users set password_hash = '${weak}' where id = '${leader.user.id}'`),
  );
  expect((await login(leader.user.email ?? '', 'wrong')).status).toBe(401);
  expect(await stored()).toBe(weak);
  expect((await login(leader.user.email ?? '', PASSWORD)).status).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login(leader.user.email ?? '', PASSWORD)).status).toBe(200);
  expect(await stored()).toBe(renewed);
});

test('SEC-01 the database holds a known device by its hash only', async () => {
  const { leader } = await server.company();
  const cookie = deviceCookie((await login(leader.user.email ?? '', PASSWORD)).headers);
  const { rows } = await server.app.database.asSystem((tx) =>
    tx.execute(`select encode(token_hash, 'escape') as hash from known_devices`),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
});

test('REG-07 a referrer is stored with the company; an unknown one and nonsense are ignored', async () => {
  const { leader } = await server.company();
  const referrerOf = async (referrerId: string) => {
    const { status, data } = await server.call('register', {
      body: {
        email: `referred-${referrerId.slice(0, 6)}@example.com`,
        password: 'secret',
        name: '田中',
        language: 'ja',
        referrerId,
      },
    });
    expect(status).toBe(201);
    const { rows } = await server.app.database.asSystem((tx) =>
      tx.execute<{ referrer_id: string | null }>(
        `select referrer_id from companies where id = '${data.user.companyId}'`,
      ),
    );
    return rows[0]?.referrer_id;
  };
  expect(await referrerOf(leader.user.id)).toBe(leader.user.id);
  expect(await referrerOf('00000000-0000-4000-8000-000000000000')).toBeNull();
  expect(await referrerOf('no-id-at-all')).toBeNull();
});
