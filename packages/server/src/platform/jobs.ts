import type { Logger } from 'pino';
import type { Clock } from './clock.js';

export interface Jobs {
  /** Runs `work` every `intervalMs` from now on, never twice at once; a failure is logged and the next run comes. */
  every(name: string, intervalMs: number, work: () => Promise<void>): void;
  /** Stops all jobs and waits for those that run. */
  stop(): Promise<void>;
}

export function createJobs(clock: Clock, logger: Logger): Jobs {
  const cancels = new Map<string, () => void>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function schedule(name: string, intervalMs: number, work: () => Promise<void>): void {
    if (stopped) return;
    cancels.set(
      name,
      clock.after(intervalMs, () => {
        const run = work()
          .catch((error: unknown) => logger.error({ err: error, job: name }, 'a job failed'))
          .finally(() => {
            running.delete(run);
            schedule(name, intervalMs, work);
          });
        running.add(run);
      }),
    );
  }

  return {
    every: schedule,
    async stop() {
      stopped = true;
      for (const cancel of cancels.values()) cancel();
      await Promise.all(running);
    },
  };
}
