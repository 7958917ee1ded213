import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
let clock: ManualClock;
beforeEach(async () => {
  clock = createManualClock();
  server = await startTestApp({ clock });
});
afterEach(() => server.close());

type Period = { kind: string; seconds: number; ended: boolean };

function readPeriods(companyId: string): Promise<Period[]> {
  return server.app.database.forCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<Period>(sql`
      select kind, extract(epoch from coalesce(ended_at, last_seen_at) - started_at)::int as seconds,
        ended_at is not null as ended
      from usage_periods order by started_at`);
    return rows;
  });
}

describe('translating', () => {
  test('F2F-23 F2F-24 a turn comes back to both halves of the one phone, with its sound', async () => {
    const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
    const phone = await server.connect(guest);
    const utteranceId = randomUUID();
    const ack = await phone.emit('face-to-face-translate', {
      text: 'ヘルメットをかぶってください',
      sourceLanguage: 'ja',
      targetLanguage: 'en',
      speaker: 'host',
      utteranceId,
    });
    expect(ack).toEqual({ status: 'ok' });
    expect(await phone.next('face-to-face-translated')).toEqual({
      utteranceId,
      speaker: 'host',
      originalText: 'ヘルメットをかぶってください',
      originalLanguage: 'ja',
      translatedText: 'Please wear your helmet.',
      translatedLanguage: 'en',
      timestamp: expect.any(String),
      quality: 'phrasebook',
      audioBase64: expect.any(String),
      mimeType: 'audio/mpeg',
    });
  });

  test('USAGE-09 a guest has 60 translations in 10 minutes', async () => {
    const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
    const phone = await server.connect(guest);
    const translate = () =>
      phone.emit('face-to-face-translate', {
        text: 'はい',
        sourceLanguage: 'ja',
        targetLanguage: 'en',
        speaker: 'host',
      });
    const statuses: string[] = [];
    for (let turn = 0; turn < 61; turn += 1) statuses.push((await translate()).status);
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(60);
    expect(await translate()).toMatchObject({ code: 'rate-limited' });
    expect(await phone.next('translation-error')).toMatchObject({ code: 'rate-limited' });
  });
});

test('USAGE-09 all guests of one address together have 300 translations in 10 minutes', async () => {
  const translate = (token: string) =>
    server.call('translate', { token, body: { text: 'はい', sourceLanguage: 'ja', targetLanguage: 'en' } });
  const statuses: number[] = [];
  for (let guest = 0; guest < 6; guest += 1) {
    const { token } = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
    for (let turn = 0; turn < 55; turn += 1) statuses.push((await translate(token)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.slice(300)).toEqual(Array.from({ length: 30 }, () => 429));
});

describe('metering', () => {
  test('USAGE-12 a member’s face-to-face counts from start to end, to the second', async () => {
    const { leader } = await server.company();
    const phone = await server.connect(leader);
    const sessionId = randomUUID();
    await phone.emit('face-to-face-start', { sessionId });
    await clock.advance(60_000);
    expect(await phone.emit('face-to-face-heartbeat', { sessionId })).toEqual({ status: 'ok' });
    await clock.advance(25_000);
    await phone.emit('face-to-face-end', { sessionId });
    await phone.emit('face-to-face-end', { sessionId });
    expect(await readPeriods(leader.user.companyId ?? '')).toEqual([
      { kind: 'faceToFace', seconds: 85, ended: true },
    ]);
    expect(await phone.emit('face-to-face-heartbeat', { sessionId })).toMatchObject({ code: 'not-found' });
  });

  test('USAGE-12 nobody talks for nothing under somebody else’s session', async () => {
    const { leader, workers } = await server.company({ workers: ['vi', 'en'] });
    const [own, ...others] = await Promise.all([leader, ...workers].map(server.connect));
    const sessionId = randomUUID();
    await own?.emit('face-to-face-start', { sessionId });
    for (const other of others)
      expect(await other.emit('face-to-face-start', { sessionId })).toMatchObject({ code: 'conflict' });
    expect(await own?.emit('face-to-face-start', { sessionId })).toEqual({ status: 'ok' });
    const contested = { sessionId: randomUUID() };
    const answers = await Promise.all(others.map((other) => other.emit('face-to-face-start', contested)));
    expect(answers.map((answer) => answer.status).sort()).toEqual(['error', 'ok']);
    // Another company's session of the same id is its own.
    const stranger = await server.connect((await server.company()).leader);
    expect(await stranger.emit('face-to-face-start', { sessionId })).toEqual({ status: 'ok' });
  });

  test('USAGE-12 a session that is lost ended at its last heartbeat', async () => {
    const { leader } = await server.company();
    const phone = await server.connect(leader);
    const sessionId = randomUUID();
    await phone.emit('face-to-face-start', { sessionId });
    await clock.advance(60_000);
    await phone.emit('face-to-face-heartbeat', { sessionId });
    phone.socket.disconnect();
    await clock.advance(85_000);
    expect(await readPeriods(leader.user.companyId ?? '')).toMatchObject([{ ended: false }]);
    await expect
      .poll(async () => {
        await clock.advance(1_000);
        return readPeriods(leader.user.companyId ?? '');
      })
      .toEqual([{ kind: 'faceToFace', seconds: 60, ended: true }]);
  });

  test('USAGE-09 a guest’s is not metered', async () => {
    const guest = (await server.call('faceToFaceAnonymous', { body: { language: 'en' } })).data;
    const phone = await server.connect(guest);
    expect(await phone.emit('face-to-face-start', { sessionId: randomUUID() })).toEqual({ status: 'ok' });
    const { rows } = await server.app.database.asSystem((tx) => tx.execute(sql`select 1 from usage_periods`));
    expect(rows).toEqual([]);
  });

  test('USAGE-01 what is closed in the ledger is never changed', async () => {
    const { leader } = await server.company();
    const phone = await server.connect(leader);
    const sessionId = randomUUID();
    await phone.emit('face-to-face-start', { sessionId });
    await phone.emit('face-to-face-end', { sessionId });
    await expect(
      server.app.database.asSystem((tx) => tx.execute(sql`update usage_periods set ended_at = now()`)),
    ).rejects.toThrow('update usage_periods');
  });
});
