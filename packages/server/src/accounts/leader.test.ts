import type { SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { createOperator, type Operator } from '../operator/operator.service.js';

const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'correct horse';
let clock: ManualClock;
let server: TestApp;
let operator: Operator;

beforeAll(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
  operator = createOperator({ database: server.app.database, clock, trialDays: 7 });
});
afterAll(() => server.close());

const login = (email: string | null, password: string) =>
  server.call('login', { body: { email: email ?? '', password } });
const provision = (email: string) =>
  operator.createLeader({ email, company: '鈴木組', nickname: '鈴木', language: 'ja' });
const setUp = (token: string, password: string) =>
  server.call('setupLeader', { params: { token }, body: { password } });
const change = (leader: SignedIn, currentPassword: string, newPassword: string) =>
  server.call('changeLeaderPassword', { token: leader.token, body: { currentPassword, newPassword } });

describe('set-up', () => {
  test('SETUP-02 a provisioned leader sets the first password without sign-in or cookie, and logs in with it', async () => {
    const { token, companyId } = await provision('suzuki@example.com');
    expect((await login('suzuki@example.com', 'password')).status).toBe(401);
    const { status, data, headers } = await setUp(token, 'password');
    expect([status, data]).toEqual([200, { ok: true }]);
    expect(headers.getSetCookie()).toEqual([]);
    const signedIn = await login('suzuki@example.com', 'password');
    expect(signedIn.data.user).toMatchObject({ role: 'LEADER', companyId, nickname: '鈴木' });
  });

  test('SETUP-03 a password of 7 characters is refused in Japanese and leaves the link open', async () => {
    const { token } = await provision('seven@example.com');
    const short = await setUp(token, '1234567');
    expect([short.status, short.error.code, short.error.error]).toEqual([
      400,
      'password-too-short',
      'パスワードが短すぎます',
    ]);
    expect((await setUp(token, '12345678')).status).toBe(200);
  });

  test('SETUP-06 an unknown token answers 404', async () => {
    const { status, error } = await setUp('unknown', 'password');
    expect([status, error.code]).toEqual([404, 'link-invalid']);
  });

  test('SETUP-07 a link works once and for 7 days', async () => {
    const once = await provision('once@example.com');
    expect((await setUp(once.token, 'password')).status).toBe(200);
    expect((await setUp(once.token, 'different')).status).toBe(404);
    expect((await login('once@example.com', 'different')).status).toBe(401);
    const late = await provision('late@example.com');
    const last = await provision('last@example.com');
    await clock.advance(7 * DAY_MS - 1_000);
    expect((await setUp(last.token, 'password')).status).toBe(200);
    await clock.advance(1_000);
    expect((await setUp(late.token, 'password')).status).toBe(404);
  });

  test('SETUP-07 of two uses at once one counts', async () => {
    const { token } = await provision('twice@example.com');
    const answers = await Promise.all([setUp(token, 'password-1'), setUp(token, 'password-2')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
  });
});

describe('change of password', () => {
  test('PROF-12 PROF-16 only the new password logs in; other tokens and their sockets end, this one stays', async () => {
    const { leader } = await server.company();
    const other = (await login(leader.user.email, PASSWORD)).data;
    const socket = await server.connect(other);
    const closed = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    const { status, data } = await change(leader, PASSWORD, 'battery staple');
    expect([status, data]).toEqual([200, { ok: true }]);
    await closed;
    expect((await server.call('me', { token: other.token })).status).toBe(401);
    expect((await server.call('me', { token: leader.token })).status).toBe(200);
    expect((await login(leader.user.email, PASSWORD)).status).toBe(401);
    expect((await login(leader.user.email, 'battery staple')).status).toBe(200);
  });

  test('PROF-13 a new password of 7 characters is refused in Japanese', async () => {
    const { leader } = await server.company();
    const short = await change(leader, PASSWORD, '1234567');
    expect([short.status, short.error.code, short.error.message]).toEqual([
      400,
      'password-too-short',
      'パスワードが短すぎます',
    ]);
    expect(short.error.details.map(({ path }) => path)).toEqual(['newPassword']);
    expect((await change(leader, PASSWORD, '12345678')).status).toBe(200);
  });

  test('PROF-15 a wrong current password changes nothing and revokes nothing', async () => {
    const { leader } = await server.company();
    const other = (await login(leader.user.email, PASSWORD)).data;
    const refused = await change(leader, 'wrong', 'battery staple');
    expect([refused.status, refused.error.code]).toEqual([400, 'password-wrong']);
    expect((await server.call('me', { token: other.token })).status).toBe(200);
    expect((await login(leader.user.email, PASSWORD)).status).toBe(200);
  });

  test('PROF-15 guessing the current password is limited as guessing at the login is', async () => {
    const { leader } = await server.company();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await change(leader, `guess ${guess}`, 'battery staple')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('PROF-16 of two changes at once one counts', async () => {
    const { leader } = await server.company();
    const other = (await login(leader.user.email, PASSWORD)).data;
    const answers = await Promise.all([
      change(leader, PASSWORD, 'battery staple 1'),
      change(other, PASSWORD, 'battery staple 2'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('PROF-17 a worker and a guest get 403', async () => {
    const { workers } = await server.company({ workers: ['vi'] });
    const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
    for (const one of [workers[0] as SignedIn, guest])
      expect((await change(one, PASSWORD, 'battery staple')).status).toBe(403);
  });
});
