import type { GlossaryEntry, SignedIn } from '@genbatalk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeEngine } from '../../../test/fakes.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const TERM: GlossaryEntry = {
  language: 'ja',
  term: '天秤',
  spokenForms: ['てんびん'],
  meaning: '長い物を吊る梁',
  translations: { vi: 'đòn gánh', en: 'spreader beam' },
  approved: true,
};
const HEADING = 'language,term,spoken_forms,meaning,ja,en,vi,zh,de,fr,it,approved';

let server: TestApp;
let leader: SignedIn;
const engine = createFakeEngine(async () => ({
  text: 'Please have a look at the spreader beam',
  quality: 'machine',
  engine: 'fake-engine',
}));

beforeAll(async () => {
  server = await startTestApp({ engines: [engine] });
});
afterAll(() => server.close());
beforeEach(async () => {
  engine.requests.length = 0;
  leader = (await server.company({ plan: 'team5_enterprise' })).leader;
});

const asLeader = () => ({ token: leader.token });
const add = (entry: Partial<GlossaryEntry> = {}) =>
  server.call('addTerm', { ...asLeader(), body: { ...TERM, ...entry } });
const list = async () => (await server.call('listGlossary', asLeader())).data.terms;
const importCsv = (csv: string) => server.call('importGlossary', { ...asLeader(), body: { csv } });
const exportCsv = async () => {
  const { data } = await server.call('exportGlossary', asLeader());
  return Buffer.from(data as ArrayBuffer).toString('utf8');
};

describe('a company’s terms', () => {
  test('are added, changed and deleted, with who approved them and when', async () => {
    const { status, data } = await add();
    expect([status, data.term]).toMatchObject([
      201,
      { ...TERM, approved: { by: leader.user.nickname, at: expect.any(String) } },
    ]);
    expect((await add()).status).toBe(409);
    const params = { id: data.term.id };
    const changed = await server.call('changeTerm', {
      ...asLeader(),
      params,
      body: { meaning: '吊り治具', approved: false },
    });
    expect(changed.data.term).toMatchObject({ term: '天秤', meaning: '吊り治具', approved: null });
    expect((await server.call('deleteTerm', { ...asLeader(), params })).status).toBe(204);
    expect((await server.call('deleteTerm', { ...asLeader(), params })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('PLAN-21 count as own phrases do: beyond the plan 402, and nothing of an import is taken over', async () => {
    const trial = await server.company({ plan: 'trial' });
    const lines = Array.from({ length: 21 }, (_, n) => `ja,用語${n}`);
    const body = { csv: ['language,term', ...lines].join('\n') };
    const { status, error } = await server.call('importGlossary', { token: trial.leader.token, body });
    expect([status, error.code]).toEqual([402, 'plan-limit']);
    const { data } = await server.call('listGlossary', { token: trial.leader.token });
    expect(data.terms).toEqual([]);
  });

  test('approved ones that were said go to the engine, and the guard asks for them', async () => {
    await add();
    await add({ term: '水糸', translations: { en: 'string line' }, approved: false });
    const ask = async (text: string) =>
      (
        await server.call('translate', {
          ...asLeader(),
          body: { text, sourceLanguage: 'ja', targetLanguage: 'en' },
        })
      ).data;
    expect(await ask('てんびんの様子を見ておいて')).toMatchObject({ quality: 'machine' });
    expect(engine.requests[0]?.terms).toEqual([{ source: 'てんびん', target: 'spreader beam' }]);
    await ask('水糸の様子を見ておいて');
    expect(engine.requests.at(-1)?.terms).toBeUndefined();
    const [term] = await list();
    await server.call('changeTerm', {
      ...asLeader(),
      params: { id: term?.id ?? '' },
      body: { translations: { en: 'lifting yoke' } },
    });
    expect(await ask('てんびんの様子を見ておいて')).toMatchObject({ quality: 'doubtful' });
  });
});

describe('the table', () => {
  test('goes out for Excel and comes in again unchanged', async () => {
    await add({ term: '=HYPERLINK("x")', spokenForms: ['+81', '@home'], meaning: 'a "quote", a\nline' });
    await add({ term: '梁', translations: { zh: '-梁' }, approved: false });
    const before = await list();
    const csv = await exportCsv();
    expect(csv.startsWith('\uFEFFlanguage,term,')).toBe(true);
    for (const cell of csv.split(/[\r\n,]+/u)) expect(cell).not.toMatch(/^"?[=+\-@]/u);
    const { data } = await importCsv(csv);
    expect(data).toEqual({ added: 0, changed: 2, errors: [] });
    const stable = (terms: typeof before) =>
      terms.map(({ updatedAt: _at, approved, ...term }) => ({ ...term, by: approved?.by }));
    expect(stable(await list())).toEqual(stable(before));
  });

  test('says every fault by its line and column, and takes over nothing', async () => {
    const { data } = await importCsv(
      [HEADING, 'ja,梁,はり,,,beam', 'xx,柱', ',床', 'ja,', `ja,${'長'.repeat(81)}`, 'ja,梁'].join('\n'),
    );
    expect(data).toEqual({
      added: 0,
      changed: 0,
      errors: [
        { line: 3, column: 'language', code: 'language-unknown' },
        { line: 4, column: 'language', code: 'missing' },
        { line: 5, column: 'term', code: 'missing' },
        { line: 6, column: 'term', code: 'too-long' },
        { line: 7, column: 'term', code: 'duplicate' },
      ],
    });
    expect(await list()).toEqual([]);
    expect((await importCsv('a,b\n1,2')).data.errors).toEqual([
      { line: 1, column: 'language', code: 'column-missing' },
      { line: 1, column: 'term', code: 'column-missing' },
    ]);
    expect((await importCsv('language,term\nja,"梁')).data.errors[0]?.code).toBe('malformed');
  });

  test('counts the lines as a spreadsheet does, and names a few hundred faults at most', async () => {
    const { data } = await importCsv('language,term,meaning\nja,柱,"two\nlines"\n\n ,,\nxx,床\n');
    expect(data.errors).toEqual([{ line: 5, column: 'language', code: 'language-unknown' }]);
    const open = await importCsv('language,term\nja,柱\nja,"梁');
    expect(open.data.errors).toEqual([{ line: 3, column: '', code: 'malformed' }]);
    expect((await importCsv(`language,term\n${'xx,\n'.repeat(10_000)}`)).data.errors).toHaveLength(200);
  });

  test('of another encoding is refused, not kept as signs that nobody can read', async () => {
    const { data } = await importCsv('language,term\nja,\uFFFD\uFFFD');
    expect(data.errors).toEqual([{ line: 2, column: 'term', code: 'malformed' }]);
    expect(await list()).toEqual([]);
  });

  test('is read with semicolons and tabs too, as spreadsheets of other countries write it', async () => {
    expect((await importCsv('language;term;vi;approved\nja;梁;dầm;yes')).data.added).toBe(1);
    expect((await importCsv('language\tterm\tapproved\nja\t柱\tはい')).data.added).toBe(1);
    const terms = await list();
    expect(terms.map(({ term, approved }) => [term, approved === null])).toEqual([
      ['柱', false],
      ['梁', false],
    ]);
  });
});
