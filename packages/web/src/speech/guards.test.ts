import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DuplicateGuard } from './duplicate-guard';
import { EchoGuard } from './echo-guard';
import { splitText } from './split-text';

describe('duplicate guard', () => {
  it('TALK-07 holds back the same text for the same speech within 3 s', () => {
    const guard = new DuplicateGuard();
    expect(guard.accepts('Stop!', 1, 0)).toBe(true);
    expect(guard.accepts('stop', 1, 2_999)).toBe(false);
    expect(guard.accepts('stop', 1, 3_000)).toBe(true);
  });

  it('TALK-10 C17 a second shout is another speech and passes at once', () => {
    const guard = new DuplicateGuard();
    expect(guard.accepts('止まれ', 1, 0)).toBe(true);
    expect(guard.accepts('止まれ', 2, 900)).toBe(true);
  });

  it('TALK-08 forgets after 10 s', () => {
    const guard = new DuplicateGuard();
    guard.accepts('one', 1, 0);
    guard.accepts('two', 2, 9_999);
    expect(guard.size).toBe(2);
    guard.accepts('three', 3, 10_000);
    expect(guard.size).toBe(2);
  });
});

describe('echo guard', () => {
  it('TALK-09 C8 drops its own words heard while they sound', () => {
    const guard = new EchoGuard();
    const ended = guard.playing('Nguy hiểm! Lùi lại!', 1_000);
    expect(guard.isEcho('nguy hiểm lùi lại', 1_300, 1_500)).toBe(true);
    ended(2_500);
    expect(guard.isEcho('nguy hiểm lùi lại', 2_900, 3_500)).toBe(true);
  });

  it('TALK-09 lets other words through while it plays', () => {
    const guard = new EchoGuard();
    guard.playing('Nguy hiểm! Lùi lại!', 1_000);
    expect(guard.isEcho('Ai đó giúp tôi', 1_300, 1_500)).toBe(false);
  });

  it('TALK-10 C8 a person who repeats the sentence after it ended is heard', () => {
    const guard = new EchoGuard();
    guard.playing('Dừng lại!', 1_000)(2_000);
    expect(guard.isEcho('dừng lại', 2_600, 3_400)).toBe(false);
  });

  it('forgets after 8 s', () => {
    const guard = new EchoGuard();
    guard.playing('Dừng lại!', 1_000)(2_000);
    expect(guard.isEcho('dừng lại', 1_500, 10_000)).toBe(false);
  });
});

describe('splitting long dictation', () => {
  it('TALK-11 cuts after sentences, else between words, else anywhere', () => {
    expect(splitText('One two. Three four.', 12)).toEqual(['One two.', 'Three four.']);
    expect(splitText('one two three', 8)).toEqual(['one two', 'three']);
    expect(splitText('あいうえお', 3)).toEqual(['あいう', 'えお']);
  });

  it('TALK-11 TALK-17 loses nothing and never exceeds the limit', () => {
    assert(
      property(array(string()), (words) => {
        const text = words.join(' ').trim();
        const parts = splitText(text, 20);
        expect(parts.every((part) => part.length <= 20)).toBe(true);
        expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
