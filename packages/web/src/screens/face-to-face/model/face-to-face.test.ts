import type { FaceToFaceTranslated, Speaker } from '@genbatalk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../../../realtime/testing/fake-clock';
import { EchoGuard } from '../../../speech/echo-guard';
import { Player } from '../../../speech/player';
import type { Recogniser, RecogniserHandlers } from '../../../speech/recogniser';
import { ScriptedOutput, ScriptedVoice } from '../../../speech/testing/scripted-output';
import { FaceToFace } from './face-to-face';
import type { Interpretation } from './interpreter';

/** A recogniser by hand: the test speaks and ends; what was asked of it is on record. */
class ScriptedRecogniser implements Recogniser {
  readonly calls: string[] = [];
  handlers: RecogniserHandlers | null = null;

  start(language: string, handlers: RecogniserHandlers, options?: { deliver?: string }): void {
    this.calls.push(`start ${language} ${options?.deliver ?? ''}`.trim());
    this.handlers = handlers;
  }

  stop(): void {
    this.calls.push('stop');
  }

  abort(): void {
    this.calls.push('abort');
  }

  goHandsFree(): void {
    this.calls.push('hands-free');
  }

  say(text: string): void {
    this.handlers?.onFinal(text, { speechStartedAtMs: 0 });
  }
}

const translated = (utteranceId: string, speaker: Speaker): FaceToFaceTranslated => ({
  utteranceId,
  speaker,
  originalText: 'ヘルメットをかぶってください。',
  originalLanguage: 'ja',
  translatedText: 'Please wear your helmet.',
  translatedLanguage: 'en',
  timestamp: '2026-01-01T00:00:00.000Z',
  quality: 'phrasebook',
  audioBase64: btoa('helmet'),
});

describe('face to face', () => {
  let clock: FakeClock;
  let recogniser: ScriptedRecogniser;
  let output: ScriptedOutput;
  let voice: ScriptedVoice;
  let refused: string[];
  let requests: { text: string; sourceLanguage: string; targetLanguage: string; speaker: string }[];
  let answer: Interpretation;
  let emit: (event: FaceToFaceTranslated) => void;
  let face: FaceToFace;

  const open = (given: Recogniser | null) => {
    const player = new Player({
      output,
      voice,
      clock,
      echoes: new EchoGuard(),
    });
    let ids = 0;
    face = new FaceToFace({
      translate: (request) => {
        requests.push(request);
        return Promise.resolve(answer);
      },
      onTranslated: (handler) => {
        emit = handler;
        return () => undefined;
      },
      recogniser: given,
      player,
      clock,
      createId: () => `id${(ids += 1)}`,
      onRefused: (code) => refused.push(code),
    });
    return face.open();
  };

  beforeEach(() => {
    clock = new FakeClock();
    recogniser = new ScriptedRecogniser();
    output = new ScriptedOutput();
    voice = new ScriptedVoice(['en']);
    refused = [];
    requests = [];
    answer = { kind: 'on-its-way' };
    open(recogniser);
  });

  const phaseOf = (speaker: Speaker) => face.getSnapshot().sides[speaker].talk.phase;

  it('F2F-03 recognises nothing before the start tap', () => {
    face.press('guest');
    expect(recogniser.calls).toEqual([]);
    face.start();
    face.press('guest');
    expect(recogniser.calls).toEqual(['start en on-stop']);
  });

  it('F2F-11 listens while the button is held and closes the microphone on release', () => {
    face.start();
    face.press('host');
    expect(recogniser.calls).toEqual(['start ja on-stop']);
    face.release('host');
    expect(recogniser.calls).toEqual(['start ja on-stop', 'stop']);
    recogniser.handlers?.onEnd();
    expect(phaseOf('host')).toBe('idle');
  });

  it("F2F-23 sends what was heard in the speaker's language to the other's", async () => {
    face.start();
    face.press('guest');
    face.release('guest');
    recogniser.say(' Where is the toilet? ');
    await settle();
    expect(requests).toEqual([
      expect.objectContaining({
        text: 'Where is the toilet?',
        sourceLanguage: 'en',
        targetLanguage: 'ja',
        speaker: 'guest',
        utteranceId: 'id1',
      }),
    ]);
    expect(face.getSnapshot().sides.guest.waiting).toHaveLength(1);
  });

  it('F2F-24 shows and plays what comes back, and no longer waits for it', async () => {
    face.start();
    face.say('host', 'ヘルメットをかぶってください。');
    emit(translated('id1', 'host'));
    await settle();
    expect(face.getSnapshot().entries.map(({ translatedText }) => translatedText)).toEqual([
      'Please wear your helmet.',
    ]);
    expect(face.getSnapshot().sides.host.waiting).toEqual([]);
    expect(output.played).toEqual(['helmet']);
  });

  it.each(['none', 'partial'] as const)('QUAL-06 plays nothing for the quality %s', async (quality) => {
    face.start();
    emit({ ...translated('id1', 'host'), quality });
    await settle();
    expect(output.played).toEqual([]);
    expect(face.getSnapshot().entries).toHaveLength(1);
  });

  it('shows what this device translated, and does not say it twice when the server answers late', async () => {
    face.start();
    const { audioBase64: _sound, ...here } = translated('id1', 'host');
    answer = { kind: 'here', translated: { ...here, translatedText: 'Helmet!' } };
    face.say('host', 'ヘルメットをかぶってください。');
    await settle();
    expect(face.getSnapshot().sides.host.waiting).toEqual([]);
    expect(voice.said).toEqual(['Helmet!']);
    emit(translated('id1', 'host'));
    await settle();
    expect(face.getSnapshot().entries.map(({ translatedText }) => translatedText)).toEqual([
      'Please wear your helmet.',
    ]);
    expect(output.played).toEqual([]);
  });

  it('F2F-20 cleans up every 3 minutes: notices of a side at rest, and sounds no longer shown', async () => {
    face.start();
    answer = { kind: 'refused', code: 'offline' };
    face.say('guest', 'Hello');
    for (let turn = 0; turn < 5; turn += 1) emit(translated(`t${turn}`, 'host'));
    await settle();
    await clock.advance(179_999);
    expect(face.getSnapshot().sides.guest.notice).toBe('offline');
    await clock.advance(1);
    expect(face.getSnapshot().sides.guest.notice).toBeNull();
    expect(face.getSnapshot().entries.map((entry) => entry.audioBase64 !== undefined)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('F2F-13 F2F-15 makes the host active on pressing, and the guest again 2 s after the audio', async () => {
    face.start();
    expect(face.getSnapshot().active).toBe('guest');
    face.press('host');
    expect(face.getSnapshot().active).toBe('host');
    face.release('host');
    recogniser.handlers?.onEnd();
    emit(translated('id1', 'host'));
    await settle();
    output.end();
    await clock.advance(1_999);
    expect(face.getSnapshot().active).toBe('host');
    await clock.advance(1);
    expect(face.getSnapshot().active).toBe('guest');
  });

  it('F2F-14 F2F-17 locks a side hands-free, and listens again 500 ms after recognition ended by itself', async () => {
    face.start();
    face.press('host');
    face.lock('host');
    recogniser.handlers?.onEnd();
    expect(recogniser.calls).toEqual(['start ja on-stop', 'stop']);
    await clock.advance(499);
    expect(recogniser.calls).toHaveLength(2);
    await clock.advance(1);
    expect(recogniser.calls.at(-1)).toBe('start ja on-pause');
    face.press('host');
    expect(recogniser.calls.at(-1)).toBe('stop');
  });

  it('F2F-15 F2F-16 pauses a locked side while audio plays and resumes 2 s after, still active', async () => {
    face.start();
    face.press('host');
    face.lock('host');
    recogniser.handlers?.onEnd();
    await clock.advance(500);
    face.replay({ ...translated('id1', 'host'), id: 'id1' });
    // While the microphone is open playback is held; hands-free lets it through.
    await settle();
    expect(phaseOf('host')).toBe('paused');
    output.end();
    await clock.advance(2_000);
    expect(recogniser.calls.at(-1)).toBe('start ja on-pause');
    expect(face.getSnapshot().active).toBe('host');
  });

  it('gives the one microphone to whoever pressed last', () => {
    face.start();
    face.press('host');
    face.press('guest');
    expect(phaseOf('host')).not.toBe('opening');
    expect(recogniser.calls).toEqual(['start ja on-stop', 'stop', 'start en on-stop']);
  });

  it('F2F-19 clears a transcript over 500 characters', () => {
    face.start();
    face.press('host');
    recogniser.handlers?.onInterim('あ'.repeat(500));
    expect(face.getSnapshot().sides.host.interim).toHaveLength(500);
    recogniser.handlers?.onInterim('あ'.repeat(501));
    expect(face.getSnapshot().sides.host.interim).toBe('');
  });

  it('ERR-32 tells why a translation was refused, and keeps quiet about a lost connection', async () => {
    face.start();
    answer = { kind: 'refused', code: 'rate-limited' };
    face.say('guest', 'Hello');
    await settle();
    expect(refused).toEqual(['rate-limited']);
    expect(face.getSnapshot().sides.guest).toMatchObject({ notice: 'failed', waiting: [] });
    answer = { kind: 'refused', code: 'offline' };
    face.say('guest', 'Hello');
    await settle();
    expect(refused).toEqual(['rate-limited']);
    expect(face.getSnapshot().sides.guest.notice).toBe('offline');
  });

  it('asks to type in a browser that cannot recognise speech', () => {
    open(null);
    face.start();
    face.press('host');
    expect(face.getSnapshot().sides.host.notice).toBe('typeInstead');
  });

  it('TALK-16 sends no blank text', () => {
    face.start();
    face.say('host', '  ');
    expect(requests).toEqual([]);
  });

  it('closes the microphone when the screen is left', () => {
    const leave = open(recogniser);
    face.start();
    face.press('host');
    leave();
    expect(recogniser.calls.at(-1)).toBe('abort');
  });
});
