import { expect, test } from 'vitest';
import { EngineError } from '../../src/platform/engines/engine-error.js';
import { json, type Reply } from './engine-server.js';
import { azure, completion, ollama, openAi } from './openai-api.js';
import { REQUEST, startEngine, TRANSLATION } from './start-engine.js';

const unhurried = (): AbortSignal => new AbortController().signal;
const PRICES = { OPENAI_INPUT_PRICE_YEN: '400', OPENAI_OUTPUT_PRICE_YEN: '1600' };

async function failureOf(reply: Reply, more: Record<string, string> = {}): Promise<EngineError> {
  const started = await startEngine(openAi, { more });
  started.server.misbehave(reply);
  const error: unknown = await started.engine
    .translate(REQUEST, unhurried())
    .catch((reason: unknown) => reason);
  await started.close();
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
}

test('the cost is that of the tokens which the server counted', async () => {
  const started = await startEngine(openAi, { more: PRICES });
  const result = await started.engine.translate(REQUEST, unhurried());
  // 200 tokens in, 10 out.
  expect(result?.costYen).toBeCloseTo((200 * 400 + 10 * 1_600) / 1_000_000, 10);
  await started.close();
});

test('a server that counts nothing is taken to need a token for each character', async () => {
  const started = await startEngine(openAi, { more: PRICES });
  started.server.misbehave(json(200, { choices: [{ message: { content: TRANSLATION } }] }));
  const result = await started.engine.translate(REQUEST, unhurried());
  const { messages } = JSON.parse(started.server.requests[0]?.body ?? '') as {
    messages: { content: string }[];
  };
  const input = messages.reduce((sum, { content }) => sum + content.length, 0);
  expect(result?.costYen).toBeCloseTo((input * 400 + TRANSLATION.length * 1_600) / 1_000_000, 10);
  await started.close();
});

test('an answer that cannot be used is paid for all the same', async () => {
  const error = await failureOf(completion(`Sure! ${TRANSLATION}`), PRICES);
  expect([error.fault, error.costYen]).toEqual(['malformed', expect.closeTo(0.096, 10)]);
});

test.each<[string, Reply, string]>([
  [
    "the model's own refusal",
    json(200, { choices: [{ message: { content: null, refusal: 'no' } }] }),
    'refused',
  ],
  ['a content filter', completion('Please', 'content_filter'), 'refused'],
  [
    "Azure's content filter",
    json(400, { error: { code: 'content_filter', message: 'filtered' } }),
    'refused',
  ],
  ['an answer cut at its limit', completion(TRANSLATION, 'length'), 'malformed'],
  ['no credit', json(429, { error: { code: 'insufficient_quota', message: 'pay' } }), 'limited'],
  ['a text without content', completion(null), 'malformed'],
])('%s', async (_what, reply, fault) => {
  expect((await failureOf(reply)).fault).toBe(fault);
});

test('OpenAI gets what its newer models take, others what they know', async () => {
  const bodies: Record<string, unknown>[] = [];
  for (const [vendor, more] of [
    [openAi, { OPENAI_TEMPERATURE: 'default', OPENAI_REASONING_EFFORT: 'minimal' }],
    [ollama, {}],
  ] as const) {
    const started = await startEngine(vendor, { more });
    await started.engine.translate(REQUEST, unhurried());
    bodies.push(JSON.parse(started.server.requests[0]?.body ?? '') as Record<string, unknown>);
    await started.close();
  }
  expect(bodies[0]).toMatchObject({ max_completion_tokens: 2_048, reasoning_effort: 'minimal' });
  expect(bodies[0]).not.toHaveProperty('temperature');
  expect(bodies[1]).toMatchObject({ max_tokens: 2_048, temperature: 0 });
});

test("OPS-07 the SDK's own environment variables change nothing", async () => {
  const names = ['OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_ORG_ID', 'OPENAI_LOG'];
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of names) process.env[name] = name === 'OPENAI_LOG' ? 'debug' : 'http://planted.example';
  try {
    for (const vendor of [openAi, azure]) {
      const started = await startEngine(vendor);
      expect((await started.engine.translate(REQUEST, unhurried()))?.text).toBe(TRANSLATION);
      expect(JSON.stringify(started.server.requests)).not.toContain('planted.example');
      await started.close();
    }
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
});
