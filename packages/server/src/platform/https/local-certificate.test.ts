import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalCertificate } from './local-certificate.js';

const NOW_MS = Date.parse('2026-11-20T09:00:00Z');
const DAY_MS = 86_400_000;
const hosts = ['localhost', '127.0.0.1', '192.168.1.20'];

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'genbatalk-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a client that trusts the authority talks to a server with the certificate, without warning', async () => {
  const made = await createLocalCertificate({ folder: temporaryFolder(), hosts, nowMs: Date.now() });
  const server = createServer({ cert: made.cert, key: made.key }, (_request, response) => response.end('ok'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  for (const host of ['localhost', '127.0.0.1']) {
    const request = get({ host, port, ca: readFileSync(made.authorityFile), agent: false });
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
  }
  const untrusting = get({ host: 'localhost', port, agent: false });
  const [error] = await once(untrusting, 'error').catch((cause: Error) => [cause]);
  expect(error.code).toMatch(/SELF_SIGNED|UNABLE_TO/u);
});

test('it meets what phones ask for: under 398 days, all hosts named, made for servers', async () => {
  const { cert } = await createLocalCertificate({ folder: temporaryFolder(), hosts, nowMs: NOW_MS });
  const parsed = new X509Certificate(cert);
  const days = (Date.parse(parsed.validTo) - Date.parse(parsed.validFrom)) / DAY_MS;
  expect(days).toBeLessThanOrEqual(398);
  expect(parsed.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:192.168.1.20');
  expect(parsed.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  expect(parsed.ca).toBe(false);
});

test('the keys are for their owner alone', async () => {
  const folder = temporaryFolder();
  await createLocalCertificate({ folder, hosts, nowMs: NOW_MS });
  for (const name of ['server.key', 'authority.key']) {
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  }
});

test('it is kept until near its end; the authority that phones installed stays', async () => {
  const folder = temporaryFolder();
  const first = await createLocalCertificate({ folder, hosts, nowMs: NOW_MS });
  const authority = readFileSync(first.authorityFile, 'utf8');
  expect(await createLocalCertificate({ folder, hosts, nowMs: NOW_MS + 300 * DAY_MS })).toEqual(first);

  const renewed = await createLocalCertificate({ folder, hosts, nowMs: NOW_MS + 380 * DAY_MS });
  expect(renewed.cert).not.toBe(first.cert);
  expect(readFileSync(renewed.authorityFile, 'utf8')).toBe(authority);
});

test('a new address gets a new certificate from the same authority', async () => {
  const folder = temporaryFolder();
  const first = await createLocalCertificate({ folder, hosts, nowMs: NOW_MS });
  const authority = readFileSync(first.authorityFile, 'utf8');
  const moved = await createLocalCertificate({ folder, hosts: ['localhost', '10.0.0.7'], nowMs: NOW_MS });
  expect(new X509Certificate(moved.cert).checkIP('10.0.0.7')).toBe('10.0.0.7');
  expect(readFileSync(moved.authorityFile, 'utf8')).toBe(authority);
});

test('broken files are replaced', async () => {
  const folder = temporaryFolder();
  await createLocalCertificate({ folder, hosts, nowMs: NOW_MS });
  writeFileSync(path.join(folder, 'server.key'), 'not a key');
  writeFileSync(path.join(folder, 'authority.crt'), '');
  const { cert } = await createLocalCertificate({ folder, hosts, nowMs: NOW_MS });
  expect(new X509Certificate(cert).checkHost('localhost')).toBe('localhost');
});
