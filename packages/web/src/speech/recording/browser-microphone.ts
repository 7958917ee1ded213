import type { RecorderMicrophone, RunningRecording } from './recorder-microphone';

/** TALK-13. The rate that the size limits of `voice-data` are made for: 500,000 bytes are a minute. */
const BITS_PER_SECOND = 64_000;
const CHUNK_MS = 250;
/** Opus in WebM, which every recogniser takes; MP4 is what an iPhone has. */
const MIME_TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;

/** Whether this browser can record at all; on insecure pages none can. */
export function canRecord(): boolean {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return typeof MediaRecorder === 'function' && typeof devices?.getUserMedia === 'function';
}

/** What this browser records in; undefined leaves it to the browser. */
export function chooseMimeType(): string | undefined {
  return MIME_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/**
 * Opens the microphone of the browser.
 * @throws DOMException `NotAllowedError` where it is denied, `NotFoundError` where there is none
 */
export async function openRecorderMicrophone(): Promise<RecorderMicrophone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const meter = createMeter(stream);
  let onLost = (): void => undefined;
  for (const track of stream.getTracks()) track.addEventListener('ended', () => onLost());
  return {
    level: meter.level,
    record: () => record(stream),
    onLost(listener) {
      onLost = listener;
    },
    close() {
      onLost = () => undefined;
      for (const track of stream.getTracks()) track.stop();
      meter.close();
    },
  };
}

function record(stream: MediaStream): RunningRecording {
  const mimeType = chooseMimeType();
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  });
  let chunks: Blob[] = [];
  let bytes = 0;
  recorder.addEventListener('dataavailable', ({ data }) => {
    chunks.push(data);
    bytes += data.size;
  });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () => resolve());
  });
  const end = (): void => {
    // A track that ended has stopped it already.
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.start(CHUNK_MS);
  return {
    get bytes() {
      return bytes;
    },
    get mimeType() {
      return recorder.mimeType;
    },
    async stop() {
      end();
      await stopped;
      return new Uint8Array(await new Blob(chunks).arrayBuffer());
    },
    discard() {
      end();
      chunks = [];
    },
  };
}

/** Loudness of a stream, connected to nothing that sounds. A browser that gives no samples tells nothing. */
function createMeter(stream: MediaStream): Pick<RecorderMicrophone, 'level' | 'close'> {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 2048;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return {
      level() {
        if (context.state !== 'running') return null;
        analyser.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      },
      close: () => void context.close(),
    };
  } catch {
    return { level: () => null, close: () => undefined };
  }
}
