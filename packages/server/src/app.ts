import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { LIMITS } from '@genbatalk/contract';
import { loadPhrasebook } from '@genbatalk/phrasebook';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { accountRoutes } from './accounts/accounts.routes.js';
import { type Accounts, createAccounts } from './accounts/accounts.service.js';
import { createDevices } from './accounts/devices.service.js';
import { leaderRoutes } from './accounts/leader.routes.js';
import { createLeaders } from './accounts/leader.service.js';
import { createPasswords } from './accounts/passwords.js';
import { createSessionWatch } from './accounts/session-watch.js';
import { createSessions, type Sessions } from './accounts/sessions.service.js';
import { createSignInCookies } from './accounts/sign-in-cookies.js';
import { createCallAnnouncer } from './calls/call-announcer.js';
import { createCalls } from './calls/calls.service.js';
import { callEvents } from './calls/calls.socket.js';
import { createDirectCalls } from './calls/direct-calls.service.js';
import { directCallHandlers } from './calls/direct-calls.socket.js';
import { createExpulsions } from './calls/expulsion.service.js';
import { createMicrophones } from './calls/microphones.service.js';
import { microphoneHandlers } from './calls/microphones.socket.js';
import { channelRoutes } from './channels/channels.routes.js';
import { type Channels, createChannels } from './channels/channels.service.js';
import { createDepartures } from './company/departures.service.js';
import { invitationRoutes } from './company/invitations.routes.js';
import { createInvitations } from './company/invitations.service.js';
import { memberRoutes } from './company/members.routes.js';
import { createMembers } from './company/members.service.js';
import type { Config } from './config.js';
import { createCatchUp } from './conversation/catch-up.service.js';
import { createChannelWriter } from './conversation/channel-writer.js';
import { createConversation } from './conversation/conversation.service.js';
import { conversationEvents } from './conversation/conversation.socket.js';
import { createDelivery } from './conversation/delivery.js';
import { createRenderer } from './conversation/renderer.js';
import { createUpkeep } from './conversation/upkeep.js';
import { createVoice } from './conversation/voice.service.js';
import { createFaceToFace } from './face-to-face/face-to-face.service.js';
import { faceToFaceEvents } from './face-to-face/face-to-face.socket.js';
import { translateRoutes } from './face-to-face/translate.routes.js';
import { type Clock, systemClock } from './platform/clock.js';
import { connectDatabase, type Database } from './platform/database/database.js';
import { registerDocumentation } from './platform/http/documentation.js';
import { registerErrorHandling } from './platform/http/errors.js';
import { registerCalls } from './platform/http/register-calls.js';
import { validatorCompiler } from './platform/http/validation.js';
import { registerWebApp } from './platform/http/web-app.js';
import { createJobs } from './platform/jobs.js';
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
import { serveSockets } from './platform/realtime/serve-sockets.js';
import { presenceRoutes } from './presence/presence.routes.js';
import { createPresence } from './presence/presence.service.js';
import { presenceEvents } from './presence/presence.socket.js';
import { createEmergencies } from './safety/emergencies.service.js';
import { createOwnPhrases } from './safety/own-phrases.service.js';
import { createPresets } from './safety/presets.service.js';
import { safetyRoutes } from './safety/safety.routes.js';
import { safetyHandlers } from './safety/safety.socket.js';
import { createSentenceAudio } from './safety/sentence-audio.service.js';
import { cachedSynthesiser, createAudioCache } from './speech/audio-cache.js';
import type { Recogniser } from './speech/recogniser.port.js';
import type { Synthesiser } from './speech/synthesiser.port.js';
import { createOwnPhrasesTranslator } from './translation/engines/own-phrases/own-phrases-translator.js';
import { createPhrasebookTranslator } from './translation/engines/phrasebook/phrasebook-translator.js';
import { createTranslationChain } from './translation/translation-chain.js';
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
}

const JOB_MS = { sweep: 1_000, repair: 10_000, forget: 600_000 } as const;
const AUDIO_CACHE_BYTES = 512 * 1024 * 1024;
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** The one composition root: everything the server is, put together. Tests start the same. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, logger, synthesiser, clock = systemClock } = options;
  const nodeId = randomUUID();
  const database = connectDatabase(options.connectionString, logger);
  const sessions = createSessions({ database, clock });
  const passwords = await createPasswords();
  const limiters = createLimiters({ ...DEFAULT_RATE_LIMITS, ...options.rateLimits });

  const http = createFastify(options);
  const io = createRealtimeServer({
    httpServer: http.server,
    sessions,
    isOriginAllowed: createOriginCheck(config.publicUrl),
    trustProxy: config.trustProxy,
  });
  const publisher = createPublisher(io);

  const audioCache = createAudioCache({
    folder: join(config.dataDir, 'audio-cache'),
    maxBytes: AUDIO_CACHE_BYTES,
    logger,
  });
  const cached = cachedSynthesiser(synthesiser, audioCache);
  const phrasebook = await loadPhrasebook();
  const chain = createTranslationChain(
    [
      createPhrasebookTranslator(phrasebook, { criticalOnly: true }),
      createOwnPhrasesTranslator(database),
      createPhrasebookTranslator(phrasebook),
      ...(options.engines ?? []),
    ],
    (engine, error) => logger.warn({ engine, name: (error as Error).name }, 'a translation engine failed'),
  );

  const { trialDays, publicUrl } = config;
  const announcer = createCallAnnouncer(database, publisher);
  const expulsions = createExpulsions({ clock, publisher, announcer });
  const accounts = createAccounts({ database, clock, sessions, passwords, announcer, trialDays });
  const devices = createDevices({ database, clock });
  const signInCookies = createSignInCookies(devices);
  const leaders = createLeaders({ database, clock, passwords, publisher });
  const channels = createChannels({ database, clock, expulsions });
  const departures = createDepartures({ publisher, expulsions });
  const members = createMembers({ database, clock, departures });
  const invitations = createInvitations({ database, clock, passwords, sessions, channels, departures });
  const presence = createPresence({ database, clock, publisher, nodeId });
  const calls = createCalls({ database, clock, publisher, nodeId, announcer });
  const renderer = createRenderer({ database, clock, chain, synthesiser: cached, logger });
  const delivery = createDelivery({ clock, publisher, renderer });
  const writer = createChannelWriter({ database, clock });
  const conversation = createConversation({ database, clock, writer, delivery });
  const voice = createVoice({ database, clock, conversation, recogniser: options.recogniser });
  const directCalls = createDirectCalls({ database, clock, publisher });
  const microphones = createMicrophones({ database, publisher, announcer });
  const presets = createPresets({ database, conversation, phrasebook });
  const emergencies = createEmergencies({ database, clock, publisher });
  const ownPhrases = createOwnPhrases({
    database,
    clock,
    forgetSpeech: (text, language) => cached.forget(text, language, { pinned: true }),
  });
  const sentenceAudio = createSentenceAudio({ clock, phrasebook, synthesiser: cached });
  const catchUp = createCatchUp({ database, renderer });
  const upkeep = createUpkeep({
    database,
    clock,
    renderer,
    forgetSpeech: (text, language) => cached.forget(text, language),
  });
  const faceToFace = createFaceToFace({ clock, chain, cachedSynthesiser: cached, synthesiser, logger });

  registerErrorHandling(http);
  await registerPlugins(http);
  await registerDocumentation(http);
  registerMetrics(http, io, config.metricsToken);
  registerCalls(http, sessions, {
    ...accountRoutes({ accounts, sessions, devices, signInCookies, publisher, limiters }),
    ...leaderRoutes(leaders, limiters),
    ...invitationRoutes({ invitations, signInCookies, limiters }),
    ...memberRoutes({ members, accounts, publicUrl }),
    ...channelRoutes({ channels, calls, catchUp }),
    ...presenceRoutes(presence),
    ...safetyRoutes({ ownPhrases, emergencies, sentenceAudio }),
    ...translateRoutes(faceToFace, limiters),
    ...operationsRoutes(database),
  });
  await registerWebApp(http, WEB_FOLDER);

  const handlers = {
    ...presenceEvents(presence, (member) =>
      Promise.all([directCalls.resume(member), emergencies.resume(member)]),
    ),
    ...callEvents(calls, catchUp),
    ...directCallHandlers(directCalls),
    ...microphoneHandlers(microphones),
    ...safetyHandlers(presets, emergencies),
    ...conversationEvents(conversation, voice),
    ...faceToFaceEvents(faceToFace, limiters),
  };
  const sockets = serveSockets(io, {
    handlers,
    sessions,
    logger,
    limitRate: (actor) => consumeWithBurst(limiters.eventsPerUser, limiters.eventBurstPerUser, actor.userId),
    onClosed: (member, socketId) =>
      Promise.all([calls.drop(member, socketId), presence.release(member, socketId)]),
  });

  const jobs = createJobs(clock, logger);
  jobs.every('presence', JOB_MS.sweep, presence.sweep);
  jobs.every('sessions', JOB_MS.sweep, createSessionWatch({ io, database, clock }));
  jobs.every('calls', JOB_MS.sweep, calls.sweep);
  jobs.every('rings', JOB_MS.sweep, directCalls.sweep);
  jobs.every('emergencies', JOB_MS.sweep, emergencies.watch);
  jobs.every('repair', JOB_MS.repair, upkeep.repair);
  jobs.every('forget', JOB_MS.forget, upkeep.forget);

  return {
    http,
    database,
    sessions,
    accounts,
    channels,
    async listen() {
      await presence.recover();
      await calls.recover();
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
      await delivery.settle();
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
    serverFactory: (handler): Server =>
      (tls ? createHttpsServer(tls, handler) : createHttpServer(handler)) as Server,
  }) as unknown as FastifyInstance;
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.decorateRequest('actor', undefined);
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
