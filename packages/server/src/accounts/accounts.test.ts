import { restCalls, type User } from '@genbatalk/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const DAY_MS = 24 * 3_600_000;
let clock: ManualClock;
let server: TestApp;

beforeAll(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const registration = (email: string) => ({
  email,
  password: 'secret',
  name: '田中',
  language: 'ja' as const,
});

async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    await client.query("set app.scope = 'system'");
    return (await client.query(sql, values)).rows as T[];
  } finally {
    await client.end();
  }
}

describe('registration', () => {
  test('REG-02 REG-03 registering answers user and token, and makes a company in TRIAL with its LEADER', async () => {
    const { status, data } = await server.call('register', { body: registration('  Tanaka@Example.com ') });
    expect(status).toBe(201);
    expect(data.user).toMatchObject({
      email: 'tanaka@example.com',
      role: 'LEADER',
      nickname: '田中',
      language: 'ja',
    });
    const [company] = await query<{ plan: string; subscription_status: string }>(
      'select * from companies where id = $1',
      [data.user.companyId],
    );
    expect(company).toMatchObject({ plan: 'FREE', subscription_status: 'TRIAL' });
  });

  test('REG-06 a password of 5 characters answers 400 password-too-short; one of 6 is accepted', async () => {
    const short = await server.call('register', {
      body: { ...registration('five@example.com'), password: '12345' },
    });
    expect(short.status).toBe(400);
    expect(short.error).toMatchObject({ code: 'password-too-short', details: [{ path: 'password' }] });
    const enough = await server.call('register', {
      body: { ...registration('six@example.com'), password: '123456' },
    });
    expect(enough.status).toBe(201);
  });

  test('REG-09 a taken e-mail answers 409 and creates neither user nor company', async () => {
    await server.call('register', { body: registration('taken@example.com') });
    const [before] = await query<{ users: string; companies: string }>(
      'select (select count(*) from users) users, (select count(*) from companies) companies',
    );
    const { status, error } = await server.call('register', { body: registration('TAKEN@example.com') });
    expect(status).toBe(409);
    expect(error.code).toBe('email-taken');
    const [after] = await query(
      'select (select count(*) from users) users, (select count(*) from companies) companies',
    );
    expect(after).toEqual(before);
  });

  test('REG-10 a company registered without a name is called after its leader', async () => {
    const { data } = await server.call('register', { body: registration('noname@example.com') });
    const [company] = await query<{ name: string }>('select name from companies where id = $1', [
      data.user.companyId,
    ]);
    expect(company?.name).toBe('田中の会社');
  });

  test('REG-04 email, nickname and password are required, each named in details', async () => {
    const { status, error } = await server.call('register', { body: { language: 'ja' } as never });
    expect(status).toBe(400);
    expect(error.details.map((detail) => detail.path).sort()).toEqual(['email', 'name', 'password']);
    expect(error.details[0]?.message).toBe('必須項目です');
  });
});

describe('sign-in and tokens', () => {
  test('AUTH-02 AUTH-04 login answers exactly the user of the contract and a token', async () => {
    await server.call('register', { body: registration('login@example.com') });
    const { status, data } = await server.call('login', {
      body: { email: 'Login@example.com', password: 'secret' },
    });
    expect(status).toBe(200);
    expect(Object.keys(data.user).sort()).toEqual([
      'companyId',
      'email',
      'id',
      'language',
      'name',
      'nickname',
      'role',
    ] satisfies (keyof User)[]);
    expect(data.user.name).toBe('田中');
    expect((await server.call('me', { token: data.token })).data.user).toEqual(data.user);
  });

  test('ERR-10 an unknown account and a wrong password get the same 401', async () => {
    const unknown = await server.call('login', { body: { email: 'nobody@example.com', password: 'secret' } });
    const wrong = await server.call('login', { body: { email: 'login@example.com', password: 'wrong!' } });
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(wrong.error).toEqual(unknown.error);
    expect(wrong.error.code).toBe('credentials-invalid');
  });

  test('AUTH-14 a member ID signs in in place of the e-mail, however it is typed', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const [worker] = workers;
    const { memberId } = (await server.call('me', { token: worker?.token ?? '' })).data;
    expect(memberId).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect((await server.call('me', { token: leader.token })).data.memberId).toBeNull();
    const typed = `${memberId?.slice(0, 4).toLowerCase()} ${memberId?.slice(4)}`;
    const { status } = await server.call('login', { body: { email: typed, password: 'not set yet' } });
    expect(status).toBe(401);
  });

  test('AUTH-07 login and register set the cookie httpOnly and SameSite=Lax', async () => {
    const { headers } = await server.call('register', { body: registration('cookie@example.com') });
    const cookie = headers.getSetCookie().find((value) => value.startsWith('genbatalk_session='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  test('AUTH-10 AUTH-13 verify takes the cookie alone or the token alone; no other call takes the cookie', async () => {
    const { data } = await server.call('register', { body: registration('verify@example.com') });
    const cookie = { cookie: `genbatalk_session=${data.token}` };
    expect((await server.call('verify', { headers: cookie })).data.user).toEqual(data.user);
    expect((await server.call('verify', { token: data.token })).data.user).toEqual(data.user);
    expect((await server.call('verify')).status).toBe(401);
    expect((await server.call('listChannels', { headers: cookie })).status).toBe(401);
  });

  test('AUTH-08 a logged-out token gets 401', async () => {
    const { data } = await server.call('register', { body: registration('logout@example.com') });
    expect((await server.call('logout', { token: data.token })).status).toBe(204);
    expect((await server.call('me', { token: data.token })).status).toBe(401);
  });

  test('AUTH-09 each use of a token starts its 30 days again', async () => {
    const { data } = await server.call('register', { body: registration('slides@example.com') });
    await clock.advance(29 * DAY_MS);
    expect((await server.call('me', { token: data.token })).status).toBe(200);
    await clock.advance(29 * DAY_MS);
    expect((await server.call('me', { token: data.token })).status).toBe(200);
    await clock.advance(30 * DAY_MS + 1);
    expect((await server.call('me', { token: data.token })).status).toBe(401);
  });

  test('AUTH-11 AUTH-12 an anonymous token is a GUEST for 2 hours, used or not', async () => {
    const { status, data } = await server.call('faceToFaceAnonymous', { body: { language: 'vi' } });
    expect(status).toBe(201);
    expect(data.user).toMatchObject({ role: 'GUEST', companyId: null, email: null });
    await clock.advance(2 * 3_600_000 - 1_000);
    expect((await server.call('me', { token: data.token })).status).toBe(200);
    await clock.advance(1_000);
    expect((await server.call('me', { token: data.token })).status).toBe(401);
  });

  test('AUTH-15 AUTH-17 a sign-in link signs its member in once, and not after 24 hours', async () => {
    const { leader, workers } = await server.company({ workers: ['zh'] });
    const worker = workers[0]?.user.id ?? '';
    const { token } = await server.app.accounts.createSignInLink(leader.user.companyId ?? '', worker);
    const first = await server.call('signInWithLink', { params: { token } });
    expect(first.data.user.id).toBe(worker);
    const second = await server.call('signInWithLink', { params: { token } });
    expect([second.status, second.error.code]).toEqual([404, 'link-invalid']);
    const late = await server.app.accounts.createSignInLink(leader.user.companyId ?? '', worker);
    await clock.advance(DAY_MS);
    expect((await server.call('signInWithLink', { params: { token: late.token } })).status).toBe(404);
  });

  test('SEC-01 the database holds no token, only hashes; passwords are argon2id at OWASP strength', async () => {
    const { data } = await server.call('register', { body: registration('hash@example.com') });
    const sessions = JSON.stringify(await query('select * from sessions'));
    expect(sessions).not.toContain(data.token);
    const [user] = await query<{ password_hash: string }>('select password_hash from users where id = $1', [
      data.user.id,
    ]);
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('refusals', () => {
  test('ERR-01 ERR-03 a failure has the same text twice, in Accept-Language, else in the user’s language, else ja', async () => {
    const { leader } = await server.company();
    const english = await server.call('me', { headers: { 'accept-language': 'fr;q=0.9, en-GB;q=0.8' } });
    expect(english.error).toEqual({
      code: 'unauthorized',
      error: 'Please sign in again',
      message: 'Please sign in again',
      details: [],
    });
    expect((await server.call('me')).error.message).toBe('もう一度ログインしてください');
    const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'vi' } })).data;
    const vietnamese = await server.call('listChannels', { token: guest.token });
    expect([vietnamese.status, vietnamese.error.message]).toEqual([403, 'Bạn không có quyền làm việc này']);
    expect(
      (await server.call('createChannel', { token: leader.token, body: { name: ' ' } })).error.message,
    ).toBe('入力内容を確認してください');
  });

  test('ERR-08 the sixth wrong password in 15 minutes answers 429 with Retry-After', async () => {
    await server.call('register', { body: registration('guessed@example.com') });
    const guess = () => server.call('login', { body: { email: 'guessed@example.com', password: 'wrong!' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const refused = await guess();
    expect([refused.status, refused.error.code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('SEC-11 a GUEST token gets 403 on every call of members', async () => {
    const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
    const membersOnly = Object.values(restCalls).filter((call) => ['member', 'leader'].includes(call.access));
    expect(membersOnly.length).toBeGreaterThan(3);
    for (const call of membersOnly) {
      const path = call.path.replace(':id', '00000000-0000-4000-8000-000000000000');
      const response = await fetch(`${server.url}${path}`, {
        method: call.method,
        headers: { authorization: `Bearer ${guest.token}` },
      });
      expect([call.path, response.status]).toEqual([call.path, 403]);
    }
  });
});
