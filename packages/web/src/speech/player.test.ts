import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import { EchoGuard } from './echo-guard';
import { Player, type Speech } from './player';
import { ScriptedOutput, ScriptedVoice } from './testing/scripted-output';

let clock: FakeClock;
let output: ScriptedOutput;
let voice: ScriptedVoice;
let echoes: EchoGuard;
let player: Player;

beforeEach(() => {
  clock = new FakeClock();
  output = new ScriptedOutput();
  voice = new ScriptedVoice(['vi']);
  echoes = new EchoGuard();
  player = new Player({ output, voice, clock, echoes });
});

function sound(name: string): Speech {
  return {
    id: name,
    text: `text of ${name}`,
    language: 'vi',
    loadSound: () => Promise.resolve(new TextEncoder().encode(name).buffer),
  };
}

const textOnly = (id: string, language: 'vi' | 'ja' = 'vi'): Speech => ({
  id,
  text: `text of ${id}`,
  language,
});

describe('player', () => {
  it('TALK-28 plays one after the other', async () => {
    player.enqueue(sound('one'));
    player.enqueue(sound('two'));
    await settle();
    expect(output.played).toEqual(['one']);
    expect(player.getSnapshot()).toMatchObject({ status: 'playing', currentId: 'one' });
    output.end();
    await settle();
    expect(output.played).toEqual(['one', 'two']);
    output.end();
    await settle();
    expect(player.getSnapshot()).toMatchObject({ status: 'idle', waiting: 0 });
    player.enqueue(sound('three'));
    await settle();
    expect(output.played).toEqual(['one', 'two', 'three']);
  });

  it('ERR-28 C10 C15 keeps what the browser blocks, and plays all of it after one tap', async () => {
    output.isRunning = false;
    player.enqueue(sound('one'));
    player.enqueue(sound('two'));
    await settle();
    expect(player.getSnapshot()).toMatchObject({ status: 'blocked', waiting: 2 });
    player.unlock();
    await settle();
    output.end();
    await settle();
    expect(output.played).toEqual(['one', 'two']);
  });

  it('C11 says again what the system cut off, as soon as the loudspeaker is back', async () => {
    player.enqueue(sound('one'));
    await settle();
    output.change(false);
    await settle();
    expect(player.getSnapshot()).toMatchObject({ status: 'blocked', waiting: 1 });
    output.change(true);
    await settle();
    expect(output.played).toEqual(['one', 'one']);
  });

  it('C12 a sound that never ends is ended after twice its length, and the next one plays', async () => {
    player.enqueue(sound('one'));
    player.enqueue(sound('two'));
    await clock.advance(4_999);
    expect(output.played).toEqual(['one']);
    await clock.advance(1);
    expect(output.played).toEqual(['one', 'two']);
  });

  it('C11 a sound that stood still in a loudspeaker taken away silently is not counted as heard', async () => {
    player.enqueue(sound('one'));
    await settle();
    output.isRunning = false;
    await clock.advance(5_000);
    expect(player.getSnapshot()).toMatchObject({ status: 'blocked', waiting: 1 });
  });

  it('says a text without sound, or with one that does not decode, in the device’s own voice', async () => {
    player.enqueue(textOnly('one'));
    player.enqueue({ ...sound('two'), loadSound: () => Promise.resolve(new ArrayBuffer(0)) });
    player.enqueue({ ...sound('three'), loadSound: () => Promise.reject(new Error('gone')) });
    await settle();
    expect(voice.said).toEqual(['text of one', 'text of two', 'text of three']);
    expect(player.getSnapshot()).toMatchObject({ status: 'idle', unheard: [] });
  });

  it('C10 remembers what could not sound at all until it is heard', async () => {
    player.enqueue(textOnly('one', 'ja'));
    await settle();
    expect(player.getSnapshot().unheard).toEqual(['one']);
    player.playNow(sound('one'));
    await settle();
    output.end();
    await settle();
    expect(player.getSnapshot().unheard).toEqual([]);
  });

  it('a sound that does not load in 8 s does not hold the queue', async () => {
    player.enqueue({ ...sound('one'), loadSound: () => new Promise<null>(() => undefined) });
    player.enqueue(sound('two'));
    await clock.advance(8_000);
    expect(output.played).toEqual(['two']);
  });

  it('is silent while the microphone is open, then says again what was cut off', async () => {
    player.enqueue(sound('one'));
    await settle();
    player.hold();
    await settle();
    expect(output.isSounding).toBe(false);
    player.enqueue(sound('two'));
    await settle();
    expect(player.getSnapshot()).toMatchObject({ status: 'held', waiting: 2 });
    player.release();
    await settle();
    output.end();
    await settle();
    expect(output.played).toEqual(['one', 'one', 'two']);
  });

  it('EMRG-07 stays silent while an alarm sounds, also when the microphone is released meanwhile', async () => {
    player.hold('alarm');
    player.enqueue(sound('one'));
    player.hold();
    player.release();
    await settle();
    expect(output.played).toEqual([]);
    player.release('alarm');
    await settle();
    expect(output.played).toEqual(['one']);
  });

  it('replays at once and goes on with what it interrupted', async () => {
    player.enqueue(sound('one'));
    await settle();
    player.playNow(sound('old'));
    await settle();
    output.end();
    await settle();
    expect(output.played).toEqual(['one', 'old', 'one']);
  });

  it('TALK-09 tells the echo guard what sounds, and when', async () => {
    player.enqueue(sound('one'));
    await settle();
    expect(echoes.isEcho('text of one', clock.now(), clock.now())).toBe(true);
    output.end();
    await clock.advance(1_000);
    expect(echoes.isEcho('text of one', clock.now(), clock.now())).toBe(false);
  });

  it('forgets everything when the channel is left', async () => {
    player.enqueue(sound('one'));
    player.enqueue(sound('two'));
    await settle();
    player.clear();
    await settle();
    expect(output.isSounding).toBe(false);
    expect(output.played).toEqual(['one']);
    expect(player.getSnapshot()).toMatchObject({ status: 'idle', waiting: 0 });
  });
});
