import type { Clock } from '../../platform/clock.js';
import type { LookupAll } from '../../platform/engines/network-policy.js';
import type { Translator } from '../translator.port.js';

/** A translator that asks a server; it stops by itself after `timeoutMs`, with EngineError `unavailable`. */
export interface EngineTranslator extends Translator {
  readonly timeoutMs: number;
}

export interface EngineParts {
  readonly clock: Clock;
  /** Resolves names; given by tests only. */
  readonly lookup?: LookupAll;
}
