import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { locateBinaries } from './binaries.js';
import { claimServer } from './claim-server.js';
import type { Cluster, EmbeddedLogger, RunningServer } from './cluster.js';
import { ensureCluster } from './init-cluster.js';
import { keepLogTrimmed } from './log-file.js';
import { APPLICATION, ensureApplicationDatabase } from './roles.js';
import { chooseRunAs } from './run-as.js';
import { applicationPassword, ensurePassword } from './secret-file.js';
import { signal, stopServer } from './server-process.js';
import { superviseServer } from './supervise-server.js';

export interface EmbeddedPostgresOptions {
  /** Made where it is missing. PostgreSQL's files go into `postgres` in it, the password and the log beside it. */
  dataDir: string;
  logger: EmbeddedLogger;
  /** On loopback; absent: any free one. */
  port?: number;
  /** False only for tests: commits do not wait for the disk. */
  isDurable?: boolean;
}

export interface EmbeddedPostgres {
  /** As the ordinary role `genbatalk`, owner of the database `genbatalk`. Stays the same while this process lives. */
  connectionString: string;
  /** As the superuser, for what the ordinary role may not do. */
  adminConnectionString: string;
  readonly pid: number;
  /** Ends the server in order. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that GenbaTalk brings along, or takes over one that a killed GenbaTalk left on the folder.
 * A server that dies is started again on the same port.
 * @throws EmbeddedPostgresError (one line for the terminal) where another GenbaTalk lives on the folder, or PostgreSQL
 * cannot run on this machine
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(options);
  const claimed = await claimServer(cluster, options.port);
  let { server } = claimed;
  // A GenbaTalk that ends without stopping it, by an error, still takes its database with it.
  const stopOnExit = () => signal(server.pid, 'SIGINT');
  process.once('exit', stopOnExit);
  const password = applicationPassword(cluster.password);
  await ensureApplicationDatabase(claimed.lock.client, password);

  const stopTrimming = await keepLogTrimmed(cluster.logFile, (error) =>
    cluster.logger.warn({ err: error }, 'the database log cannot be trimmed'),
  );
  const supervision = superviseServer(cluster, claimed, (replacement) => {
    server = replacement;
  });

  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    stopTrimming();
    await supervision.end();
    await stopServer(cluster, server);
    process.off('exit', stopOnExit);
  }
  return {
    connectionString: connectionString(APPLICATION, password, server, APPLICATION),
    adminConnectionString: connectionString('postgres', cluster.password, server, 'postgres'),
    get pid() {
      return server.pid;
    },
    stop: () => (stopped ??= stop()),
  };
}

async function prepareCluster(options: EmbeddedPostgresOptions): Promise<Cluster> {
  const dataDir = path.resolve(options.dataDir);
  const folder = path.join(dataDir, 'postgres');
  const isDurable = options.isDurable ?? true;
  await mkdir(dataDir, { recursive: true });
  const binaries = await locateBinaries();
  const password = await ensurePassword(dataDir);
  const runAs = await chooseRunAs(folder, dataDir, binaries.postgres);
  await ensureCluster({ dataDir, clusterFolder: folder, binaries, runAs, password, isDurable });
  return {
    folder,
    dataDir,
    logFile: path.join(dataDir, 'postgres.log'),
    binaries,
    runAs,
    password,
    isDurable,
    logger: options.logger,
  };
}

// The terminal's PGSSLMODE must not reach a server that has no certificate.
function connectionString(user: string, password: string, server: RunningServer, database: string): string {
  return `postgresql://${user}:${password}@127.0.0.1:${server.port}/${database}?sslmode=disable`;
}
