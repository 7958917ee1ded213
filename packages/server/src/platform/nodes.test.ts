import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { createNodes, livingNodes } from './nodes.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock: createManualClock() });
});
afterAll(() => server.close());

test('CALL-32 a node that pauses in the middle of its beat does not take itself for gone', async () => {
  const { database } = server.app;
  const nodeId = randomUUID();
  let nowMs = Date.now();
  // Suspended for a minute whenever it looks at the clock.
  const clock = { now: () => new Date((nowMs += 60_000)), after: () => () => {} };
  const nodes = createNodes({ database, clock, nodeId, releaseOthers: async () => {} });
  await nodes.start({ isOnly: false });
  await nodes.beat();
  expect(await database.asSystem((tx) => livingNodes(tx))).toContainEqual({ id: nodeId });
});
