import type { RecognitionEngine, RecognitionResultEvent } from '../recognition-engine';

/** One entry of a result list: text, 'final' or 'interim', confidence (0.9 where none is given). */
export type Entry = readonly [text: string, kind: 'final' | 'interim', confidence?: number];

/** A browser's recogniser that does what the test says, and keeps a record of what was asked of it. */
export class ScriptedEngine implements RecognitionEngine {
  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 0;
  declare processLocally?: boolean;
  onstart: (() => void) | null = null;
  onsoundstart: (() => void) | null = null;
  onspeechstart: (() => void) | null = null;
  onresult: ((event: RecognitionResultEvent) => void) | null = null;
  onerror: ((event: { readonly error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  readonly calls: string[] = [];
  /** Between `start` and `end` or `abort` the microphone is open. */
  isOpen = false;

  start(): void {
    this.calls.push('start');
    this.isOpen = true;
  }

  stop(): void {
    this.calls.push('stop');
  }

  abort(): void {
    this.calls.push('abort');
    this.isOpen = false;
  }

  results(...entries: Entry[]): void {
    this.resultsFrom(0, ...entries);
  }

  /** The list with the index that the browser says is the first that changed. */
  resultsFrom(resultIndex: number, ...entries: Entry[]): void {
    const results = entries.map(([transcript, kind, confidence = 0.9]) =>
      Object.assign([{ transcript, confidence }], { isFinal: kind === 'final' }),
    );
    this.onresult?.({ resultIndex, results });
  }

  fail(error: string): void {
    this.onerror?.({ error });
  }

  end(): void {
    this.isOpen = false;
    this.onend?.();
  }
}
