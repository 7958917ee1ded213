import type { RecogniserErrorCode } from './recogniser';

const CODES: Readonly<Record<string, RecogniserErrorCode>> = {
  'no-speech': 'no-speech',
  aborted: 'aborted',
  'audio-capture': 'audio-capture',
  network: 'network',
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'unavailable',
  'language-not-supported': 'language-not-supported',
};

/** What the Web Speech API calls its errors, in our words. */
export function codeOfEngineError(error: string): RecogniserErrorCode {
  return CODES[error] ?? 'failed';
}
