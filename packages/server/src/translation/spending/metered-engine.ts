import type { Logger } from 'pino';
import { EngineError, type EngineFault } from '../../platform/engines/engine-error.js';
import { untilAborted } from '../chain/waiting.js';
import type { TranslationRequest, Translator } from '../translator.port.js';
import type { Reservation, Spending } from './spending.service.js';

/** What a request costs beside its characters: a prompt, and the answer's length in another language. */
const OVERHEAD_CHARS = 50;
/** An engine that failed in these ways did no work that anybody charges for. */
const FREE_FAULTS: ReadonlySet<EngineFault> = new Set([
  'unauthorised',
  'limited',
  'unavailable',
  'unsupported',
]);

interface Dependencies {
  spending: Spending;
  logger: Logger;
}

/**
 * Every request to an engine is paid for from the company's daily cap: its estimate is reserved before, what it did
 * cost is settled after. What was given up half-way may be charged, so its estimate stays spent.
 */
export function createMeteredEngine(engine: Translator, { spending, logger }: Dependencies): Translator {
  /** The highest price per character seen; 0 of an engine that costs nothing, undefined before its first answer. */
  let yenPerChar: number | undefined;
  let learning: Promise<unknown> | undefined;

  const sizeOf = ({ text }: TranslationRequest) => text.length + OVERHEAD_CHARS;

  /** While the price is unknown, requests go one after the other: all at once could pass the cap together. */
  async function ask(request: TranslationRequest, signal: AbortSignal) {
    if (yenPerChar === undefined && learning !== undefined)
      await untilAborted(Promise.allSettled([learning]), signal);
    const asked = pay(request, signal);
    if (yenPerChar === undefined) {
      learning = asked;
      const done = () => {
        if (learning === asked) learning = undefined;
      };
      asked.then(done, done);
    }
    return asked;
  }

  async function pay(request: TranslationRequest, signal: AbortSignal) {
    if (yenPerChar === 0) return charge(request, signal, undefined, 0);
    const estimateYen = (yenPerChar ?? 0) * sizeOf(request);
    const reservation = await spending.reserve(request.companyId, engine.name, estimateYen);
    return charge(request, signal, reservation, estimateYen);
  }

  async function charge(
    request: TranslationRequest,
    signal: AbortSignal,
    reserved: Reservation | undefined,
    estimateYen: number,
  ) {
    try {
      const result = await engine.translate(request, signal);
      const costYen = result?.costYen ?? 0;
      yenPerChar = Math.max(yenPerChar ?? 0, costYen / sizeOf(request));
      if (reserved !== undefined) await settle(reserved, costYen, estimateYen);
      else if (costYen > 0)
        await settle(await spending.reserve(request.companyId, engine.name, 0), costYen, 0);
      return result;
    } catch (error) {
      const costYen = chargeOf(error, signal);
      if (reserved !== undefined && costYen !== undefined) await settle(reserved, costYen, estimateYen);
      throw error;
    }
  }

  async function settle(reservation: Reservation, costYen: number, estimateYen: number): Promise<void> {
    if (costYen === estimateYen) return;
    try {
      await reservation.settle(costYen);
    } catch (error) {
      logger.error({ name: (error as Error).name, engine: engine.name }, 'a cost was not settled');
    }
  }

  return { name: engine.name, languages: engine.languages, translate: ask };
}

/** What a failed request costs in yen; undefined where nobody knows, so that the estimate stands. */
function chargeOf(error: unknown, signal: AbortSignal): number | undefined {
  if (signal.aborted || !(error instanceof EngineError)) return undefined;
  return error.costYen ?? (FREE_FAULTS.has(error.fault) ? 0 : undefined);
}
