declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    /** Answers nothing on an unknown voice: check against `list_voices` first. */
    set_voice(name: string, language: string): number;
    set_rate(wordsPerMinute: number): void;
    list_voices(): { name: string; identifier: string }[];
    /** Synchronous. Each call of `onChunk` brings 16-bit mono samples; answering true ends the synthesis. */
    synthesize(text: string, onChunk: (samples: Int16Array) => boolean): void;
    synthesize_ipa(text: string): { code: number; ipa: string };
  }
  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker;
  }
  export default function load(options: { locateFile: (name: string) => string }): Promise<EspeakModule>;
}
