import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMicrophoneOpen,
  TALK_AT_REST,
  type TalkEffect,
  type TalkEvent,
  type TalkState,
  talk,
} from './push-to-talk';
import { CLOSING_EVENTS, describeEvent } from './testing/closing-events';

const speaking = (phase: TalkState['phase'], locked = false): TalkState => ({
  ...TALK_AT_REST,
  phase,
  locked,
  run: 1,
});

const EVENTS: readonly TalkEvent[] = [
  ...CLOSING_EVENTS,
  { type: 'press' },
  { type: 'lock' },
  { type: 'unblock' },
  { type: 'opened', run: 1 },
  { type: 'opened', run: 2 },
  { type: 'ended', run: 2 },
  { type: 'playback-started' },
  { type: 'playback-over' },
];

/** What the effects leave behind, as a browser would see it. */
function applyEffects(microphone: boolean, effects: readonly TalkEffect[]): boolean {
  return effects.reduce((open, effect) => {
    if (effect === 'open-microphone') return true;
    return effect === 'finish-microphone' || effect === 'discard-microphone' ? false : open;
  }, microphone);
}

describe('push to talk', () => {
  const closings = (['opening', 'open'] as const).flatMap((phase) =>
    CLOSING_EVENTS.map((event) => ({ phase, event, name: describeEvent(event) })),
  );

  it.each(closings)('TALK-01 $phase, then $name: the microphone is closed', ({ phase, event }) => {
    const { state, effects } = talk(speaking(phase), event);
    expect(isMicrophoneOpen(state)).toBe(false);
    expect(effects).toContain('say-silent');
    expect(effects).toContain('release-playback');
    const byItself = event.type === 'ended';
    expect(applyEffects(true, effects)).toBe(byItself);
  });

  const lockedClosings = CLOSING_EVENTS.filter(({ type }) => type !== 'release').map((event) => ({
    event,
    name: describeEvent(event),
  }));

  it.each(lockedClosings)('TALK-01 locked hands-free, then $name: the microphone is closed', ({ event }) => {
    const { state } = talk(speaking('open', true), event);
    expect(isMicrophoneOpen(state)).toBe(false);
    expect(state.locked).toBe(false);
  });

  it('a press opens, with playback held first', () => {
    const { state, effects } = talk(TALK_AT_REST, { type: 'press' });
    expect(state).toMatchObject({ phase: 'opening', run: 1 });
    expect(effects).toEqual(['hold-playback', 'open-microphone', 'say-speaking']);
    expect(talk(state, { type: 'opened', run: 1 })).toMatchObject({
      state: { phase: 'open' },
      effects: ['signal-open'],
    });
  });

  it('CALL-27 a mute forgets what was said; the unmute makes ready and opens nothing', () => {
    const muted = talk(speaking('open'), { type: 'block', reason: 'muted' });
    expect(muted.effects).toContain('discard-microphone');
    expect(talk(muted.state, { type: 'press' }).effects).toEqual([]);
    const unmuted = talk(muted.state, { type: 'unblock' });
    expect(unmuted.effects).toEqual([]);
    expect(isMicrophoneOpen(unmuted.state)).toBe(false);
  });

  it('a lost connection keeps what was said', () => {
    expect(talk(speaking('open'), { type: 'block', reason: 'disconnected' }).effects).toContain(
      'finish-microphone',
    );
  });

  it('pressing again while the last words are awaited opens at once, and their end closes nothing', () => {
    const again = talk(speaking('closing'), { type: 'press' });
    expect(again.effects).toContain('open-microphone');
    const { state, effects } = talk(again.state, { type: 'ended', run: 1 });
    expect(isMicrophoneOpen(state)).toBe(true);
    expect(effects).toEqual([]);
  });

  it('locked it stays open on release, pauses for audio, resumes after it, and a tap ends it', () => {
    const locked = talk(speaking('open'), { type: 'lock' }).state;
    expect(talk(locked, { type: 'release' }).state.phase).toBe('open');
    const paused = talk(locked, { type: 'playback-started' });
    expect(paused).toMatchObject({
      state: { phase: 'paused' },
      effects: ['finish-microphone', 'say-silent'],
    });
    const resumed = talk(paused.state, { type: 'playback-over' });
    expect(resumed.effects).toContain('open-microphone');
    expect(talk(resumed.state, { type: 'press' }).effects).toContain('finish-microphone');
  });

  it('TALK-01 whatever happens, the microphone is open exactly when the state says so', () => {
    assert(
      property(array(constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let state = TALK_AT_REST;
        let microphone = false;
        for (const event of events) {
          const step = talk(state, event);
          // The recogniser closes by itself before it says that it ended.
          if (event.type === 'ended' && event.run === state.run) microphone = false;
          microphone = applyEffects(microphone, step.effects);
          const opened = !isMicrophoneOpen(state) && isMicrophoneOpen(step.state);
          expect(!opened || ['press', 'playback-over'].includes(event.type)).toBe(true);
          state = step.state;
          expect(microphone).toBe(isMicrophoneOpen(state));
          expect(microphone && state.blockedBy !== null).toBe(false);
        }
      }),
    );
  });

  it('playback is never left held', () => {
    assert(
      property(array(constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let state = TALK_AT_REST;
        let held = false;
        for (const event of events) {
          const step = talk(state, event);
          state = step.state;
          for (const effect of step.effects) {
            if (effect === 'hold-playback') held = true;
            if (effect === 'release-playback') held = false;
          }
          expect(held && state.phase === 'idle').toBe(false);
        }
      }),
    );
  });
});
