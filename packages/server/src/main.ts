import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app.js';
import { type Config, readConfig } from './config.js';
import { systemClock } from './platform/clock.js';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.js';
import { EmbeddedPostgresError } from './platform/database/embedded/embedded-postgres-error.js';
import { migrate } from './platform/database/migrate.js';
import { lanAddress } from './platform/https/lan-address.js';
import { createLocalCertificate } from './platform/https/local-certificate.js';
import { renderQr } from './platform/https/qr.js';
import { createLogger } from './platform/logger.js';
import { ConfigError } from './platform/settings.js';
import { createEmbeddedVoice } from './speech/engines/embedded-voice/embedded-voice.js';
import { createTranslationEngines } from './translation/engines/registry.js';

/** Starts one node and stops it in order on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });

  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, logger })
      : undefined;
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  await migrate(connectionString);

  const voice = createEmbeddedVoice({ logger });
  await voice.start();
  const tls = await readTls(config, process.argv.includes('--https'));
  const app = await buildApp({
    config,
    connectionString,
    synthesiser: voice,
    engines: createTranslationEngines(config.translation, { clock: systemClock }),
    logger,
    ...(tls && { tls }),
  });
  const port = await app.listen();
  announce(port, tls !== undefined, config);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await voice.close();
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

async function readTls(config: Config, isLocal: boolean): Promise<{ cert: string; key: string } | undefined> {
  if (config.tlsCert !== undefined && config.tlsKey !== undefined) {
    return { cert: await readFile(config.tlsCert, 'utf8'), key: await readFile(config.tlsKey, 'utf8') };
  }
  if (!isLocal) return undefined;
  const lan = lanAddress();
  const hosts = ['localhost', '127.0.0.1', ...(lan === undefined ? [] : [lan])];
  return createLocalCertificate({
    folder: join(config.dataDir, 'tls'),
    hosts,
    nowMs: systemClock.now().getTime(),
  });
}

/** What the person who started it needs to know: where to go, and how a phone gets there. */
function announce(port: number, isSecure: boolean, config: Config): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const scheme = isSecure ? 'https' : 'http';
  say(`GenbaTalk is ready: ${config.publicUrl ?? `${scheme}://localhost:${port}`}`);
  const lan = lanAddress();
  if (!isSecure) {
    say(
      'Phones give microphone and clipboard to https only: start with `npm start -- --https` to talk from phones.',
    );
  } else if (lan !== undefined) {
    const url = config.publicUrl ?? `https://${lan}:${port}`;
    say(`From a phone in the same network: ${url}`);
    say(renderQr(url));
  }
}

/** The line for the person at the terminal; a database error's own text would quote rows, its cause does not. */
function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message;
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return root instanceof Error ? (root.stack ?? root.message) : String(root);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
