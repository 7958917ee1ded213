import { readConfig } from '../config.js';
import { systemClock } from '../platform/clock.js';
import { EmbeddedPostgresError } from '../platform/database/embedded/embedded-postgres-error.js';
import { createLogger } from '../platform/logger.js';
import { ConfigError } from '../platform/settings.js';
import { HELP, readCommand, UsageError } from './command-line.js';
import { createOperator } from './operator.service.js';
import { openOperatorDatabase } from './operator-database.js';
import { OperatorError } from './operator-error.js';

/** Runs one command of `npm run admin`. Resolves with the exit code: 0 done, 1 refused or failed, 2 not understood. */
export async function runAdmin(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.some((arg) => ['help', '--help', '-h'].includes(arg))) {
    process.stdout.write(HELP);
    return 0;
  }
  try {
    const command = readCommand(args);
    const config = readConfig();
    const { database, close } = await openOperatorDatabase(config, createLogger('silent'));
    try {
      const operator = createOperator({ database, clock: systemClock, trialDays: config.trialDays });
      const origin = config.publicUrl ?? `http://localhost:${config.port}`;
      process.stdout.write(await command(operator, origin));
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\nSee: npm run admin -- --help\n`);
      return 2;
    }
    const isExpected = [OperatorError, ConfigError, EmbeddedPostgresError].some(
      (expected) => error instanceof expected,
    );
    const { stack, message } = error as Error;
    process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
    return 1;
  }
}
