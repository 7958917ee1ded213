import { describe, expect, test } from 'vitest';
import { createFakeEngine, machineTranslation } from '../../../test/fakes.js';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.js';
import { EngineError, type EngineFault, UnusableAnswerError } from '../../platform/engines/engine-error.js';
import type { MeaningGuard } from '../guard/guard.port.js';
import type { TranslationRequest, TranslationResult, Translator } from '../translator.port.js';
import { createEngineRace } from './engine-race.js';
import { createGuardedEngine } from './guarded-engine.js';
import { createResilientEngine } from './resilient-engine.js';

const REQUEST: TranslationRequest = {
  text: '図面の件、確認しておいて',
  sourceLanguage: 'ja',
  targetLanguage: 'en',
  companyId: null,
};
const GOOD = machineTranslation(REQUEST.text, 'en');
const OTHER = 'Please check the thing about the drawings';
const SETTINGS = { engineTimeoutMs: 10_000, concurrency: 4, hedgeMs: 1_500 };

type Answer = (request: TranslationRequest, signal: AbortSignal) => Promise<TranslationResult | undefined>;
const says =
  (text: string): Answer =>
  async () => ({ text, quality: 'machine', engine: 'fake-engine' });
const hangs: Answer = () => new Promise(() => {});
const fails =
  (...fault: [ConstructorParameters<typeof EngineError>[1], number?]): Answer =>
  async () => {
    throw new EngineError('fake-engine', ...fault);
  };
const never = () => new AbortController().signal;
/** Finds fault with what says so. */
const guard: MeaningGuard = {
  findFaults: (_request, translated) => (translated.includes('doubt') ? ['number'] : []),
};

function chainOf(clock: ManualClock, engines: readonly Translator[]) {
  const ready = engines.map((engine) =>
    createGuardedEngine(
      createResilientEngine(engine, { clock, settings: SETTINGS, onFailure: () => {} }),
      guard,
    ),
  );
  return { ready, race: createEngineRace(ready, { clock, settings: SETTINGS }) };
}

/** Lets everything run that needs no time. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Moves the clock until the work has ended. */
async function finish<T>(clock: ManualClock, work: Promise<T>, withinMs = 60_000): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  for (let passedMs = 0; passedMs < withinMs; passedMs += 100) {
    await settled();
    if (isDone) break;
    await clock.advance(100);
  }
  return done;
}

describe('one engine', () => {
  test('is asked once more, after a moment, where that may help, and not where it cannot', async () => {
    for (const [fault, requests] of [
      ['unavailable', 2],
      ['limited', 2],
      ['malformed', 2],
      ['unauthorised', 1],
      ['refused', 1],
      ['unsupported', 1],
    ] as const) {
      const clock = createManualClock();
      const engine = createFakeEngine(fails(fault));
      const { race } = chainOf(clock, [engine]);
      expect(await finish(clock, race.translate(REQUEST, never()))).toBeUndefined();
      expect([fault, engine.requests.length]).toEqual([fault, requests]);
    }
  });

  test('is waited for as long as it asks, where that is in time, and else left', async () => {
    for (const [retryAfterMs, expected] of [
      [3_000, GOOD],
      [30_000, undefined],
    ] as const) {
      const clock = createManualClock();
      const startedMs = clock.now().getTime();
      let answer: Answer = fails('limited', retryAfterMs);
      const engine = createFakeEngine((...given) => {
        const now = answer;
        answer = says(GOOD);
        return now(...given);
      });
      const { race } = chainOf(clock, [engine]);
      expect((await finish(clock, race.translate(REQUEST, never())))?.text).toBe(expected);
      const tookMs = clock.now().getTime() - startedMs;
      if (expected === undefined) expect(tookMs).toBeLessThan(1_000);
      else expect(tookMs).toBeGreaterThanOrEqual(retryAfterMs);
    }
  });

  test('is given up at its time-out', async () => {
    const clock = createManualClock();
    const { race } = chainOf(clock, [createFakeEngine(hangs)]);
    const started = clock.now().getTime();
    expect(await finish(clock, race.translate(REQUEST, never()))).toBeUndefined();
    expect(clock.now().getTime() - started).toBeLessThanOrEqual(SETTINGS.engineTimeoutMs * 1.1);
  });

  test('rests after failing five times in a row, is tried once when the rest is over, and works again', async () => {
    const clock = createManualClock();
    let answer: Answer = fails('unauthorised');
    const engine = createFakeEngine((...given) => answer(...given));
    const { race, ready } = chainOf(clock, [engine]);
    const ask = () => finish(clock, race.translate(REQUEST, never()));
    for (let n = 0; n < 5; n += 1) await ask();
    expect(ready[0]?.report()).toMatchObject({ state: 'resting', failures: 5 });
    await ask();
    expect(engine.requests).toHaveLength(5);
    await clock.advance(15_000);
    expect(ready[0]?.report().state).toBe('failing');
    await ask();
    expect(ready[0]?.report().state).toBe('resting');
    await clock.advance(15_000);
    expect(ready[0]?.report().state).toBe('resting');
    answer = says(GOOD);
    await clock.advance(15_000);
    expect((await ask())?.text).toBe(GOOD);
    expect(ready[0]?.report()).toMatchObject({ state: 'healthy', answers: 1 });
  });

  test('goes on after sentences that it would not or could not translate: the next one may do', async () => {
    const clock = createManualClock();
    const unusable = (fault: EngineFault) => () =>
      Promise.reject(new UnusableAnswerError('fake-engine', fault));
    for (const odd of [unusable('malformed'), unusable('refused'), fails('refused')]) {
      let answer: Answer = odd;
      const { race, ready } = chainOf(clock, [createFakeEngine((...given) => answer(...given))]);
      for (let n = 0; n < 10; n += 1) await finish(clock, race.translate(REQUEST, never()));
      expect(ready[0]?.isResting).toBe(false);
      answer = says(GOOD);
      expect((await finish(clock, race.translate(REQUEST, never())))?.text).toBe(GOOD);
    }
  });

  test('takes a limited number of requests at once; the others wait, and too many are passed on', async () => {
    const clock = createManualClock();
    const open: (() => void)[] = [];
    let most = 0;
    const engine = createFakeEngine(
      () =>
        new Promise((resolve) => {
          open.push(() => resolve({ text: GOOD, quality: 'machine', engine: 'fake-engine' }));
          most = Math.max(most, open.length);
        }),
    );
    const { race } = chainOf(clock, [engine]);
    const asked = Array.from({ length: 50 }, () => race.translate(REQUEST, never()));
    for (let round = 0; round < 20; round += 1) {
      await settled();
      for (const answer of open.splice(0)) answer();
    }
    const results = await Promise.all(asked);
    expect(most).toBe(SETTINGS.concurrency);
    expect(results.filter((result) => result === undefined)).toHaveLength(50 - 4 - 4 * 8);
  });
});

describe('several engines', () => {
  test('QUAL-04 OPS-05 the first sound answer in their order is taken; the second is not asked', async () => {
    const clock = createManualClock();
    const second = createFakeEngine(says(OTHER));
    const { race } = chainOf(clock, [createFakeEngine(says(GOOD)), second]);
    expect(await race.translate(REQUEST, never())).toMatchObject({ text: GOOD, quality: 'machine' });
    expect(second.requests).toEqual([]);
  });

  test('a slow one is overtaken, and given up when the other has answered', async () => {
    const clock = createManualClock();
    let given: AbortSignal | undefined;
    const slow = createFakeEngine((request, signal) => {
      given = signal;
      return hangs(request, signal);
    });
    const { race, ready } = chainOf(clock, [slow, createFakeEngine(says(OTHER))]);
    const asked = race.translate(REQUEST, never());
    await clock.advance(SETTINGS.hedgeMs - 1);
    expect(given?.aborted).toBe(false);
    await clock.advance(1);
    expect((await asked)?.text).toBe(OTHER);
    expect(given?.aborted).toBe(true);
    expect(ready[0]?.report()).toMatchObject({ state: 'healthy', failures: 0 });
  });

  test('QUAL-04 a doubtful answer is asked for again, then elsewhere, and shown as doubtful only when nobody does better', async () => {
    const clock = createManualClock();
    const first = createFakeEngine(says('No doubt about it, that is fine'));
    const better = createFakeEngine(says(OTHER));
    expect(
      await finish(clock, chainOf(clock, [first, better]).race.translate(REQUEST, never())),
    ).toMatchObject({ text: OTHER, quality: 'machine' });
    expect(first.requests).toHaveLength(2);
    const worse = createFakeEngine(says('I doubt it'));
    expect(
      await finish(clock, chainOf(clock, [first, worse]).race.translate(REQUEST, never())),
    ).toMatchObject({
      text: 'No doubt about it, that is fine',
      quality: 'doubtful',
    });
  });

  test('TALK-43 a doubtful answer goes out before the deadline, however slow the next engine is', async () => {
    const clock = createManualClock();
    const { race } = chainOf(clock, [createFakeEngine(says('I doubt it')), createFakeEngine(hangs)]);
    const started = clock.now().getTime();
    expect((await finish(clock, race.translate(REQUEST, never())))?.quality).toBe('doubtful');
    expect(clock.now().getTime() - started).toBeLessThan(5_000);
  });

  test('who gives up is answered at once, and nobody goes on for them', async () => {
    const clock = createManualClock();
    const second = createFakeEngine(says(OTHER));
    const { race } = chainOf(clock, [createFakeEngine(hangs), second]);
    const stop = new AbortController();
    const asked = race.translate(REQUEST, stop.signal);
    stop.abort(new Error('given up'));
    await expect(asked).rejects.toThrow('given up');
    await clock.advance(20_000);
    expect(second.requests).toEqual([]);
  });
});

describe('R13 what bad engines answer', () => {
  const BAD: [string, Answer][] = [
    ['a refusal', says("I'm sorry, but I can't assist with that request.")],
    ['an answer in place of a translation', says('Sure! Here is the translation: Please check the drawing.')],
    ['an echo', says(REQUEST.text)],
    ['another language', says('Vui lòng kiểm tra lại bản vẽ giúp tôi nhé')],
    ['nothing', says('   ')],
    ['ten megabytes', says('check the drawing '.repeat(600_000))],
    ['a script', says('<script>alert(1)</script>')],
    ['a page', says('<html><body>502 Bad Gateway</body></html>')],
    ['a hang', hangs],
    ['too many requests', fails('limited', 60_000)],
    ['its own failure', fails('unavailable')],
    ['an unknown exception', () => Promise.reject(new TypeError('cut'))],
    ['no answer', async () => undefined],
  ];

  test.each(BAD)('%s never reaches a listener; the next engine does', async (_name, answer) => {
    const clock = createManualClock();
    const alone = chainOf(clock, [createFakeEngine(answer)]).race;
    expect(await finish(clock, alone.translate(REQUEST, never()))).toBeUndefined();
    const helped = chainOf(clock, [createFakeEngine(answer), createFakeEngine(says(GOOD))]).race;
    expect((await finish(clock, helped.translate(REQUEST, never())))?.text).toBe(GOOD);
  });
});
