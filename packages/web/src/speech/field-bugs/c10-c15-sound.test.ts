import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../../realtime/testing/fake-clock';
import { EchoGuard } from '../echo-guard';
import { Player } from '../player';
import { ScriptedOutput, ScriptedVoice } from '../testing/scripted-output';

let clock: FakeClock;
let output: ScriptedOutput;
let player: Player;

/** What most pages do: try to play at once, believe a flag that was set once, forget what was refused. */
class NaivePlayer {
  readonly #output: ScriptedOutput;
  #isUnlocked = false;

  constructor(loudspeaker: ScriptedOutput) {
    this.#output = loudspeaker;
  }

  async unlock(): Promise<void> {
    this.#isUnlocked = await this.#output.unlock();
  }

  async play(name: string): Promise<void> {
    if (!this.#isUnlocked && !(await this.#output.ready())) return;
    const sound = await this.#output.decode(bytesOf(name));
    // A context that was taken away plays into nothing.
    if (this.#output.isRunning) this.#output.play(sound, 1, () => undefined);
  }
}

function bytesOf(name: string): ArrayBuffer {
  return new TextEncoder().encode(name).buffer;
}

function say(name: string): void {
  player.enqueue({ id: name, text: name, language: 'vi', loadSound: () => Promise.resolve(bytesOf(name)) });
}

/** Lets everything that sounds come to its end. */
async function playOut(): Promise<void> {
  for (let sounds = 0; sounds < 5; sounds += 1) {
    await settle();
    output.end();
  }
  await settle();
}

beforeEach(() => {
  clock = new FakeClock();
  output = new ScriptedOutput();
  player = new Player({ output, voice: new ScriptedVoice([]), clock, echoes: new EchoGuard() });
});

describe('C10 C15 sound before the first gesture', () => {
  beforeEach(() => {
    output.isRunning = false;
  });

  it('C10 C15 ours keeps all of it and plays it in order after one tap', async () => {
    for (const name of ['one', 'two', 'three']) say(name);
    await settle();
    expect(player.getSnapshot()).toMatchObject({ status: 'blocked', waiting: 3 });
    player.unlock();
    await playOut();
    expect(output.played).toEqual(['one', 'two', 'three']);
  });

  it('C10 C15 a naive player drops what was blocked', async () => {
    const naive = new NaivePlayer(output);
    for (const name of ['one', 'two', 'three']) await naive.play(name);
    await naive.unlock();
    expect(output.played).toEqual([]);
  });
});

describe('C11 the loudspeaker is taken away by a call, a lock or a plug', () => {
  it('C11 ours reads the real state before each sound, and recovers with one tap', async () => {
    player.unlock();
    await settle();
    output.isRunning = false;
    output.isUnlockable = true;
    say('one');
    await settle();
    expect(player.getSnapshot().status).toBe('blocked');
    player.unlock();
    await playOut();
    expect(output.played).toEqual(['one']);
  });

  it('C11 a naive player believes what it knew once, and plays into nothing', async () => {
    const naive = new NaivePlayer(output);
    await naive.unlock();
    output.isRunning = false;
    await naive.play('one');
    await naive.unlock();
    expect(output.played).toEqual([]);
  });
});
