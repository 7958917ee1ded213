import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Ack,
  CallBody,
  CallQuery,
  CallResponse,
  ClientEventName,
  ClientPayload,
  ClientToServerEvents,
  ErrorBody,
  Language,
  PlanId,
  RestCall,
  RestCallName,
  RestCalls,
  ServerEventName,
  ServerPayload,
  ServerToClientEvents,
  SignedIn,
} from '@genbatalk/contract';
import { restCalls } from '@genbatalk/contract';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { type App, type AppOptions, buildApp } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { createTestDatabase } from './database.js';
import { createFakeVoice } from './fakes.js';

interface CallOptions<C extends RestCall> {
  token?: string;
  params?: Record<string, string>;
  query?: CallQuery<C>;
  body?: CallBody<C>;
  headers?: Record<string, string>;
}

export interface Answer<C extends RestCall> {
  status: number;
  headers: Headers;
  /** The answer of a call that succeeded. */
  data: CallResponse<C>;
  /** The body of one that failed. */
  error: ErrorBody;
}

export interface TestClient {
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  readonly signedIn: SignedIn;
  /** Everything received, in order. */
  readonly received: { event: string; payload: unknown }[];
  emit<E extends ClientEventName>(event: E, payload: ClientPayload<E>): Promise<Ack<E>>;
  /** The next event of this name that fits, past ones included. */
  next<E extends ServerEventName>(
    event: E,
    fits?: (payload: ServerPayload<E>) => boolean,
  ): Promise<ServerPayload<E>>;
  all<E extends ServerEventName>(event: E): ServerPayload<E>[];
}

export interface TestApp {
  readonly app: App;
  readonly url: string;
  readonly connectionString: string;
  call<N extends RestCallName>(name: N, options?: CallOptions<RestCalls[N]>): Promise<Answer<RestCalls[N]>>;
  /**
   * A company with its leader, and workers by their languages. It is on PREMIUM, which limits nothing, unless told
   * otherwise; `trial` leaves it as it registered.
   */
  company(options?: {
    workers?: Language[];
    name?: string;
    plan?: PlanId | 'trial';
  }): Promise<{ leader: SignedIn; workers: SignedIn[] }>;
  /** A channel with these people as members. */
  channel(leader: SignedIn, members?: SignedIn[], name?: string): Promise<string>;
  /** A ja leader and workers of these languages, connected and together in one channel's call. */
  inCall(languages: Language[]): Promise<{
    channelId: string;
    leader: SignedIn;
    workers: SignedIn[];
    speaker: TestClient;
    listeners: TestClient[];
  }>;
  /** A connected socket; registered as online for members. */
  connect(signedIn: SignedIn): Promise<TestClient>;
  close(): Promise<void>;
}

let people = 0;

/** The whole server on a database of its own and a free port, as production builds it. */
export async function startTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'genbatalk-test-'));
  const config = { ...readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }), ...options.config };
  const app = await buildApp({
    connectionString: database.connectionString,
    synthesiser: createFakeVoice(),
    logger: pino({ level: 'silent' }),
    ...options,
    // A test file registers more companies in a minute than an address does in an hour.
    rateLimits: { registrationsPerAddress: { points: 10_000, seconds: 3_600 }, ...options.rateLimits },
    config,
  });
  const port = await app.listen();
  const url = `http://127.0.0.1:${port}`;
  const sockets: Socket[] = [];

  const call: TestApp['call'] = async (name, given = {}) => {
    const definition: RestCall = restCalls[name];
    const { token, params = {}, query, body, headers } = given as CallOptions<RestCall>;
    const path = definition.path.replace(/:(\w+)/g, (_, key: string) =>
      encodeURIComponent(params[key] ?? ''),
    );
    const search =
      query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>).toString()}`;
    const response = await fetch(`${url}${path}${search}`, {
      method: definition.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const content: unknown = isJson ? await response.json() : await response.arrayBuffer();
    return {
      status: response.status,
      headers: response.headers,
      data: content as never,
      error: content as ErrorBody,
    };
  };

  async function company({
    workers = [],
    name,
    plan = 'PREMIUM',
  }: {
    workers?: Language[];
    name?: string;
    plan?: PlanId | 'trial';
  } = {}) {
    people += 1;
    const nickname = `職長${people}`;
    const { data: leader } = await call('register', {
      body: {
        email: `leader${people}@example.com`,
        password: 'correct horse',
        name: nickname,
        language: 'ja',
        ...(name !== undefined && { companyName: name }),
      },
    });
    if (plan !== 'trial') await putOnPlan(leader, plan);
    const joined: SignedIn[] = [];
    for (const language of workers) {
      people += 1;
      joined.push(
        await app.accounts.createWorker(leader.user.companyId ?? '', {
          nickname: `${language}-${people}`,
          language,
        }),
      );
    }
    return { leader, workers: joined };
  }

  async function putOnPlan(leader: SignedIn, plan: PlanId): Promise<void> {
    const companyId = leader.user.companyId ?? '';
    const purchased = { type: 'purchased', plan, periodStart: new Date(0), periodEnd: null } as const;
    await app.database.forCompany(companyId, (tx) =>
      app.subscriptions.apply(tx, companyId, purchased, { by: 'operator' }),
    );
  }

  async function channel(leader: SignedIn, members: SignedIn[] = [], name = '3号棟'): Promise<string> {
    const { data } = await call('createChannel', { token: leader.token, body: { name } });
    const companyId = leader.user.companyId ?? '';
    await app.database.forCompany(companyId, async (tx) => {
      for (const member of members)
        await app.channels.addMember(tx, { id: data.channel.id, companyId }, member.user.id);
    });
    return data.channel.id;
  }

  async function connect(signedIn: SignedIn): Promise<TestClient> {
    const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(url, {
      transports: ['websocket'],
      auth: { token: signedIn.token },
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    const client = createClient(socket, signedIn);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    if (signedIn.user.role !== 'GUEST')
      await client.emit('register-user', { language: signedIn.user.language });
    return client;
  }

  async function inCall(languages: Language[]) {
    const { leader, workers } = await company({ workers: languages });
    const channelId = await channel(leader, workers);
    const speaker = await connect(leader);
    const listeners: TestClient[] = [];
    for (const worker of workers) listeners.push(await connect(worker));
    for (const client of [speaker, ...listeners]) {
      await client.emit('join-channel', { channelId, language: client.signedIn.user.language });
    }
    return { channelId, leader, workers, speaker, listeners };
  }

  return {
    app,
    url,
    connectionString: database.connectionString,
    call,
    company,
    channel,
    inCall,
    connect,
    async close() {
      for (const socket of sockets) socket.disconnect();
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function createClient(
  socket: Socket<ServerToClientEvents, ClientToServerEvents>,
  signedIn: SignedIn,
): TestClient {
  const received: { event: string; payload: unknown }[] = [];
  const listeners = new Set<() => void>();
  socket.onAny((event: string, payload: unknown) => {
    received.push({ event, payload });
    for (const listener of listeners) listener();
  });
  const all: TestClient['all'] = (event) =>
    received.filter((entry) => entry.event === event).map((entry) => entry.payload as never);
  return {
    socket,
    signedIn,
    received,
    all,
    emit: (event, payload) =>
      (socket.timeout(10_000).emitWithAck as (event: string, payload: unknown) => Promise<never>).call(
        socket.timeout(10_000),
        event,
        payload,
      ),
    next: (event, fits = () => true) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const index = all(event).findIndex(fits);
          if (index < 0) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(all(event)[index] as never);
        };
        const timer = setTimeout(() => {
          listeners.delete(look);
          const seen = received.map((entry) => entry.event).join(', ');
          reject(new Error(`no ${event} came; received: ${seen}`));
        }, 10_000);
        listeners.add(look);
        look();
      }),
  };
}
