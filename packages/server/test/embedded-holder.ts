import { pino } from 'pino';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.js';

/**
 * A stand-in for GenbaTalk that a test can kill: starts the database on the folder given, says so in one JSON line, and
 * stays until it is told `stop` or `exit` (which leaves without stopping anything), or is killed.
 */
try {
  const database = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    logger: pino({ level: 'silent' }),
  });
  process.stdout.write(
    `${JSON.stringify({ pid: database.pid, connectionString: database.connectionString })}\n`,
  );
  process.stdin.on('data', (command) => {
    if (String(command).trim() === 'exit') process.exit(1);
    void database.stop().then(() => process.exit(0));
  });
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: (error as Error).message })}\n`);
  process.exit(1);
}
