import type { Logger } from 'pino';
import type { PostgresBinaries } from './binaries.js';
import type { RunAs } from './run-as.js';

/** One embedded database on disk and what is needed to run it. */
export interface Cluster {
  /** The folder of PostgreSQL's own files, inside the data folder. */
  folder: string;
  dataDir: string;
  logFile: string;
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** Of the superuser `postgres`. */
  password: string;
  /** False only for tests: commits do not wait for the disk. */
  isDurable: boolean;
  logger: EmbeddedLogger;
}

export type EmbeddedLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface RunningServer {
  pid: number;
  port: number;
}
