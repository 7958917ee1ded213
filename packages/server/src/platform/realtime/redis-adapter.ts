import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { ServerOptions } from 'socket.io';
import type { SharedRedis } from '../redis.js';

export type AdapterConstructor = NonNullable<ServerOptions['adapter']>;

const STREAM = 'genbatalk';

interface Publishing {
  doPublish(message: unknown): Promise<string>;
}

/**
 * Socket.IO over several nodes. While Redis is away a broadcast reaches this node's own sockets at once, instead of
 * waiting for a connection; what others missed they fetch by the last sequence (design.md section 2).
 */
export function createRedisAdapter(redis: SharedRedis): AdapterConstructor {
  const create = createAdapter(redis.client, {
    streamName: STREAM,
    channelPrefix: STREAM,
    onlyPlaintext: true,
  });
  // Socket.IO calls it with `new`.
  function createResilient(namespace: unknown): unknown {
    // `doPublish` is not in the adapter's types.
    const adapter = create(namespace) as unknown as Publishing;
    const publish = adapter.doPublish.bind(adapter);
    adapter.doPublish = async (message) => (redis.isReady ? publish(message).catch(() => '') : '');
    return adapter;
  }
  return createResilient as unknown as AdapterConstructor;
}
