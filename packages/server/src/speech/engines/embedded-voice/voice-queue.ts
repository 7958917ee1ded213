import { SynthesisError } from '../../synthesiser.port.js';

/** One thing asked of the voice program, until it is settled. */
export interface VoiceJob<Request, Answer> {
  readonly request: Request;
  /** Counts the programs that it was handed to; a second death with the same request is its fault. */
  attempts: number;
  readonly settled: boolean;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export interface VoiceQueue<Request, Answer> {
  /** @throws SynthesisError `overloaded` when as many as allowed are waiting */
  add(request: Request, signal: AbortSignal): { job: VoiceJob<Request, Answer>; answer: Promise<Answer> };
  /** The next job that still has somebody waiting for it. */
  take(): VoiceJob<Request, Answer> | undefined;
  putBack(job: VoiceJob<Request, Answer>): void;
  rejectAll(error: unknown): void;
}

/** First in, first out, bounded. An aborted job leaves at once, and is never handed to the program. */
export function createVoiceQueue<Request, Answer>(longest: number): VoiceQueue<Request, Answer> {
  let waiting: VoiceJob<Request, Answer>[] = [];

  return {
    add(request, signal) {
      signal.throwIfAborted();
      if (waiting.length >= longest) throw new SynthesisError('overloaded', { retryable: true });
      const { promise, resolve, reject } = withResolvers<Answer>();
      let settled = false;
      const settle = (act: () => void): void => {
        if (settled) return;
        settled = true;
        signal.removeEventListener('abort', abort);
        waiting = waiting.filter((other) => other !== job);
        act();
      };
      const job: VoiceJob<Request, Answer> = {
        request,
        attempts: 0,
        get settled() {
          return settled;
        },
        resolve: (answer) => settle(() => resolve(answer)),
        reject: (error) => settle(() => reject(error)),
      };
      const abort = (): void => job.reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      waiting.push(job);
      return { job, answer: promise };
    },
    take: () => waiting.shift(),
    putBack(job) {
      if (!job.settled) waiting.unshift(job);
    },
    rejectAll(error) {
      for (const job of [...waiting]) job.reject(error);
    },
  };
}

function withResolvers<T>(): {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
} {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
