import { expect, it } from 'vitest';
import { formatDuration } from './duration';

it('USAGE-01 tells usage to the second', () => {
  expect(formatDuration(0)).toBe('0:00:00');
  expect(formatDuration(3_723)).toBe('1:02:03');
  expect(formatDuration(100 * 3_600 + 59)).toBe('100:00:59');
});
