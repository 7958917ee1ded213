import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type VoiceAnswer, type VoiceRequest, voiceAnswerSchema } from '@genbatalk/contract';

/** What is kept of the program's error output, for the log line of its end. It holds no speech: see voice/main. */
const ERROR_OUTPUT_CHARS = 1000;

export interface VoiceExit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly errorOutput: string;
}

export interface VoiceProcess {
  readonly pid: number | undefined;
  send(request: VoiceRequest): void;
  /** Lets the program end by itself: it does when its input ends. */
  end(): void;
  kill(): void;
}

export interface VoiceProcessEvents {
  onReady(): void;
  onAnswer(answer: Exclude<VoiceAnswer, { ready: true }>): void;
  /** Called once, however it ended; also when it could not be started. */
  onExit(exit: VoiceExit): void;
}

/** Starts the voice program with an empty environment: the server's secrets are not its business. */
export function startVoiceProcess(programPath: string, events: VoiceProcessEvents): VoiceProcess {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [programPath], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {},
    windowsHide: true,
  });
  let errorOutput = '';
  let hasExited = false;

  function exit(exitCode: number | null, signal: NodeJS.Signals | null): void {
    if (hasExited) return;
    hasExited = true;
    events.onExit({ exitCode, signal, errorOutput });
  }

  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errorOutput = (errorOutput + chunk).slice(-ERROR_OUTPUT_CHARS);
  });
  // Writing to a program that has just died; its end is reported by `close`.
  child.stdin.on('error', () => undefined);
  // An error of a program that runs (it could not be killed) is not its end.
  child.on('error', () => child.pid === undefined && exit(null, null));
  child.on('close', exit);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = parseAnswer(line);
    if (answer === undefined) return;
    if ('ready' in answer) events.onReady();
    else events.onAnswer(answer);
  });

  return {
    pid: child.pid,
    send: (request) => void child.stdin.write(`${JSON.stringify(request)}\n`),
    end: () => void child.stdin.end(),
    kill: () => void child.kill('SIGKILL'),
  };
}

function parseAnswer(line: string): VoiceAnswer | undefined {
  try {
    return voiceAnswerSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
