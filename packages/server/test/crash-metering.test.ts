import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClientToServerEvents,
  type Language,
  restCalls,
  type ServerToClientEvents,
  type SignedIn,
  type SubscriptionState,
} from '@genbatalk/contract';
import { Client } from 'pg';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.js';

/** The server as it ships, compiled: `npm test` builds before it tests. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** For how long the server seems to have been down. */
const DOWN_SECONDS = 120;

let database: TestDatabase;
let dataDir: string;
let child: ChildProcess | undefined;
let url: string;
const sockets: Socket[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'genbatalk-crash-'));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  if (child !== undefined) await stop('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const started = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  url = await new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += String(chunk);
      const port = /is ready[^\n]*:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    started.stdout.on('data', collect);
    started.stderr.on('data', collect);
    started.once('exit', () => reject(new Error(`it did not start: ${output}`)));
  });
}

async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const stopping = child;
  child = undefined;
  stopping?.kill(signal);
  if (stopping !== undefined) await once(stopping, 'exit');
}

async function request<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

async function enter({ token }: SignedIn, channelId: string, language: Language): Promise<void> {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(url, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
  });
  sockets.push(socket);
  await socket.emitWithAck('register-user', { language });
  expect(await socket.emitWithAck('join-channel', { channelId, language })).toMatchObject({ status: 'ok' });
}

async function inDatabase<T extends object>(sql: string): Promise<T[]> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query("select set_config('app.scope', 'system', false)");
  const { rows } = await client.query<T>(sql);
  await client.end();
  return rows;
}

test('USAGE-01 USAGE-07 killed in the middle of a call, the server closes its time where people were last seen', async () => {
  await start();
  const leader = await request<SignedIn>('POST', restCalls.register.path, undefined, {
    email: 'tanaka@example.com',
    password: 'kensetsu-1',
    name: '田中',
    language: 'ja',
  });
  const { channel } = await request<{ channel: { id: string } }>(
    'POST',
    restCalls.createChannel.path,
    leader.token,
    { name: '3号棟' },
  );
  const { invitation } = await request<{ invitation: { token: string } }>(
    'POST',
    restCalls.invite.path,
    leader.token,
    { nickname: 'ミン', language: 'vi', channelId: channel.id },
  );
  const worker = await request<SignedIn>('POST', `/api/join/${invitation.token}/register`, undefined, {
    password: 'kensetsu-1',
    nickname: 'ミン',
    language: 'vi',
  });
  await enter(leader, channel.id, 'ja');
  await enter(worker, channel.id, 'vi');
  await stop('SIGKILL');

  // Two minutes pass, in which nobody serves: what was, was so much earlier. The leader was seen for 30 s of it.
  const earlier = `- interval '${DOWN_SECONDS} seconds'`;
  await inDatabase(`
    update usage_periods set started_at = started_at ${earlier}, last_seen_at = last_seen_at ${earlier};
    update call_stays set joined_at = joined_at ${earlier};
    update participants set joined_at = joined_at ${earlier}, last_seen_at = last_seen_at ${earlier};
    update participants set last_seen_at = last_seen_at + interval '20 seconds';
    update participants set last_seen_at = last_seen_at + interval '10 seconds'
      where user_id = '${leader.user.id}'`);
  // The time of two began with the worker and ends when the first of them was last seen, again the worker.
  const [stay] = await inDatabase<{ seconds: number }>(
    `select extract(epoch from last_seen_at - joined_at)::float as seconds from participants
      where user_id = '${worker.user.id}'`,
  );
  const seconds = stay?.seconds ?? 0;
  expect(seconds).toBeGreaterThanOrEqual(20);
  await start();

  const readLedger = () =>
    inDatabase<{ kind: string; seconds: number | null }>(
      'select kind, extract(epoch from ended_at - started_at)::float as seconds from usage_periods',
    );
  await expect.poll(readLedger, { timeout: 20_000 }).toEqual([{ kind: 'team', seconds }]);
  const { usage } = await request<SubscriptionState>('GET', restCalls.subscriptionStatus.path, leader.token);
  expect(usage.seconds.team).toBe(Math.floor(seconds));
}, 60_000);
