import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientToServerEvents, ServerToClientEvents, SignedIn, Utterance } from '@genbatalk/contract';
import { Client } from 'pg';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from './database.js';

/** The server as it ships, compiled: `npm test` builds before it tests. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

interface Running {
  child: ChildProcess;
  output: () => string;
}

let dataDir: string;
let port: number;
const started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'genbatalk-crash-'));
  port = await freePort();
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Starts the program and resolves once it is ready, or has ended. */
async function start(settings: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...settings,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  await new Promise<void>((resolve) => {
    const collect = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('is ready')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => resolve());
  });
  return { child, output: () => output };
}

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

async function get<T>(path: string, token: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as T;
}

test('TALK-34 killed right behind an ok ack and started again on its folder, the server has the utterance, once', async () => {
  const first = await start();
  const { token } = await post<SignedIn>('/api/auth/register', {
    email: 'tanaka@example.com',
    password: 'secret',
    name: '田中',
    language: 'ja',
  });
  const created = await fetch(`http://127.0.0.1:${port}/api/channels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: '3号棟' }),
  });
  const { channel } = (await created.json()) as { channel: { id: string } };
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  });
  const message = {
    channelId: channel.id,
    text: '危ない！',
    language: 'ja',
    utteranceId: randomUUID(),
  } as const;
  await socket.emitWithAck('register-user', { language: 'ja' });
  await socket.emitWithAck('join-channel', { channelId: channel.id, language: 'ja' });
  const ack = await socket.emitWithAck('text-data', message);
  first.child.kill('SIGKILL');
  expect(ack).toMatchObject({ status: 'ok', utteranceId: message.utteranceId });
  await once(first.child, 'exit');

  const second = await start();
  expect(second.output()).toContain('is ready');
  const read = () =>
    get<{ utterances: Utterance[] }>(`/api/channels/${channel.id}/transcript`, token).then(
      (page) => page.utterances,
    );
  expect((await read()).map(({ utteranceId, sequence }) => ({ utteranceId, sequence }))).toEqual([
    { utteranceId: message.utteranceId, sequence: 1 },
  ]);

  // The speaker, unsure whether it arrived, sends it again: it is still there once.
  await socket.emitWithAck('join-channel', { channelId: channel.id, language: 'ja' });
  expect(await socket.emitWithAck('text-data', message)).toMatchObject({ status: 'ok' });
  expect(await read()).toHaveLength(1);
  socket.disconnect();

  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});

test('OPS-03 with DATABASE_URL it works on that PostgreSQL, and brings up none of its own', async () => {
  const database = await createTestDatabase();
  const running = await start({ DATABASE_URL: database.connectionString });
  expect(running.output()).toContain('is ready');
  const { user } = await post<SignedIn>('/api/auth/register', {
    email: 'sato@example.com',
    password: 'kensetsu-1',
    name: '佐藤',
    language: 'ja',
  });
  expect(await readdir(dataDir)).not.toContain('postgres');
  running.child.kill('SIGTERM');
  expect(await once(running.child, 'exit')).toEqual([0, null]);
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query("select set_config('app.scope', 'system', false)");
  const { rows } = await client.query('select nickname from users where id = $1', [user.id]);
  await client.end();
  await database.drop();
  expect(rows).toEqual([{ nickname: '佐藤' }]);
});

test('OPS-02 a second start on the same folder is refused with one clear line while the first runs', async () => {
  await start();
  const second = await start();
  expect(second.child.exitCode).toBe(1);
  const lines = second.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^GenbaTalk already runs on this folder/);
});
