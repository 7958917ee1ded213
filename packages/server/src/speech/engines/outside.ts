import type { Clock } from '../../platform/clock.js';
import {
  createEngineFetch,
  type EngineFetch,
  type EngineHttpOptions,
} from '../../platform/engines/engine-http.js';
import type { NetworkPolicy } from '../../platform/engines/network-policy.js';

/** Where an engine may be, and how long it may take. */
export interface Reach {
  readonly network: NetworkPolicy;
  /** For one request, from the first byte to the last. */
  readonly timeoutMs: number;
}

/** What an engine outside of this process is reached with. */
export interface Outside extends Reach {
  readonly clock: Clock;
}

/** Two minutes at 320 kbit/s; what goes on beyond it is no sentence. */
const MAX_SPEECH_BYTES = 5_000_000;

/** The way out of an engine of speech or recognition. */
export function speechFetch(
  engine: string,
  outside: Outside,
  readFault?: EngineHttpOptions['readFault'],
): EngineFetch {
  return createEngineFetch({
    engine,
    clock: outside.clock,
    network: outside.network,
    timeoutMs: outside.timeoutMs,
    maxAnswerBytes: MAX_SPEECH_BYTES,
    ...(readFault !== undefined && { readFault }),
  });
}
