import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { type Config, readConfig } from '../../config.js';
import { ConfigError } from '../settings.js';

const METRICS_TOKEN = 'a-secret-of-the-operator';
let server: TestApp;
afterEach(async () => server.close());

async function start(config: Partial<Config> = {}): Promise<void> {
  server = await startTestApp({ config: { ...readConfig({ PORT: '0', HOST: '127.0.0.1' }), ...config } });
}

describe('health and description', () => {
  test('OPS-09 OPS-12 healthz and readyz answer JSON without a token', async () => {
    await start();
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(server.url + path);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  test('OPS-11 the REST calls are described, and the description can be read in a browser', async () => {
    await start();
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/channels/{id}/transcript']?.['get']?.operationId).toBe('transcript');
    expect((await fetch(`${server.url}/api/docs`)).status).toBe(200);
  });

  test('ERR-01 APP-01 a path of no call answers the contract’s error, however it is written; a screen answers the app', async () => {
    await start();
    for (const path of [
      '/api/nope',
      '/api?x=1',
      '/API/nope',
      '//api/nope',
      '/%61pi/nope',
      '/nope.js',
      '/%',
    ]) {
      const response = await fetch(server.url + path);
      expect([path, response.headers.get('content-type')]).toEqual([path, 'application/json; charset=utf-8']);
      expect((await response.json()) as object).toMatchObject({ code: expect.any(String), details: [] });
    }
  });
});

describe('metrics', () => {
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/metrics`, { headers })).status;

  test('OPS-10 they answer METRICS_TOKEN and this machine itself, and nobody through a proxy', async () => {
    await start({ metricsToken: METRICS_TOKEN });
    expect(await read({})).toBe(200);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'via', 'forwarded', 'x-forwarded-host']) {
      expect([header, await read({ [header]: '203.0.113.7' })]).toEqual([header, 401]);
    }
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    expect(await read({ ...proxied, authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    expect(await read({ ...proxied, authorization: 'Bearer a-secret-of-somebody-else' })).toBe(401);
  });

  test('OPS-10 with TRUST_PROXY loopback counts for nothing', async () => {
    await start({ trustProxy: true });
    expect(await read({})).toBe(401);
  });
});

describe('settings', () => {
  test('OPS-01 OPS-02 PLAN-01 what is not set has its default, and an empty value is not set', async () => {
    await start();
    expect(readConfig({ PORT: '' })).toMatchObject({ port: 3000, dataDir: './data', trialDays: 7 });
    expect(readConfig({ PORT: '8080', HOST: '127.0.0.1' })).toMatchObject({ port: 8080, host: '127.0.0.1' });
  });

  test('OPS-07 a wrong value is one line that names the setting, what was wrong and what is allowed', async () => {
    await start();
    for (const [name, value] of [
      ['PORT', '70000'],
      ['TRIAL_DAYS', 'a week'],
      ['PUBLIC_URL', 'genba'],
      ['TRUST_PROXY', 'perhaps'],
      ['METRICS_TOKEN', 'short'],
      ['DATABASE_URL', 'mysql://x'],
    ] as const) {
      const read = () => readConfig({ [name]: value });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(new RegExp(`^${name}: .+ is not allowed; it takes .+$`));
    }
  });

  test('OPS-07 a secret does not stand in its error', async () => {
    await start();
    expect(() => readConfig({ METRICS_TOKEN: 'tooshort' })).toThrow(
      /^METRICS_TOKEN: its value is not allowed/,
    );
  });
});
