import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { LIMITS } from '@genbatalk/contract';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.service.js';
import { createPasswords } from './accounts/passwords.js';
import { createPurge } from './accounts/purge.js';
import { createSessionWatch } from './accounts/session-watch.js';
import { createSessions, type Sessions } from './accounts/sessions.service.js';
import { createCallAnnouncer } from './calls/call-announcer.js';
import type { Channels } from './channels/channels.service.js';
import type { Foundation } from './compose/foundation.js';
import { JOB_MS } from './compose/foundation.js';
import { composePeople } from './compose/people.js';
import { composeSubscription } from './compose/subscription.js';
import { composeTalk } from './compose/talk.js';
import type { Config } from './config.js';
import { type Clock, systemClock } from './platform/clock.js';
import { connectDatabase, type Database } from './platform/database/database.js';
import { AppError } from './platform/errors/app-error.js';
import { registerDocumentation } from './platform/http/documentation.js';
import { acceptEmptyJson } from './platform/http/empty-json.js';
import { registerErrorHandling, sendError } from './platform/http/errors.js';
import { registerCalls } from './platform/http/register-calls.js';
import { validatorCompiler } from './platform/http/validation.js';
import { registerWebApp } from './platform/http/web-app.js';
import { createJobs } from './platform/jobs.js';
import { createNodes, NODE_BEAT_MS } from './platform/nodes.js';
import { registerMetrics } from './platform/operations/metrics.js';
import { operationsRoutes } from './platform/operations/operations.routes.js';
import {
  consumeWithBurst,
  createLimiters,
  DEFAULT_RATE_LIMITS,
  type RateLimits,
} from './platform/rate-limits.js';
import { createOriginCheck } from './platform/realtime/origin.js';
import { createPublisher } from './platform/realtime/publisher.js';
import { createRealtimeServer } from './platform/realtime/realtime-server.js';
import { createRedisAdapter } from './platform/realtime/redis-adapter.js';
import { serveSockets } from './platform/realtime/serve-sockets.js';
import { connectRedis } from './platform/redis.js';
import type { Recogniser } from './speech/recogniser.port.js';
import type { Synthesiser } from './speech/synthesiser.port.js';
import type { Subscriptions } from './subscription/subscription.service.js';
import type { Translator } from './translation/translator.port.js';

export interface AppOptions {
  config: Config;
  connectionString: string;
  synthesiser: Synthesiser;
  /** Turns `voice-data` into text; without one it is refused with `recognition-unavailable`. */
  recogniser?: Recogniser;
  logger: Logger;
  clock?: Clock;
  /** Engines behind the phrasebook, in their order. */
  engines?: readonly Translator[];
  rateLimits?: Partial<RateLimits>;
  tls?: { cert: string; key: string };
}

export interface App {
  /** Listens, and resolves with the port. */
  listen(): Promise<number>;
  close(): Promise<void>;
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly channels: Channels;
  readonly subscriptions: Subscriptions;
}

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** The one composition root: everything the server is, put together. Tests start the same. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, logger, synthesiser, recogniser, engines = [], clock = systemClock } = options;
  const database = connectDatabase(options.connectionString, logger);
  const sessions = createSessions({ database, clock });
  const passwords = await createPasswords();
  const redis = config.redisUrl === undefined ? undefined : connectRedis(config.redisUrl, logger);
  const limiters = createLimiters({ ...DEFAULT_RATE_LIMITS, ...options.rateLimits }, redis);

  const http = createFastify(options);
  const io = createRealtimeServer({
    httpServer: http.server,
    sessions,
    isOriginAllowed: createOriginCheck(config),
    trustProxy: config.trustProxy,
    adapter: redis && createRedisAdapter(redis),
  });
  const publisher = createPublisher(io);
  const nodeId = randomUUID();
  const foundation: Foundation = {
    config,
    clock,
    logger,
    database,
    sessions,
    passwords,
    limiters,
    publisher,
    nodeId,
  };
  const announcer = createCallAnnouncer(database, publisher);
  const subscription = composeSubscription(foundation);
  const { subscriptions, entitlements } = subscription;
  const people = composePeople(foundation, { announcer, entitlements });
  const { accounts, channels } = people;
  const talk = await composeTalk(foundation, {
    announcer,
    channels,
    entitlements,
    speech: { synthesiser, recogniser },
    translators: engines,
  });

  registerErrorHandling(http);
  await registerPlugins(http);
  await registerDocumentation(http);
  registerMetrics(http, io, config);
  registerCalls(http, sessions, {
    ...people.routes,
    ...talk.routes,
    ...subscription.routes,
    ...operationsRoutes(database),
  });
  await registerWebApp(http, WEB_FOLDER);

  const sockets = serveSockets(io, {
    handlers: talk.handlers,
    sessions,
    logger,
    limitRate: (actor) => consumeWithBurst(limiters.eventsPerUser, limiters.eventBurstPerUser, actor.userId),
    onClosed: talk.onClosed,
  });
  const nodes = createNodes({ database, clock, nodeId, releaseOthers: talk.releaseGoneNodes });
  redis?.onReturn(() => {
    talk.announceHere().catch((error: unknown) => {
      logger.warn({ name: (error as Error).name }, 'people were not told what they may have missed');
    });
  });
  const jobs = createJobs(clock, logger);
  jobs.every('nodes', NODE_BEAT_MS, nodes.beat);
  jobs.every('sessions', JOB_MS.sweep, createSessionWatch({ io, database, clock }));
  jobs.every('purge', JOB_MS.purge, createPurge({ database, clock }));
  for (const { name, everyMs, run } of [...talk.jobs, ...subscription.jobs]) jobs.every(name, everyMs, run);

  return {
    http,
    database,
    sessions,
    accounts,
    channels,
    subscriptions,
    async listen() {
      await nodes.start({ isOnly: redis === undefined });
      await http.listen({ port: config.port, host: config.host });
      const address = http.server.address();
      return typeof address === 'object' && address !== null ? address.port : config.port;
    },
    async close() {
      await jobs.stop();
      // Fastify waits for open connections; the sockets go first.
      io.disconnectSockets(true);
      await io.close();
      await sockets.settle();
      await http.close();
      await talk.settle();
      await nodes.stop();
      redis?.close();
      await database.close();
    },
  };
}

function createFastify({ config, logger, tls }: AppOptions): FastifyInstance {
  const http = fastify({
    loggerInstance: logger,
    // Paths carry invitation and sign-in tokens, so requests are counted in the metrics and not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyMaxBytes,
    // One proxy, the direct peer, is believed; never a list that the client wrote.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    forceCloseConnections: true,
    // Tokens in paths are up to 200 characters; longer ones are refused by the contract, with its error.
    routerOptions: { maxParamLength: 1_000 },
    // A URL that cannot be decoded never reaches a route, and is refused like any other bad input.
    frameworkErrors: (error, request, reply) => {
      void sendError(request, reply, new AppError('validation', { cause: error }));
    },
    serverFactory: (handler): Server =>
      (tls ? createHttpsServer(tls, handler) : createHttpServer(handler)) as Server,
  }) as unknown as FastifyInstance;
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.decorateRequest('actor', undefined);
  acceptEmptyJson(http);
  return http;
}

async function registerPlugins(http: FastifyInstance): Promise<void> {
  await http.register(cookie);
  await http.register(compress);
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: true,
      directives: {
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", 'ws:', 'wss:'],
        // On a LAN without a certificate the pages come over http.
        'upgrade-insecure-requests': null,
      },
    },
    // A local certificate must not lock a host name to https, and plain http ignores the other two.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
