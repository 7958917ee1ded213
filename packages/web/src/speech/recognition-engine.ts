/** The part of the browser's SpeechRecognition that is used; TypeScript's library has no type for it. */
export interface RecognitionEngine {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** Recognises without any service; only newer Chrome has it. */
  processLocally?: boolean;
  onstart: (() => void) | null;
  onsoundstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionResultEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string; readonly confidence: number }> & { readonly isFinal: boolean }
  >;
}

/** The engine's constructor, or null where the browser has none (Firefox). */
export function findRecognitionEngine(scope: object): (new () => RecognitionEngine) | null {
  const names = scope as Record<string, (new () => RecognitionEngine) | undefined>;
  return names['SpeechRecognition'] ?? names['webkitSpeechRecognition'] ?? null;
}

/** Takes every handler off, so that a late event of a given-up engine reaches nobody. */
export function detach(engine: RecognitionEngine): void {
  engine.onstart = null;
  engine.onsoundstart = null;
  engine.onspeechstart = null;
  engine.onresult = null;
  engine.onerror = null;
  engine.onend = null;
}
