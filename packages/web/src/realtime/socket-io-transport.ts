import { ERROR_CODES, type ErrorCode, LIMITS, TIMINGS } from '@genbatalk/contract';
import { io, type Socket } from 'socket.io-client';
import type { Transport, TransportListener } from './transport';

/** `disconnect` reasons after which Socket.IO does not try again by itself. */
const CLOSED_BY_SERVER = 'io server disconnect';
const CLOSED_BY_CLIENT = 'io client disconnect';

/**
 * Socket.IO as the call screen wants it (CALL-09, CALL-10): websocket first, 10 attempts of 1 to 5 s,
 * 20 s for each. The token is read at every attempt, so a renewed one is used.
 */
export class SocketIoTransport implements Transport {
  readonly #url: string | undefined;
  readonly #getToken: () => string | null;
  #socket: Socket | null = null;

  /** Without `url` the page's own origin is meant. */
  constructor(getToken: () => string | null, url?: string) {
    this.#getToken = getToken;
    this.#url = url;
  }

  get connected(): boolean {
    return this.#socket?.connected ?? false;
  }

  open(listener: TransportListener): void {
    this.close();
    const options = {
      transports: ['websocket', 'polling'],
      auth: (give: (auth: { token: string | null }) => void) => give({ token: this.#getToken() }),
      reconnectionAttempts: LIMITS.reconnectionAttempts,
      reconnectionDelay: TIMINGS.reconnectionDelayMs,
      reconnectionDelayMax: TIMINGS.reconnectionDelayMaxMs,
      // Jitter would leave the 1 to 5 s that are promised.
      randomizationFactor: 0,
      timeout: TIMINGS.connectTimeoutMs,
      // A manager of its own: closing it must not leave a half-closed one in the library's cache.
      forceNew: true,
    };
    const socket = this.#url === undefined ? io(options) : io(this.#url, options);
    this.#socket = socket;
    listen(socket, listener);
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.offAny();
    socket.off();
    socket.io.off();
    socket.disconnect();
  }

  restart(): void {
    this.#socket?.disconnect().connect();
  }

  retry(): void {
    // The callback keeps the manager from starting a new round of attempts.
    this.#socket?.io.open(() => undefined);
  }

  send(event: string, payload: unknown, timeoutMs: number): Promise<unknown> {
    const socket = this.#socket;
    if (!socket?.connected) return Promise.reject(new Error('not connected'));
    return socket.timeout(timeoutMs).emitWithAck(event, payload) as Promise<unknown>;
  }
}

function listen(socket: Socket, listener: TransportListener): void {
  socket.on('connect', () => listener.onConnected());
  socket.onAny((event: string, payload: unknown) => listener.onMessage(event, payload));
  socket.on('connect_error', (error) => {
    // Inactive: the handshake was refused by the server. Active: the network, and the manager goes on.
    if (socket.active) return;
    // A server that cannot look a token up just now has not refused it: like a drop, tried again soon.
    if (codeOf(error) === 'overloaded') listener.onDropped(false);
    else listener.onRefused(codeOf(error));
  });
  socket.on('disconnect', (reason) => {
    if (reason === CLOSED_BY_CLIENT) return;
    listener.onDropped(reason !== CLOSED_BY_SERVER);
  });
  socket.io.on('reconnect_attempt', (attempt) => listener.onAttempt(attempt));
  socket.io.on('reconnect_failed', () => listener.onExhausted());
}

function codeOf(error: Error): ErrorCode {
  return ERROR_CODES.find((code) => code === error.message) ?? 'internal';
}
