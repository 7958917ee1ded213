import type { Logger } from 'pino';
import type { Passwords } from '../accounts/passwords.js';
import type { Sessions } from '../accounts/sessions.service.js';
import type { Config } from '../config.js';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { Limiters } from '../platform/rate-limits.js';
import type { Publisher } from '../platform/realtime/publisher.js';

/** What every module of the server stands on. */
export interface Foundation {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly limiters: Limiters;
  readonly publisher: Publisher;
  /** This process's name among the nodes, new at every start. */
  readonly nodeId: string;
}

/** Work that the server does by itself, with its interval in milliseconds. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

export const JOB_MS = { sweep: 1_000, repair: 10_000, forget: 600_000, purge: 3_600_000 } as const;
