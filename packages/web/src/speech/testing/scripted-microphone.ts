import { settle } from '../../realtime/testing/fake-clock';
import type { RecorderMicrophone, RunningRecording } from '../recording/recorder-microphone';

/** A microphone that hears what the test says, and shows whether it and its recordings are closed. */
export class ScriptedMicrophone implements RecorderMicrophone {
  isOpen = true;
  loudness: number | null = 0.1;
  readonly recordings: { bytes: number; state: 'running' | 'stopped' | 'discarded' }[] = [];
  #onLost = (): void => undefined;

  level(): number | null {
    return this.loudness;
  }

  record(): RunningRecording {
    const recording: ScriptedMicrophone['recordings'][number] = { bytes: 0, state: 'running' };
    this.recordings.push(recording);
    return {
      get bytes() {
        return recording.bytes;
      },
      mimeType: 'audio/webm;codecs=opus',
      stop() {
        recording.state = 'stopped';
        return Promise.resolve(new Uint8Array(recording.bytes));
      },
      discard() {
        recording.state = 'discarded';
      },
    };
  }

  onLost(listener: () => void): void {
    this.#onLost = listener;
  }

  close(): void {
    this.isOpen = false;
  }

  /** So many bytes come out of the running recording. */
  hear(bytes: number): void {
    const running = this.recordings.at(-1);
    if (running) running.bytes += bytes;
  }

  /** The system takes the microphone away. */
  lose(): void {
    this.#onLost();
  }
}

/** Opens scripted microphones, at once or when the test lets them. */
export function scriptedMicrophones() {
  const opened: ScriptedMicrophone[] = [];
  let hold: Promise<void> = Promise.resolve();
  let failure: DOMException | null = null;
  return {
    opened,
    /** Openings wait, as for the permission, until the answer is called. */
    holdOpening(): () => Promise<void> {
      let release = (): void => undefined;
      hold = new Promise((resolve) => {
        release = resolve;
      });
      return async () => {
        release();
        await settle();
      };
    },
    failWith(name: string): void {
      failure = new DOMException('', name);
    },
    async open(): Promise<RecorderMicrophone> {
      await hold;
      if (failure) throw failure;
      const microphone = new ScriptedMicrophone();
      opened.push(microphone);
      return microphone;
    },
    get last(): ScriptedMicrophone {
      const microphone = opened.at(-1);
      if (!microphone) throw new Error('the microphone was not opened');
      return microphone;
    },
  };
}
