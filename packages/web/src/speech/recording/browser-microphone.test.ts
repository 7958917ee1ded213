import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canRecord, chooseMimeType, openRecorderMicrophone } from './browser-microphone';
import { encodeBase64 } from './encode-base64';

/** The part of MediaRecorder that is used, with what it was asked. */
class FakeMediaRecorder extends EventTarget {
  static supported: readonly string[] = [];
  static last: FakeMediaRecorder | null = null;
  static isTypeSupported(type: string): boolean {
    return FakeMediaRecorder.supported.includes(type);
  }
  readonly options: MediaRecorderOptions;
  readonly mimeType: string;
  state = 'inactive';
  chunkMs: number | undefined;

  constructor(_stream: unknown, options: MediaRecorderOptions) {
    super();
    this.options = options;
    this.mimeType = options.mimeType ?? 'audio/unknown';
    FakeMediaRecorder.last = this;
  }
  start(chunkMs?: number): void {
    this.chunkMs = chunkMs;
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.give('cd');
    this.dispatchEvent(new Event('stop'));
  }
  give(text: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
  }
}

let track: EventTarget & { isStopped: boolean; stop(): void };

beforeEach(() => {
  FakeMediaRecorder.supported = ['audio/webm;codecs=opus', 'audio/mp4'];
  track = Object.assign(new EventTarget(), {
    isStopped: false,
    stop() {
      track.isStopped = true;
    },
  });
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [track] }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the recorder of the browser', () => {
  it('TALK-13 records at 64,000 bits a second in chunks of 250 ms', async () => {
    (await openRecorderMicrophone()).record();
    expect(FakeMediaRecorder.last).toMatchObject({
      chunkMs: 250,
      options: { audioBitsPerSecond: 64_000, mimeType: 'audio/webm;codecs=opus' },
    });
  });

  it('TALK-13 puts the chunks together as one recording, and closes what it opened', async () => {
    const microphone = await openRecorderMicrophone();
    const recording = microphone.record();
    FakeMediaRecorder.last?.give('ab');
    expect(recording.bytes).toBe(2);
    const bytes = await recording.stop();
    expect(new TextDecoder().decode(bytes)).toBe('abcd');
    expect(track.isStopped).toBe(false);
    microphone.close();
    expect(track.isStopped).toBe(true);
    expect(microphone.level()).toBeNull();
  });

  it('TALK-04 an iPhone records MP4, a browser with neither what it likes', async () => {
    FakeMediaRecorder.supported = ['audio/mp4'];
    expect(chooseMimeType()).toBe('audio/mp4');
    FakeMediaRecorder.supported = [];
    expect(chooseMimeType()).toBeUndefined();
    (await openRecorderMicrophone()).record();
    expect(FakeMediaRecorder.last?.options).not.toHaveProperty('mimeType');
  });

  it('tells when the system takes the microphone, and no more once it is closed', async () => {
    let losses = 0;
    const microphone = await openRecorderMicrophone();
    microphone.onLost(() => {
      losses += 1;
    });
    track.dispatchEvent(new Event('ended'));
    microphone.close();
    track.dispatchEvent(new Event('ended'));
    expect(losses).toBe(1);
  });

  it('TALK-04 a page without microphone or recorder cannot record', () => {
    expect(canRecord()).toBe(true);
    vi.stubGlobal('navigator', {});
    expect(canRecord()).toBe(false);
    vi.stubGlobal('MediaRecorder', undefined);
    expect(canRecord()).toBe(false);
  });

  it('sound crosses the wire as it is', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 251);
    expect(Uint8Array.from(atob(encodeBase64(bytes)), (character) => character.charCodeAt(0))).toEqual(bytes);
  });
});
