import { Socket } from 'node:net';
import { Client } from 'pg';
import type { Cluster, RunningServer } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

// "genba" as bytes; any fixed number will do, since nothing else takes advisory locks in the database `postgres`.
const LOCK_KEY = 0x67_65_6e_62_61;
const HOLDER_NAME = /^GenbaTalk pid (\d+)$/u;

/** A session of the superuser that holds the lock for as long as it lives. */
export interface OwnerLock {
  client: Client;
  /** Resolves when the session ends, wanted or not. */
  ended: Promise<void>;
  /** Whether the session alone keeps this process from exiting; it does until told otherwise. */
  keepProcess(isKept: boolean): void;
}

export type LockAttempt =
  | { result: 'acquired'; lock: OwnerLock }
  | { result: 'held'; holderPid: number | undefined }
  | { result: 'unreachable' };

/**
 * Tries to become the one GenbaTalk of a server. The lock belongs to a session, so it falls free by itself when its
 * holder dies: a server whose lock is free was left behind.
 * @throws EmbeddedPostgresError where the password file is not the server's
 */
export async function tryOwnerLock(cluster: Cluster, server: RunningServer): Promise<LockAttempt> {
  const socket = new Socket();
  const client = new Client({
    host: '127.0.0.1',
    port: server.port,
    user: 'postgres',
    password: cluster.password,
    database: 'postgres',
    ssl: false,
    application_name: `GenbaTalk pid ${process.pid}`,
    keepAlive: true,
    stream: () => socket,
  });
  const ended = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.on('error', () => resolve());
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ acquired: boolean }>(
      'select pg_try_advisory_lock($1) as acquired',
      [LOCK_KEY],
    );
    if (rows[0]?.acquired) {
      const keepProcess = (isKept: boolean) => void (isKept ? socket.ref() : socket.unref());
      return { result: 'acquired', lock: { client, ended, keepProcess } };
    }
    const holderPid = await findHolder(client);
    await client.end();
    return { result: 'held', holderPid };
  } catch (error) {
    socket.destroy();
    if ((error as { code?: string }).code !== '28P01') return { result: 'unreachable' };
    throw new EmbeddedPostgresError(
      `The password in ${cluster.dataDir} is not that of its database: put the password file back that belongs to the folder, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

async function findHolder(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and ((l.classid::bigint << 32) | l.objid::bigint) = $1`,
    [LOCK_KEY],
  );
  const pid = HOLDER_NAME.exec(rows[0]?.name ?? '')?.[1];
  return pid === undefined ? undefined : Number(pid);
}
