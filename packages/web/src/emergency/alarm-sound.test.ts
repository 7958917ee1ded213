import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import type { Sound } from '../speech/sound-output';
import { lengthMs, SIREN_TONES } from '../speech/tones';
import { AlarmSound } from './alarm-sound';

let clock: FakeClock;
let did: string[];
let isAllowed: boolean;
let end: (() => void) | undefined;
let sound: AlarmSound;

beforeEach(() => {
  clock = new FakeClock();
  did = [];
  isAllowed = true;
  end = undefined;
  sound = new AlarmSound({
    output: {
      ready: () => Promise.resolve(isAllowed),
      decode: (bytes) =>
        Promise.resolve({ duration: 1, name: new TextDecoder().decode(bytes) } as Sound & { name: string }),
      playLoud(playing, onEnd) {
        did.push(`say ${(playing as Sound & { name: string }).name}`);
        end = onEnd;
        return () => did.push('cut');
      },
      sing() {
        did.push('siren');
        return () => did.push('siren off');
      },
    },
    player: { hold: (by) => did.push(`hold ${by}`), release: (by) => did.push(`release ${by}`) },
    clock,
    loadSentence: (sentence, language) =>
      Promise.resolve(new TextEncoder().encode(`${sentence} ${language}`).buffer),
    vibrate: (pattern) => did.push(pattern.length > 0 ? 'vibrate' : 'still'),
  });
});

async function siren(): Promise<void> {
  await clock.advance(lengthMs(SIREN_TONES));
}

describe('alarm sound', () => {
  it('EMRG-07 siren and sentence in turn, over everything, again and again', async () => {
    sound.start('vi');
    await settle();
    expect(did).toEqual(['hold alarm', 'vibrate', 'siren']);
    await siren();
    end?.();
    await settle();
    end?.();
    await clock.advance(900);
    expect(did.slice(3)).toEqual(['say danger vi', 'say emergency-stop-all-work vi', 'vibrate', 'siren']);
  });

  it('ends at once when it is confirmed, and what it covered plays on', async () => {
    sound.start('vi');
    await siren();
    sound.stop();
    await clock.advance(60_000);
    expect(did.slice(-3)).toEqual(['cut', 'still', 'release alarm']);
    expect(did.filter((each) => each === 'siren')).toHaveLength(1);
  });

  it('C11 a sentence that never ends does not silence the siren', async () => {
    sound.start('vi');
    await clock.advance(20_000);
    expect(did.filter((each) => each === 'siren').length).toBeGreaterThan(1);
  });

  it('C15 blocked before the first tap it says so, vibrates, and sounds after it', async () => {
    isAllowed = false;
    sound.start('vi');
    await clock.advance(1_500);
    expect(sound.isBlocked()).toBe(true);
    expect(did).not.toContain('siren');
    expect(did.filter((each) => each === 'vibrate').length).toBeGreaterThan(1);
    isAllowed = true;
    await clock.advance(1_000);
    expect(sound.isBlocked()).toBe(false);
    expect(did).toContain('siren');
  });

  it('starting again in the same language changes nothing; in another one it begins anew', async () => {
    sound.start('vi');
    sound.start('vi');
    await settle();
    expect(did.filter((each) => each === 'siren')).toHaveLength(1);
    sound.start('zh');
    await siren();
    expect(did).toContain('say danger zh');
    expect(did).not.toContain('say danger vi');
  });
});
