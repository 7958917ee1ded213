/**
 * Why an engine gave nothing. `unauthorised`: the key is wrong or may not; `limited`: too many requests or no credit
 * left; `unavailable`: not reached, cut, or its own failure; `malformed`: an answer that is not what is documented;
 * `refused`: it would not do it; `unsupported`: not this language or format.
 */
export type EngineFault =
  | 'unauthorised'
  | 'limited'
  | 'unavailable'
  | 'malformed'
  | 'refused'
  | 'unsupported';

const RETRYABLE: ReadonlySet<EngineFault> = new Set(['limited', 'unavailable', 'malformed']);

/** A failure of an engine. It never holds a key, an address or what was said: only this reaches logs. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly engine: string;
  readonly fault: EngineFault;
  /** What the engine asked to wait before the next request, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** What the vendor charges although nothing can be used, in yen: a refused answer is paid for too. */
  readonly costYen: number | undefined;

  constructor(engine: string, fault: EngineFault, retryAfterMs?: number, costYen?: number) {
    super(`${engine}: ${fault}`);
    this.engine = engine;
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
    this.costYen = costYen;
  }

  /** Whether the same request may succeed later. */
  get retryable(): boolean {
    return RETRYABLE.has(this.fault);
  }
}

/**
 * The engine answered, but with no translation of this sentence. It says nothing of the next one, so it does not put
 * the engine to rest: one guest with odd sentences would take it from every company.
 */
export class UnusableAnswerError extends EngineError {}
