import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../src/config.js';
import { systemClock } from '../../src/platform/clock.js';
import { createTranslationEngines } from '../../src/translation/engines/registry.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { deepL } from './deepl-api.js';
import { type EngineServer, startEngineServer } from './engine-server.js';
import { openAi } from './openai-api.js';
import { GOOD_KEY } from './vendor.js';

/** Nothing that the phrasebook knows. */
const TEXT = '田中さんの青い自転車は事務所の裏に置いてあります。';
const TRANSLATION = "Mr. Tanaka's blue bicycle is behind the office.";

let app: TestApp | undefined;
let servers: EngineServer[] = [];
afterEach(async () => {
  await app?.close();
  for (const server of servers) await server.close();
});

test('OPS-05, OPS-14 engines of the settings answer /api/translate in their order, and no key comes with it', async () => {
  const first = await startEngineServer(deepL.api(() => 'never reached'));
  const second = await startEngineServer(openAi.api(() => TRANSLATION));
  servers = [first, second];
  first.misbehave(deepL.failure(403));
  const { translation } = readConfig({
    TRANSLATION_ENGINES: 'deepl,openai',
    ENGINE_ALLOW_PRIVATE: '127.0.0.1',
    ...deepL.settings(first.url, GOOD_KEY),
    ...openAi.settings(second.url, GOOD_KEY),
  });
  app = await startTestApp({ engines: createTranslationEngines(translation, { clock: systemClock }) });
  const { leader } = await app.company();
  const answer = await app.call('translate', {
    token: leader.token,
    body: { text: TEXT, sourceLanguage: 'ja', targetLanguage: 'en' },
  });
  expect(answer.data).toMatchObject({ text: TRANSLATION, quality: 'machine', engine: 'openai' });
  expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
  expect(JSON.stringify(answer)).not.toContain(GOOD_KEY);
  // Whatever else tells of engines: to leaders, to developers, to whoever watches the server.
  const authorization = `Bearer ${leader.token}`;
  for (const path of ['/api/engines', '/api/openapi.json', '/metrics', '/readyz']) {
    const told = await fetch(`${app.url}${path}`, { headers: { authorization } });
    expect([path, told.status]).toEqual([path, 200]);
    expect(await told.text()).not.toContain(GOOD_KEY);
  }
});
