import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEngineFetch } from '../../src/platform/engines/engine-http.js';
import type { LookupAll, NetworkPolicy } from '../../src/platform/engines/network-policy.js';
import { createManualClock } from '../manual-clock.js';
import { type EngineServer, json, startEngineServer } from './engine-server.js';
import { openAi } from './openai-api.js';
import { REQUEST, startEngine } from './start-engine.js';

const CLOSED: NetworkPolicy = { allowedPrivateHosts: [], loopbackAllowed: false };
/** Every name leads to this machine. */
const toLoopback: LookupAll = (_host, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }]);

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer(() => json(200, { ok: true }));
});
afterEach(() => server.close());

function fetchWith(network: NetworkPolicy, lookup = toLoopback) {
  return createEngineFetch({
    engine: 'engine',
    clock: createManualClock(),
    network,
    timeoutMs: 1_000,
    lookup,
  });
}

test('OPS-13 no private address is contacted: by its number, by localhost, or by a name that leads there', async () => {
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '[::ffff:127.0.0.1]',
    'localhost',
    'a.localhost',
    'engine.example',
  ]) {
    await expect(fetchWith(CLOSED)(`http://${host}:${server.port}/`), host).rejects.toThrow(
      'engine: unavailable',
    );
  }
  expect(server.connections()).toBe(0);
});

test('OPS-13 a name that the setting allows is contacted where it leads', async () => {
  const fetch = fetchWith({ ...CLOSED, allowedPrivateHosts: ['engine.example'] });
  const response = await fetch(`http://engine.example:${server.port}/`);
  expect(await response.json()).toEqual({ ok: true });
});

test('OPS-13 a redirect of an allowed engine to a private address is not contacted', async () => {
  const inner = await startEngineServer(() => json(200, {}));
  server.misbehave({ status: 307, headers: { location: `${inner.url}/` }, body: '' });
  const fetch = fetchWith({ ...CLOSED, allowedPrivateHosts: ['engine.example'] });
  await expect(fetch(`http://engine.example:${server.port}/`)).rejects.toThrow('engine: unavailable');
  expect([server.connections(), inner.connections()]).toEqual([1, 0]);
  await inner.close();
});

test('OPS-15 a name that never resolves ends with the signal', async () => {
  let asked: () => void = () => {};
  const resolving = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const started = await startEngine(openAi, {
    lookup: () => asked(),
    more: { ENGINE_ALLOW_PRIVATE: 'engine.example', OPENAI_BASE_URL: 'http://engine.example/v1' },
  });
  const controller = new AbortController();
  const translating = started.engine.translate(REQUEST, controller.signal);
  await resolving;
  controller.abort(new Error('the caller gave up'));
  await expect(translating).rejects.toThrow('the caller gave up');
  await started.close();
});

test('OPS-15 an answer above the limit is cut however it is announced', async () => {
  const fetch = fetchWith({ ...CLOSED, loopbackAllowed: true });
  server.misbehave({ status: 200, headers: { 'content-length': '1000001' }, body: 'a'.repeat(1_000_001) });
  await expect(fetch(server.url)).rejects.toThrow('engine: malformed');
  server.misbehave({ status: 200, body: 'a'.repeat(1_000_000) });
  expect((await (await fetch(server.url)).text()).length).toBe(1_000_000);
});

test('OPS-15 the way out ends by the reason of the signal, and at its time-out as unavailable', async () => {
  server.misbehave('hang');
  const clock = createManualClock();
  const network = { ...CLOSED, loopbackAllowed: true };
  const fetch = createEngineFetch({ engine: 'engine', clock, network, timeoutMs: 1_000 });
  const controller = new AbortController();
  const first = server.nextRequest();
  const given = fetch(server.url, { signal: controller.signal });
  await first;
  controller.abort(new Error('the caller gave up'));
  await expect(given).rejects.toThrow('the caller gave up');
  const second = server.nextRequest();
  const late = fetch(server.url);
  await second;
  await clock.advance(999);
  expect(await Promise.race([late.catch(() => 'failed'), Promise.resolve('waiting')])).toBe('waiting');
  await clock.advance(1);
  await expect(late).rejects.toThrow('engine: unavailable');
});

test('a body of any kind goes out whole: JSON, a form with a file, none', async () => {
  const fetch = fetchWith({ ...CLOSED, loopbackAllowed: true });
  const form = new FormData();
  form.set('file', new Blob(['sound']), 'speech.webm');
  await fetch(server.url, { method: 'POST', body: form });
  await fetch(server.url, { method: 'POST', body: '{"q":"足場"}' });
  await fetch(server.url);
  const [sent, json, none] = server.requests;
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.body).toContain('filename="speech.webm"');
  expect(json?.body).toBe('{"q":"足場"}');
  expect(none?.body).toBe('');
});
