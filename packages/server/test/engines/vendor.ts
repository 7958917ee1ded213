import type { EngineRequest, Reply } from './engine-server.js';

/** A local stand-in for a vendor's API, and how to reach it by settings. */
export interface Vendor {
  /** As TRANSLATION_ENGINES names it. */
  readonly name: string;
  /** The settings for a server at this URL, beside TRANSLATION_ENGINES. */
  settings(url: string, key: string): Record<string, string>;
  /** Answers as the documentation says, with what `translate` gives. */
  api(translate: (text: string, from: string, to: string) => string): (request: EngineRequest) => Reply;
  /** A success with this as its translation. */
  success(text: string): Reply;
  /** A success without any translation in it. */
  empty(): Reply;
  /** The vendor's form of an error. */
  failure(status: number): Reply;
  /** Whether a key can be wrong here. */
  readonly hasKey: boolean;
}

/** The key that the local servers take. */
export const GOOD_KEY = 'planted-good-key-6f1d2c';
