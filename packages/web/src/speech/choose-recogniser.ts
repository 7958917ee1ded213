import type { Language } from '@genbatalk/contract';
import type { RecogniserChoice } from '../device/audio-settings';

/** Who recognises: the browser, the server from a recording, or nobody; then one types. */
export type RecogniserKind = 'browser' | 'server' | 'none';

export interface RecognitionMeans {
  /** What the user prefers (PROF-02). */
  readonly choice: RecogniserChoice;
  /** The Web Speech API is there, and has not shown in this visit that it cannot work. */
  readonly browserWorks: boolean;
  readonly canRecord: boolean;
  /** Languages that the server recognises; empty where none is configured. */
  readonly serverLanguages: readonly Language[];
  readonly language: Language;
  /** Whose Web Speech API repeats and drops words (C2). */
  readonly isAndroid: boolean;
}

/** Who recognises the next press (TALK-03 to TALK-06). A wish that cannot be fulfilled falls back to what can. */
export function chooseRecogniser(means: RecognitionMeans): RecogniserKind {
  const { choice, browserWorks, canRecord, serverLanguages, language, isAndroid } = means;
  const serverWorks = canRecord && serverLanguages.includes(language);
  const prefersServer = choice === 'server' || (choice === 'auto' && isAndroid);
  const inOrder = [
    prefersServer && serverWorks && 'server',
    browserWorks && 'browser',
    serverWorks && 'server',
  ] as const;
  return inOrder.find((kind) => kind !== false) ?? 'none';
}
