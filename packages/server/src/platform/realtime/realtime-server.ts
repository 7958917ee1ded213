import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Server as HttpsServer } from 'node:https';
import { type ClientToServerEvents, LIMITS, type ServerToClientEvents, TIMINGS } from '@genbatalk/contract';
import { Server, type Socket } from 'socket.io';
import { type Actor, isMember } from '../../accounts/actor.js';
import type { Sessions } from '../../accounts/sessions.service.js';
import { AppError } from '../errors/app-error.js';
import { rooms } from './publisher.js';
import type { AdapterConstructor } from './redis-adapter.js';

export interface SocketData {
  actor: Actor;
  /** The client's network address, for rate limits. */
  address: string;
}
type NoEvents = Record<string, never>;
export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

interface Dependencies {
  httpServer: HttpServer | HttpsServer;
  sessions: Sessions;
  isOriginAllowed: (request: IncomingMessage) => boolean;
  trustProxy: boolean;
  /** Where several nodes talk to each other; undefined for one. */
  adapter: AdapterConstructor | undefined;
}

/**
 * Socket.IO with our door: a token in the handshake or nothing (SEC-02), our own origin or none (SEC-03).
 * Compression stays off: it costs ten times what it saves on audio.
 */
export function createRealtimeServer(dependencies: Dependencies): RealtimeServer {
  const { httpServer, sessions, isOriginAllowed, trustProxy, adapter } = dependencies;
  const io: RealtimeServer = new Server(httpServer, {
    pingInterval: TIMINGS.pingIntervalMs,
    pingTimeout: TIMINGS.pingTimeoutMs,
    maxHttpBufferSize: LIMITS.socketMessageMaxBytes,
    perMessageDeflate: false,
    serveClient: false,
    ...(adapter && { adapter }),
    // Runs on every poll and every upgrade, a known `sid` included.
    allowRequest: (request, decide) => decide(null, isOriginAllowed(request)),
  });

  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    sessions
      .require(typeof token === 'string' ? token : undefined)
      .then(async (actor) => {
        socket.data.actor = actor;
        socket.data.address = addressOf(socket, trustProxy);
        await socket.join([rooms.user(actor.userId), rooms.session(actor.sessionId)]);
        if (isMember(actor)) await socket.join(rooms.company(actor.companyId));
        next();
      })
      // A database that hiccups must not sign anybody out: only a bad token is `unauthorized`.
      .catch((error: unknown) =>
        next(
          new Error(
            error instanceof AppError && error.code === 'unauthorized' ? 'unauthorized' : 'overloaded',
          ),
        ),
      );
  });
  return io;
}

/** Behind the one proxy that is trusted, the last forwarded address is the one that proxy saw. */
function addressOf(socket: RealtimeSocket, trustProxy: boolean): string {
  const forwarded = trustProxy ? socket.handshake.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || socket.handshake.address;
}
