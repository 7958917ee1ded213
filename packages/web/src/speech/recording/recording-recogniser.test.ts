import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../../realtime/testing/fake-clock';
import { MicrophoneLease } from '../microphone-lease';
import type { RecogniserHandlers } from '../recogniser';
import { TalkController } from '../talk-controller';
import { CLOSING_EVENTS, describeEvent } from '../testing/closing-events';
import { scriptedMicrophones } from '../testing/scripted-microphone';
import { RecordingRecogniser } from './recording-recogniser';

let clock: FakeClock;
let lease: MicrophoneLease;
let microphones: ReturnType<typeof scriptedMicrophones>;
let recogniser: RecordingRecogniser;
let did: string[];

const handlers: RecogniserHandlers = {
  onOpen: () => did.push('open'),
  onInterim: () => undefined,
  onFinal: (text) => did.push(`final ${text}`),
  onRecording: ({ bytes, language, mimeType }) => did.push(`${bytes.length} ${language} ${mimeType}`),
  onError: (code) => did.push(code),
  onEnd: () => did.push('end'),
};
const recorded = (bytes: number) => `${bytes} vi audio/webm;codecs=opus`;

beforeEach(() => {
  clock = new FakeClock();
  lease = new MicrophoneLease();
  microphones = scriptedMicrophones();
  did = [];
  recogniser = new RecordingRecogniser({ open: () => microphones.open(), clock, lease });
});

/** Presses, lets `bytes` be recorded, and releases. */
async function say(bytes: number): Promise<void> {
  recogniser.start('vi', handlers);
  await clock.advance(500);
  microphones.last.hear(bytes);
  recogniser.stop();
  await clock.advance(400);
}

describe('recording for the server', () => {
  it('TALK-04 press, speak, release: one recording, and the microphone is closed', async () => {
    await say(20_000);
    expect(did).toEqual(['open', recorded(20_000), 'end']);
    expect(microphones.last.isOpen).toBe(false);
  });

  it('TALK-04 keeps a tail of 400 ms, so that the last sound is not cut', async () => {
    recogniser.start('vi', handlers);
    await clock.advance(500);
    microphones.last.hear(10_000);
    recogniser.stop();
    await clock.advance(399);
    expect(microphones.last.isOpen).toBe(true);
    microphones.last.hear(2_000);
    await clock.advance(1);
    expect(microphones.last.isOpen).toBe(false);
    expect(did).toContain(recorded(12_000));
  });

  it('TALK-21 TALK-22 sends 5,000 to 500,000 bytes, and says why it does not send the others', async () => {
    await say(4_999);
    expect(did).toEqual(['open', 'too-short', 'end']);
    did = [];
    await say(5_000);
    await say(500_000);
    expect(did).toEqual(['open', recorded(5_000), 'end', 'open', recorded(500_000), 'end']);
    did = [];
    await say(500_001);
    expect(did).toEqual(['open', 'too-long', 'end']);
  });

  it('TALK-22 who speaks for more than a minute is sent in parts, without a gap', async () => {
    recogniser.start('vi', handlers);
    await clock.advance(500);
    microphones.last.hear(460_000);
    await clock.advance(100);
    expect(microphones.last.recordings).toMatchObject([{ state: 'stopped' }, { state: 'running' }]);
    microphones.last.hear(30_000);
    recogniser.stop();
    await clock.advance(400);
    expect(did).toEqual(['open', recorded(460_000), recorded(30_000), 'end']);
  });

  it('ERR-25 a press in which nothing was heard is not sent', async () => {
    recogniser.start('vi', handlers);
    await settle();
    microphones.last.loudness = 0.001;
    await clock.advance(1_000);
    microphones.last.hear(20_000);
    recogniser.stop();
    await clock.advance(400);
    expect(did).toEqual(['open', 'no-speech', 'end']);
  });

  it('TALK-04 a browser that does not tell how loud it is sends everything', async () => {
    recogniser.start('vi', handlers);
    await settle();
    microphones.last.loudness = null;
    await clock.advance(1_000);
    microphones.last.hear(20_000);
    recogniser.stop();
    await clock.advance(400);
    expect(did).toContain(recorded(20_000));
  });

  it('hands-free, each pause sends what was said before it', async () => {
    recogniser.start('vi', handlers, { deliver: 'on-pause' });
    await clock.advance(300);
    for (const [loudness, bytes, ms] of [
      [0.004, 8_000, 1_000],
      [0.2, 8_000, 1_000],
      [0.004, 8_000, 1_000],
      [0.2, 9_000, 1_000],
      [0.004, 8_000, 1_000],
    ] as const) {
      microphones.last.loudness = loudness;
      microphones.last.hear(bytes);
      await clock.advance(ms);
    }
    expect(did).toHaveLength(3);
    expect(microphones.last.isOpen).toBe(true);
    recogniser.stop();
    await clock.advance(400);
    expect(did.at(-1)).toBe('end');
    expect(did).not.toContain('too-short');
  });

  it('ERR-27 a microphone that is denied, or not there, is said', async () => {
    for (const [name, code] of [
      ['NotAllowedError', 'not-allowed'],
      ['NotFoundError', 'audio-capture'],
      ['NotReadableError', 'audio-capture'],
    ] as const) {
      did = [];
      microphones.failWith(name);
      recogniser.start('vi', handlers);
      await settle();
      expect(did).toEqual([code, 'end']);
    }
  });

  it('ERR-27 a permission given after letting go opens nothing', async () => {
    const allow = microphones.holdOpening();
    recogniser.start('vi', handlers);
    await clock.advance(2_000);
    expect(did).toEqual(['no-start']);
    recogniser.stop();
    await allow();
    expect(microphones.last.isOpen).toBe(false);
    expect(microphones.last.recordings).toEqual([]);
    expect(did.at(-1)).toBe('end');
  });

  it('what was said before the system took the microphone is sent', async () => {
    recogniser.start('vi', handlers);
    await clock.advance(500);
    microphones.last.hear(20_000);
    microphones.last.lose();
    await settle();
    expect(did).toEqual(['open', recorded(20_000), 'end']);
  });

  it('TALK-01 another user of the microphone closes it', async () => {
    recogniser.start('vi', handlers);
    await clock.advance(500);
    lease.take({}, () => undefined);
    expect(microphones.last.isOpen).toBe(false);
  });

  it('TALK-01 a press right after release sends the first words and opens again', async () => {
    recogniser.start('vi', handlers);
    await clock.advance(500);
    microphones.last.hear(20_000);
    recogniser.stop();
    recogniser.start('vi', handlers);
    await settle();
    expect(microphones.opened.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(did).toContain(recorded(20_000));
  });
});

describe('push to talk with a recorder', () => {
  let recordings: number;
  let controller: TalkController;
  beforeEach(() => {
    recordings = 0;
    controller = new TalkController({
      recogniser,
      player: { hold: () => undefined, release: () => undefined },
      language: () => 'vi',
      isEcho: () => false,
      onText: () => undefined,
      onRecording: () => {
        recordings += 1;
      },
      onSpeaking: () => undefined,
      onSignal: () => undefined,
    });
  });

  const events = CLOSING_EVENTS.filter(({ type }) => type !== 'ended');
  const closings = ['opening', 'open', 'locked'].flatMap((phase) =>
    events
      .filter(({ type }) => phase !== 'locked' || type !== 'release')
      .map((event) => ({ phase, event, name: describeEvent(event) })),
  );

  it.each(closings)(
    'TALK-01 $phase, then $name: the recorder and its microphone are closed',
    async (given) => {
      const { phase, event } = given;
      const allow = phase === 'opening' ? microphones.holdOpening() : null;
      controller.send({ type: 'press' });
      if (phase === 'locked') controller.send({ type: 'lock' });
      await clock.advance(500);
      if (!allow) microphones.last.hear(20_000);
      controller.send(event);
      await allow?.();
      await clock.advance(400);
      expect(microphones.opened.filter(({ isOpen }) => isOpen)).toEqual([]);
      const all = microphones.opened.flatMap((microphone) => microphone.recordings);
      expect(all.filter(({ state }) => state === 'running')).toEqual([]);
      const isForgotten =
        event.type === 'unmount' ||
        (event.type === 'block' && (event.reason === 'muted' || event.reason === 'mic-off'));
      expect(recordings).toBe(phase === 'opening' || isForgotten ? 0 : 1);
      expect(controller.getSnapshot().state.phase).toBe('idle');
    },
  );

  it('TALK-09 hands-free, translated audio closes the microphone at once, without a tail', async () => {
    controller.send({ type: 'press' });
    controller.send({ type: 'lock' });
    await clock.advance(500);
    microphones.last.hear(20_000);
    controller.send({ type: 'playback-started' });
    expect(microphones.last.isOpen).toBe(false);
    await settle();
    expect(recordings).toBe(1);
    controller.send({ type: 'playback-over' });
    await settle();
    expect(microphones.last.isOpen).toBe(true);
  });

  it('CALL-27 muted during the tail: nothing is sent', async () => {
    controller.send({ type: 'press' });
    await clock.advance(500);
    microphones.last.hear(20_000);
    controller.send({ type: 'release' });
    await clock.advance(200);
    controller.send({ type: 'block', reason: 'muted' });
    await clock.advance(400);
    expect(recordings).toBe(0);
    expect(microphones.last.isOpen).toBe(false);
  });
});
