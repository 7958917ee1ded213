import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** The connection that several nodes share. Everything goes on without it, as one node sees it. */
export interface SharedRedis {
  readonly client: Redis;
  readonly isReady: boolean;
  /** Runs after every reconnection, not after the first connection. */
  onReturn(listener: () => void): void;
  close(): void;
}

const RETRY_STEP_MS = 100;
const RETRY_MAX_MS = 1_000;

/** Connects in the background: a Redis that is not there yet does not hold up the start. */
export function connectRedis(url: string, logger: Logger): SharedRedis {
  const client = new Redis(url, {
    // A command waits for one attempt to reconnect at most: callers have something better to do than to wait.
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * RETRY_STEP_MS, RETRY_MAX_MS),
  });
  const listeners: (() => void)[] = [];
  let wasReady = false;
  let isDown = false;
  client.on('ready', () => {
    if (isDown) logger.warn('Redis is there again');
    isDown = false;
    if (wasReady) for (const listener of listeners) listener();
    wasReady = true;
  });
  client.on('error', (error: Error) => {
    // Its address may hold a password.
    if (!isDown) logger.warn({ name: error.name }, 'Redis cannot be reached: this node goes on alone');
    isDown = true;
  });
  return {
    client,
    get isReady() {
      return client.status === 'ready';
    },
    onReturn: (listener) => void listeners.push(listener),
    close: () => client.disconnect(),
  };
}
