import type { PlanId } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const HOUR_MS = 3_600_000;
const clock = createManualClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

/** Somebody of a company on this plan says something, which is then made so many hours old. */
async function say(plan: PlanId, ages: readonly number[]) {
  const { leader } = await server.company({ plan });
  const channelId = await server.channel(leader);
  const client = await server.connect(leader);
  await client.emit('join-channel', { channelId, language: 'ja' });
  for (const hours of ages) {
    const text = `${hours}時間前`;
    await client.emit('text-data', { channelId, text, language: 'ja' });
    const createdAt = new Date(clock.now().getTime() - hours * HOUR_MS).toISOString();
    await server.app.database.forCompany(leader.user.companyId ?? '', (tx) =>
      tx.execute(sql`update utterances set created_at = ${createdAt}::timestamptz where text = ${text}`),
    );
  }
  return async () => {
    const { data } = await server.call('transcript', { token: leader.token, params: { id: channelId } });
    return data.utterances.map((utterance) => utterance.original.text);
  };
}

test('PLAN-16 PLAN-17 what was said goes after 24 hours, or after the days that the plan records', async () => {
  const unrecorded = await say('PREMIUM', [25, 23]);
  const week = await say('team5_standard', [7 * 24 + 1, 7 * 24 - 1, 25]);
  const month = await say('team5_pro', [7 * 24 + 1, 30 * 24 + 1]);
  // Past the next time that the server forgets.
  await clock.advance(600_000);
  await expect.poll(unrecorded, { timeout: 10_000 }).toEqual(['23時間前']);
  await expect.poll(week, { timeout: 10_000 }).toEqual(['167時間前', '25時間前']);
  await expect.poll(month, { timeout: 10_000 }).toEqual(['169時間前']);
});
