import { expect, test } from 'vitest';
import { createDeepLApi, deepL } from './deepl-api.js';
import { REQUEST, startEngine, TRANSLATION } from './start-engine.js';

const TERMS = [{ source: '足場', target: 'scaffold' }];
const unhurried = (): AbortSignal => new AbortController().signal;

async function start(maxAtDeepL = 1_000, more: Record<string, string> = {}) {
  const api = createDeepLApi(() => TRANSLATION, { maxGlossaries: maxAtDeepL });
  const started = await startEngine(deepL, { api, more });
  const translate = (terms = TERMS, context: string[] = []) =>
    started.engine.translate({ ...REQUEST, terms, context }, unhurried());
  const calls = () => started.server.requests.map(({ method, path }) => `${method} ${path}`);
  const lastForm = () => new URLSearchParams(started.server.requests.at(-1)?.body);
  return { ...started, api, translate, calls, lastForm };
}

test('terms become a glossary at DeepL, made once and used again', async () => {
  const { api, translate, calls, lastForm, close } = await start();
  await translate();
  expect(calls()).toEqual(['GET /v3/glossaries', 'POST /v3/glossaries', 'POST /v2/translate']);
  expect([...api.glossaries.values()]).toMatchObject([{ pair: 'ja>en', entries: '足場\tscaffold' }]);
  expect(lastForm().get('glossary_id')).toBe('glossary-1');
  await translate();
  expect(calls().slice(3)).toEqual(['POST /v2/translate']);
  await close();
});

test('a glossary of a node before is found by its name; one without terms is not asked for', async () => {
  const first = await start();
  await first.translate();
  const second = await startEngine(deepL, { api: first.api });
  await second.engine.translate({ ...REQUEST, terms: [] }, unhurried());
  await second.engine.translate({ ...REQUEST, terms: TERMS }, unhurried());
  expect(second.server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v2/translate',
    'GET /v3/glossaries',
    'POST /v2/translate',
  ]);
  expect(first.api.glossaries.size).toBe(1);
  await first.close();
  await second.close();
});

test('another wording of a term is another glossary, and the longest unused goes', async () => {
  const { api, translate, close } = await start(1_000, { DEEPL_MAX_GLOSSARIES: '2' });
  for (const target of ['scaffold', 'scaffolding', 'staging']) await translate([{ source: '足場', target }]);
  expect([...api.glossaries.values()].map(({ entries }) => entries)).toEqual([
    '足場\tscaffolding',
    '足場\tstaging',
  ]);
  await close();
});

test('where DeepL makes none, terms go as context, and it is left alone for ten minutes', async () => {
  const { translate, calls, lastForm, clock, close } = await start(0);
  const result = await translate();
  expect(result?.text).toBe(TRANSLATION);
  expect(lastForm().get('context')).toBe('足場 = scaffold');
  await translate();
  expect(calls().slice(3)).toEqual(['POST /v2/translate']);
  await clock.advance(600_000);
  await translate();
  expect(calls().slice(4)).toEqual(['GET /v3/glossaries', 'POST /v3/glossaries', 'POST /v2/translate']);
  await close();
});

test('a glossary that somebody deleted is made anew by the next try', async () => {
  const { api, translate, close } = await start();
  await translate();
  api.glossaries.clear();
  await expect(translate()).rejects.toMatchObject({ fault: 'unavailable', retryable: true });
  expect((await translate())?.text).toBe(TRANSLATION);
  await close();
});

test('register, earlier words and price', async () => {
  const { translate, lastForm, close } = await start(1_000, { DEEPL_PRICE_YEN: '2500' });
  const result = await translate([], ['2階です。']);
  expect(lastForm().get('formality')).toBe('prefer_more');
  expect(lastForm().get('context')).toBe('2階です。');
  // DeepL says how much it bills: 12 characters.
  expect(result?.costYen).toBeCloseTo((12 * 2_500) / 1_000_000, 10);
  await close();
});
