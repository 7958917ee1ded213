import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLog, trimLog } from './log-file.js';

test('a log that grew too long moves aside, and its writer goes on at the start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'genbatalk-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'postgres.log');
  const writer = await openLog(file);
  onTestFinished(() => writer.close());

  await writer.write('0123456789');
  await trimLog(file, 10);
  expect(readFileSync(file, 'utf8')).toBe('0123456789');

  appendFileSync(file, 'x');
  await trimLog(file, 10);
  await writer.write('new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('0123456789x');
});
