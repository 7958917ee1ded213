import type { ErrorCode } from '@genbatalk/contract';

/** What a transport tells its owner. */
export interface TransportListener {
  /** The socket is up; nobody is registered yet. */
  onConnected(): void;
  /** The socket went down. `trying`: the transport goes on by itself; if not, the server closed it. */
  onDropped(trying: boolean): void;
  onAttempt(attempt: number): void;
  /** The last of the attempts failed; only `retry` tries again. */
  onExhausted(): void;
  /** The server does not want this connection; nothing is tried again. */
  onRefused(code: ErrorCode): void;
  onMessage(event: string, payload: unknown): void;
}

/** The one way to the server. Socket.IO in the product, memory in tests. */
export interface Transport {
  readonly connected: boolean;
  open(listener: TransportListener): void;
  close(): void;
  /** Drops what is there and connects from the first attempt. */
  restart(): void;
  /** One attempt, which reports only success. */
  retry(): void;
  /** Resolves with the acknowledgement; rejects after `timeoutMs`, or when the socket goes down first. */
  send(event: string, payload: unknown, timeoutMs: number): Promise<unknown>;
}
