import { randomUUID } from 'node:crypto';
import type { Language } from '@genbatalk/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeEngine, machineTranslation } from '../../test/fakes.js';
import { createManualClock, type ManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { readConfig } from '../config.js';
import { createEngineReports } from '../platform/engines/engine-reports.js';
import type { TranslationRequest, TranslationResult } from '../translation/translator.port.js';
import type { Foundation } from './foundation.js';
import { composeTranslation } from './translation.js';

const TEXT = '図面の件、確認しておいて';
let server: TestApp;
let clock: ManualClock;
let companyId: string;
let answer: (request: TranslationRequest) => Promise<TranslationResult | undefined>;
const engine = createFakeEngine((request) => answer(request));

const good =
  (costYen?: number) =>
  async ({ text, targetLanguage }: TranslationRequest): Promise<TranslationResult> => ({
    text: machineTranslation(text, targetLanguage),
    quality: 'machine',
    engine: 'fake-engine',
    ...(costYen !== undefined && { costYen }),
  });

beforeEach(async () => {
  clock = createManualClock();
  engine.requests.length = 0;
  answer = good();
  server = await startTestApp({ clock });
  companyId = (await server.company({ plan: 'team5_enterprise' })).leader.user.companyId ?? '';
});
afterEach(() => server.close());

/** The chain as production puts it together, on the server's database; made anew it has the memory of a restart. */
async function compose(environment: Record<string, string> = {}) {
  const foundation = {
    config: readConfig(environment),
    clock,
    database: server.app.database,
    logger: pino({ level: 'silent' }),
  } as unknown as Foundation;
  const entitlements = { requirePhraseRoom: async () => {} };
  return composeTranslation(foundation, {
    translators: [engine],
    entitlements,
    reports: createEngineReports(),
  });
}

const signal = () => new AbortController().signal;
function ask(
  { chain }: Awaited<ReturnType<typeof compose>>,
  fields: Partial<TranslationRequest> = {},
): Promise<TranslationResult> {
  const request = { text: TEXT, sourceLanguage: 'ja', targetLanguage: 'en', companyId, ...fields } as const;
  return chain.translate(request, signal());
}

/** An utterance of the company; its id. */
async function utter(text = TEXT, language: Language = 'ja'): Promise<string> {
  const id = randomUUID();
  await server.app.database.asSystem(async (tx) => {
    const channel = randomUUID();
    const call = randomUUID();
    await tx.execute(sql`insert into channels (id, company_id, name, created_at)
      values (${channel}, ${companyId}, 'x', ${clock.now().toISOString()})`);
    await tx.execute(sql`insert into calls (id, company_id, channel_id, started_at)
      values (${call}, ${companyId}, ${channel}, ${clock.now().toISOString()})`);
    await tx.execute(sql`insert into utterances
      (id, company_id, channel_id, call_id, sequence, speaker_id, speaker_name, utterance_id, language, text, source, created_at)
      values (${id}, ${companyId}, ${channel}, ${call}, 1, ${randomUUID()}, 'x', ${randomUUID()}, ${language}, ${text}, 'typed',
        ${clock.now().toISOString()})`);
  });
  return id;
}

const forgetUtterance = (id: string) =>
  server.app.database.asSystem((tx) => tx.execute(sql`delete from utterances where id = ${id}`));

async function setSettings(keepTranslations: boolean, dailyCapYen: number | null): Promise<void> {
  await server.app.database.asSystem((tx) =>
    tx.execute(sql`insert into translation_settings (company_id, keep_translations, daily_cap_yen, updated_at)
      values (${companyId}, ${keepTranslations}, ${dailyCapYen}, ${clock.now().toISOString()})
      on conflict (company_id) do update set keep_translations = excluded.keep_translations,
        daily_cap_yen = excluded.daily_cap_yen`),
  );
}

describe('a company pays for a sentence once', () => {
  test('200 equal requests at once make one call', async () => {
    const translation = await compose();
    const results = await Promise.all(Array.from({ length: 200 }, () => ask(translation)));
    expect(engine.requests).toHaveLength(1);
    expect(new Set(results.map(({ text }) => text))).toEqual(new Set([machineTranslation(TEXT, 'en')]));
  });

  test('one who gives up does not take the answer from the others', async () => {
    const translation = await compose();
    let give: (result: TranslationResult) => void = () => {};
    answer = () => new Promise((resolve) => (give = resolve));
    const stop = new AbortController();
    const request = { text: TEXT, sourceLanguage: 'ja', targetLanguage: 'en', companyId } as const;
    const first = translation.chain.translate(request, stop.signal);
    const second = ask(translation);
    await expect.poll(() => engine.requests.length, { timeout: 10_000 }).toBe(1);
    stop.abort(new Error('gone'));
    await first;
    give({ text: machineTranslation(TEXT, 'en'), quality: 'machine', engine: 'fake-engine' });
    expect((await second).quality).toBe('machine');
    expect(engine.requests).toHaveLength(1);
  });

  test('what was translated is kept over a restart as long as an utterance has it, and goes with the last', async () => {
    const first = await utter();
    await ask(await compose(), { utteranceId: first });
    const later = await utter();
    expect(await ask(await compose(), { utteranceId: later })).toMatchObject({ quality: 'machine' });
    await forgetUtterance(first);
    await ask(await compose(), { utteranceId: later });
    expect(engine.requests).toHaveLength(1);
    await forgetUtterance(later);
    await ask(await compose());
    expect(engine.requests).toHaveLength(2);
  });

  test('where the company chose it, it outlives the utterance; without an utterance nothing else is stored', async () => {
    await ask(await compose());
    await ask(await compose());
    expect(engine.requests).toHaveLength(2);
    await setSettings(true, null);
    const utteranceId = await utter();
    await ask(await compose(), { utteranceId });
    await forgetUtterance(utteranceId);
    await ask(await compose());
    expect(engine.requests).toHaveLength(3);
  });

  test('companies, languages, context and guests share nothing', async () => {
    const translation = await compose();
    const other = (await server.company()).leader.user.companyId;
    await ask(translation);
    await ask(translation, { companyId: other });
    await ask(translation, { targetLanguage: 'de' });
    for (let n = 0; n < 2; n += 1) await ask(translation, { context: ['さっきの話'] });
    for (let n = 0; n < 2; n += 1) await ask(translation, { companyId: null });
    expect(engine.requests).toHaveLength(7);
  });

  test('QUAL-07 what the phrasebook knows is no engine’s business', async () => {
    expect(await ask(await compose(), { text: '危ない！' })).toMatchObject({ quality: 'phrasebook' });
    expect(engine.requests).toEqual([]);
  });
});

describe('the daily cap', () => {
  const spent = async () =>
    Number(
      (
        await server.app.database.asSystem((tx) =>
          tx.execute<{ yen: number }>(
            sql`select coalesce(sum(yen), 0) as yen from translation_spending where company_id = ${companyId}`,
          ),
        )
      ).rows[0]?.yen,
    );
  const texts = Array.from(
    { length: 20 },
    (_, n) => `図面の件${'あいうえおかきくけこ'[n % 10]}、確認して${n < 10 ? 'ね' : 'よ'}`,
  );

  test('many at once do not pass it, a restart does not forget it, and a new day begins at midnight in Tokyo', async () => {
    answer = good(10);
    const environment = { TRANSLATION_DAILY_CAP_YEN: '35' };
    const translation = await compose(environment);
    const results = await Promise.all(texts.map((text) => ask(translation, { text })));
    expect(results.filter(({ quality }) => quality === 'machine')).toHaveLength(3);
    expect(results.filter(({ quality }) => quality === 'partial' || quality === 'none')).toHaveLength(17);
    expect(await spent()).toBe(30);
    expect(await ask(await compose(environment), { text: `${TEXT}ね` })).not.toMatchObject({
      quality: 'machine',
    });
    expect(engine.requests).toHaveLength(3);
    // It is 9:00 in Tokyo.
    await clock.advance(15 * 3_600_000);
    expect(await ask(translation, { text: `${TEXT}ね` })).toMatchObject({ quality: 'machine' });
  });

  test('phrasebook sentences and what was paid for go on; a cap that was raised counts at once', async () => {
    answer = good(10);
    const translation = await compose({ TRANSLATION_DAILY_CAP_YEN: '10' });
    await ask(translation);
    expect(await ask(translation, { text: '別の図面の話もしておいて' })).not.toMatchObject({
      quality: 'machine',
    });
    expect(await ask(translation)).toMatchObject({ quality: 'machine' });
    expect(await ask(translation, { text: '危ない！' })).toMatchObject({ quality: 'phrasebook' });
    await setSettings(false, 100);
    await clock.advance(5_001);
    expect(await ask(translation, { text: '別の図面の話もしておいて' })).toMatchObject({
      quality: 'machine',
    });
  });

  test('0 asks no engine; guests have one cap together; what was refused by the guard is paid for', async () => {
    expect(await ask(await compose({ TRANSLATION_DAILY_CAP_YEN: '0' }))).not.toMatchObject({
      quality: 'machine',
    });
    expect(engine.requests).toEqual([]);
    answer = good(10);
    const translation = await compose({ TRANSLATION_DAILY_CAP_YEN: '20' });
    for (let n = 0; n < 4; n += 1) await ask(translation, { companyId: null });
    expect(engine.requests).toHaveLength(2);
    answer = async () => ({
      text: 'Bring 99 of them',
      quality: 'machine',
      engine: 'fake-engine',
      costYen: 4,
    });
    expect(await ask(translation)).toMatchObject({ quality: 'doubtful' });
    expect(await spent()).toBe(8);
  });

  test('the ledger is only added to', async () => {
    answer = good(10);
    await ask(await compose());
    await expect(
      server.app.database.asSystem((tx) => tx.execute(sql`update translation_spending set yen = 0`)),
    ).rejects.toThrow();
  });
});
