import { PLAN_IDS } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.js';
import { changePlan, endTrialAt, spend } from '../../test/plans.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { readConfig } from '../config.js';

const DAY_MS = 24 * 3_600_000;
const clock = createManualClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const status = async (token: string) => (await server.call('subscriptionStatus', { token })).data;
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);

test('PLAN-01 PLAN-02 PLAN-03 PLAN-04 PLAN-32 a new company is on FREE, in a trial of 7 days', async () => {
  const { leader } = await server.company({ plan: 'trial', workers: ['vi'] });
  await server.channel(leader);
  expect(await status(leader.token)).toEqual({
    company: {
      plan: 'FREE',
      subscriptionStatus: 'TRIAL',
      trialDaysLeft: 7,
      trialEndsAt: inDays(7).toISOString(),
      periodEndsAt: null,
      cancelAtPeriodEnd: false,
    },
    planConfig: {
      name: 'フリー',
      price: 0,
      description: expect.any(String),
      features: expect.objectContaining({ maxMembers: 5, permanentRooms: 1, customPhrases: 20 }),
    },
    needsUpgrade: false,
    usage: {
      channels: 1,
      members: 2,
      minutes: { faceToFace: 0, oneToOne: 0, team: 0 },
      seconds: { faceToFace: 0, oneToOne: 0, team: 0 },
    },
    limits: { channels: 1, members: 5, minutes: { faceToFace: null, oneToOne: null, team: null } },
  });
});

test('PLAN-01 TRIAL_DAYS says how long a trial lasts', async () => {
  const config = { ...readConfig({ PORT: '0', HOST: '127.0.0.1' }), trialDays: 10 };
  const other = await startTestApp({ clock, config });
  try {
    const { leader } = await other.company({ plan: 'trial' });
    const { company } = (await other.call('subscriptionStatus', { token: leader.token })).data;
    expect(company).toMatchObject({ trialDaysLeft: 10, trialEndsAt: inDays(10).toISOString() });
  } finally {
    await other.close();
  }
});

test.each([
  [1 / DAY_MS, 1],
  [1, 1],
  [1 + 1 / DAY_MS, 2],
  [0, 0],
  [-3, 0],
])('PLAN-33 with %d days to go, trialDaysLeft is %d', async (days, left) => {
  const { leader } = await server.company({ plan: 'trial' });
  await endTrialAt(server, leader, inDays(days));
  const { company, needsUpgrade } = await status(leader.token);
  expect(company.trialDaysLeft).toBe(left);
  expect(needsUpgrade).toBe(left === 0);
});

test('PLAN-05 PLAN-32 the end of the trial is stored and told in the audit trail', async () => {
  const { leader } = await server.company({ plan: 'trial' });
  await endTrialAt(server, leader, clock.now());
  const readEntries = async () => {
    await clock.advance(1_000);
    return (await server.call('listAudit', { token: leader.token })).data.entries;
  };
  await expect
    .poll(readEntries, { timeout: 10_000 })
    .toMatchObject([
      { action: 'status-changed', by: 'system', userId: null, after: { subscriptionStatus: 'EXPIRED' } },
      { action: 'limits-changed' },
    ]);
});

test('PLAN-05 buying after the end tells both, in their order', async () => {
  const { leader } = await server.company({ plan: 'trial' });
  await endTrialAt(server, leader, inDays(-1));
  await changePlan(server, leader, 'BASIC');
  const { entries } = (await server.call('listAudit', { token: leader.token })).data;
  const states = entries.filter((entry) => entry.action === 'status-changed');
  // The newest first; the trial ended when it did, not when that was noticed.
  expect(states).toMatchObject([
    { at: clock.now().toISOString(), before: { subscriptionStatus: 'EXPIRED' } },
    { at: inDays(-1).toISOString(), before: { subscriptionStatus: 'TRIAL' } },
  ]);
  expect((await status(leader.token)).company).toMatchObject({ plan: 'BASIC', subscriptionStatus: 'ACTIVE' });
});

test('PLAN-07 PLAN-08 PLAN-09 the catalogue, without internal figures', async () => {
  const { leader } = await server.company({ plan: 'trial' });
  const { data } = await server.call('listPlans', { token: leader.token });
  expect(data.plans.map((plan) => plan.id)).toEqual([...PLAN_IDS]);
  expect(data.plans.find((plan) => plan.id === 'personal_pro')).toEqual({
    id: 'personal_pro',
    group: 'personal',
    name: 'Personal Pro',
    displayName: 'パーソナル プロ',
    price: 3_000,
    priceId: 'demo_personal_pro',
    features: {
      maxMembers: 1,
      permanentRooms: 0,
      faceToFaceMinutes: 900,
      oneToOneMinutes: 0,
      teamMinutes: 0,
      recordingDays: 0,
      customPhrases: 0,
      emergencyButton: false,
      prioritySupport: false,
    },
    target: expect.any(String),
    usageExample: expect.any(String),
    badge: 'おすすめ',
    colour: 'green',
  });
  expect(data.plans[0]).not.toHaveProperty('priceId');
  expect(JSON.stringify([data, await status(leader.token)])).not.toMatch(/2\.7|cost|margin|internal/i);
});

test.each([
  ['en', 'Personal Pro', 'Recommended'],
  ['vi', 'Cá nhân Pro', 'Nên chọn'],
  ['zh', '个人专业版', '推荐'],
])('PLAN-08 the texts are in the reader’s language: %s', async (language, displayName, badge) => {
  const { leader } = await server.company();
  const { data } = await server.call('listPlans', {
    token: leader.token,
    headers: { 'accept-language': language },
  });
  expect(data.plans.find((plan) => plan.id === 'personal_pro')).toMatchObject({ displayName, badge });
});

test('PLAN-06 the audit trail is append-only, and only the own company’s', async () => {
  const { leader } = await server.company({ plan: 'BASIC' });
  const { leader: other } = await server.company({ plan: 'trial' });
  const { entries } = (await server.call('listAudit', { token: leader.token })).data;
  expect(entries.map((entry) => entry.action).sort()).toEqual([
    'limits-changed',
    'plan-changed',
    'status-changed',
  ]);
  expect((await server.call('listAudit', { token: other.token })).data.entries).toEqual([]);
  const before = entries[0]?.at ?? '';
  expect((await server.call('listAudit', { token: leader.token, query: { before } })).data.entries).toEqual(
    [],
  );
  for (const change of [
    sql`update audit_entries set action = 'x'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
    sql`truncate usage_periods`,
  ])
    await expect(server.app.database.asSystem((tx) => tx.execute(change))).rejects.toThrow();
});

test('USAGE-01 PLAN-06 ledger and trail go with their company, and in no other way', async () => {
  const { leader } = await server.company({ plan: 'BASIC' });
  const companyId = leader.user.companyId ?? '';
  await spend(server, leader, { kind: 'team', seconds: 5, endedAt: clock.now() });
  const count = async () => {
    const { rows } = await server.app.database.asSystem((tx) =>
      tx.execute(sql`select
        (select count(*)::int from usage_periods where company_id = ${companyId}) as periods,
        (select count(*)::int from audit_entries where company_id = ${companyId}) as entries`),
    );
    return rows;
  };
  expect(await count()).toEqual([{ periods: 1, entries: 3 }]);
  await server.app.database.asSystem((tx) => tx.execute(sql`delete from companies where id = ${companyId}`));
  expect(await count()).toEqual([{ periods: 0, entries: 0 }]);
});
