/** One recording on an open microphone. */
export interface RunningRecording {
  /** Bytes so far. */
  readonly bytes: number;
  readonly mimeType: string;
  /** Ends it; resolves with the whole of it, which is only playable as a whole. */
  stop(): Promise<Uint8Array>;
  /** Ends it and forgets it. */
  discard(): void;
}

/** An open microphone that can be recorded and whose loudness can be read. */
export interface RecorderMicrophone {
  /** Loudness now, 0 to 1 (root mean square); null where the browser does not tell. */
  level(): number | null;
  record(): RunningRecording;
  /** Calls once when the system takes the microphone away: unplugged, or a phone call. */
  onLost(listener: () => void): void;
  close(): void;
}

/** @throws DOMException as `getUserMedia` does */
export type OpenRecorderMicrophone = () => Promise<RecorderMicrophone>;
