import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

/** The server as it ships, on a folder and a port of its own. */
export interface SiteServer {
  readonly url: string;
  /** Its DATA_DIR, for the operator's command line. */
  readonly dataDir: string;
  /** SIGKILL, as a power cut would; the folder stays. */
  kill(): Promise<void>;
  /** Starts again on the same folder and port. */
  start(): Promise<void>;
  /** Ends it in order and deletes the folder. */
  close(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

export async function startServer(environment: Record<string, string> = {}): Promise<SiteServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genbatalk-journey-'));
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        // As behind a proxy: people's addresses come from its header.
        TRUST_PROXY: 'on',
        ...environment,
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk: Buffer) => String(chunk).includes('is ready') && resolve());
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
