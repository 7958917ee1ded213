import type { VoiceAnswer, VoiceRequest } from '@genbatalk/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.js';
import { SynthesisError } from '../../synthesiser.port.js';
import { startVoiceProcess, type VoiceExit, type VoiceProcess } from './voice-process.js';
import { createVoiceQueue, type VoiceJob } from './voice-queue.js';

type Answer = Exclude<VoiceAnswer, { ready: true }>;
type DistributiveOmit<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;
type Question = DistributiveOmit<VoiceRequest, 'id'>;
type Job = VoiceJob<Question, Answer>;

interface Settings {
  readonly programPath: string;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly longestQueue: number;
  readonly deadlineMs: number;
  readonly patienceMs: number;
}

export interface VoiceSupervisor {
  readonly pid: number | undefined;
  start(): Promise<void>;
  ask(question: Question, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

/** Time to load the engine on a slow machine; it is ready in 0.5 s on two cores. */
const START_MS = 30_000;
/** A second death in a row waits this long before the next start, then twice as long each time. */
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 30_000;
/** A request that the program did not survive is tried once more, in the next one. */
const MOST_ATTEMPTS = 2;
const CLOSE_MS = 2_000;

/** One run of the program. */
interface Run {
  readonly process: VoiceProcess;
  isReady: boolean;
  /** The job in the program's hands, by the id it was sent with. */
  current: { id: number; job: Job; stopWaiting: () => void } | undefined;
  stopStarting: () => void;
}

/** Keeps one voice program running, hands it one request at a time, and starts it again when it dies. */
export function createVoiceSupervisor(settings: Settings): VoiceSupervisor {
  const { logger, clock } = settings;
  const queue = createVoiceQueue<Question, Answer>(settings.longestQueue);
  let run: Run | undefined;
  let state: 'idle' | 'running' | 'closing' | 'closed' = 'idle';
  let nextId = 1;
  /** Deaths since the program last answered. */
  let deaths = 0;
  let cancelRestart = (): void => undefined;
  let onceReady: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  let onceClosed = (): void => undefined;

  function launch(): void {
    const started: Run = {
      isReady: false,
      current: undefined,
      stopStarting: clock.after(START_MS, () => started.process.kill()),
      process: startVoiceProcess(settings.programPath, {
        onReady: () => ready(started),
        onAnswer: (answer) => answered(started, answer),
        onExit: (exit) => ended(started, exit),
      }),
    };
    run = started;
  }

  function ready(started: Run): void {
    started.stopStarting();
    started.isReady = true;
    for (const waiter of onceReady.splice(0)) waiter.resolve();
    handOver();
  }

  function handOver(): void {
    if (run === undefined || !run.isReady || run.current !== undefined || state !== 'running') return;
    const job = queue.take();
    if (job === undefined) return;
    const id = nextId;
    nextId += 1;
    job.attempts += 1;
    const { process } = run;
    const stopWaiting = clock.after(settings.patienceMs, () => {
      job.reject(new SynthesisError('timeout', { retryable: true }));
      process.kill();
    });
    run.current = { id, job, stopWaiting };
    process.send({ ...job.request, id });
  }

  function answered(from: Run, answer: Answer): void {
    if (from.current?.id !== answer.id) return;
    const { job, stopWaiting } = from.current;
    from.current = undefined;
    stopWaiting();
    deaths = 0;
    if ('error' in answer) job.reject(new SynthesisError('internal', { retryable: false }));
    else job.resolve(answer);
    handOver();
  }

  function ended(gone: Run, { exitCode, signal, errorOutput }: VoiceExit): void {
    gone.stopStarting();
    gone.current?.stopWaiting();
    run = undefined;
    if (state !== 'running') {
      onceClosed();
      return;
    }
    const job = gone.current?.job;
    if (job !== undefined && job.attempts < MOST_ATTEMPTS) queue.putBack(job);
    else job?.reject(new SynthesisError('internal', { retryable: true }));
    if (!gone.isReady) {
      for (const waiter of onceReady.splice(0))
        waiter.reject(new SynthesisError('internal', { retryable: true }));
    }

    const backoffMs = deaths === 0 ? 0 : Math.min(FIRST_BACKOFF_MS * 2 ** (deaths - 1), LONGEST_BACKOFF_MS);
    deaths += 1;
    logger.warn({ exitCode, signal, errorOutput, backoffMs }, 'the voice program ended and is started again');
    if (backoffMs === 0) launch();
    else cancelRestart = clock.after(backoffMs, launch);
  }

  function start(): Promise<void> {
    if (state === 'closing' || state === 'closed') return Promise.reject(closedError());
    if (state === 'idle') {
      state = 'running';
      launch();
    }
    if (run?.isReady === true) return Promise.resolve();
    return new Promise((resolve, reject) => onceReady.push({ resolve, reject }));
  }

  return {
    get pid() {
      return run?.process.pid;
    },
    start,
    async ask(question, signal) {
      if (state === 'closing' || state === 'closed') throw closedError();
      const { job, answer } = queue.add(question, signal);
      const stopWaiting = clock.after(settings.deadlineMs, () =>
        job.reject(new SynthesisError('timeout', { retryable: true })),
      );
      if (state === 'idle') {
        state = 'running';
        launch();
      }
      handOver();
      try {
        return await answer;
      } finally {
        stopWaiting();
      }
    },
    async close() {
      if (state === 'closed' || state === 'closing') return;
      state = 'closing';
      cancelRestart();
      for (const waiter of onceReady.splice(0)) waiter.reject(closedError());
      queue.rejectAll(closedError());
      const last = run;
      if (last !== undefined) {
        last.current?.job.reject(closedError());
        const closed = new Promise<void>((resolve) => {
          onceClosed = resolve;
        });
        last.process.end();
        const stopWaiting = clock.after(CLOSE_MS, () => last.process.kill());
        await closed;
        stopWaiting();
      }
      state = 'closed';
    },
  };
}

function closedError(): SynthesisError {
  return new SynthesisError('internal', { retryable: true });
}
