import { FakeClock, settle } from '../../src/realtime/testing/fake-clock';
import { ScriptedEngine } from '../../src/speech/testing/scripted-engine';

/** A program that turns presses of a talk button into texts, over a browser that the script plays. */
export interface Contender {
  press(): void | Promise<void>;
  release(): void | Promise<void>;
  /** What was sent, in order. */
  readonly sent: readonly string[];
  /** What the user was told went wrong. */
  readonly told: readonly string[];
  /** The device says something itself, until the answer is called. */
  plays(text: string): () => void;
  /** Another part of the app wants the microphone. */
  recordsElsewhere(): void;
}

export interface Site {
  readonly clock: FakeClock;
  /** Makes an engine, as the browser's constructor would. */
  readonly createEngine: () => ScriptedEngine;
  readonly isAndroid: boolean;
}

export type CreateContender = (site: Site) => Contender | Promise<Contender>;

/** What a script can do and see. */
export interface Stage {
  readonly clock: FakeClock;
  readonly contender: Contender;
  readonly engines: readonly ScriptedEngine[];
  /** The engine that was made last, with its microphone open. */
  engine(): ScriptedEngine;
  press(): Promise<void>;
  release(): Promise<void>;
  /** How often a microphone was opened so far. */
  starts(): number;
}

export interface Script {
  readonly name: string;
  readonly isAndroid?: boolean;
  readonly play: (stage: Stage) => Promise<void>;
  /** Whether the bug was kept away from the user. */
  readonly isGood: (stage: Stage) => boolean;
}

/** Plays a script to a contender; true where it came through. One that throws has not. */
export async function passes(create: CreateContender, script: Script): Promise<boolean> {
  const clock = new FakeClock();
  const engines: ScriptedEngine[] = [];
  const createEngine = (): ScriptedEngine => {
    const engine = new ScriptedEngine();
    engines.push(engine);
    return engine;
  };
  const contender = await create({ clock, createEngine, isAndroid: script.isAndroid ?? false });
  const stage: Stage = {
    clock,
    contender,
    engines,
    engine() {
      const engine = engines.at(-1);
      if (engine === undefined) throw new Error('no microphone was opened');
      return engine;
    },
    async press() {
      await contender.press();
      await settle();
      engines.at(-1)?.onstart?.();
    },
    async release() {
      await contender.release();
      await settle();
    },
    starts: () => engines.flatMap(({ calls }) => calls).filter((call) => call === 'start').length,
  };
  try {
    await script.play(stage);
  } catch {
    return false;
  }
  await clock.advance(5_000);
  return script.isGood(stage);
}

/** Whether exactly these texts were sent, each once and in order. */
export function sends(...texts: string[]): (stage: Stage) => boolean {
  return ({ contender }) => JSON.stringify(contender.sent) === JSON.stringify(texts);
}
