import { expect, it } from 'vitest';
import { newGuestPass, parseGuestPass } from './guest-pass';

const hourMs = 3_600_000;
const stored = JSON.stringify(newGuestPass('token', 0));

it('AUTH-12 uses a pass again until shortly before its 2 hours are over', () => {
  expect(parseGuestPass(stored, hourMs)?.token).toBe('token');
  expect(parseGuestPass(stored, 2 * hourMs - 60_000)).toBeNull();
});

it('asks for a new pass where the stored one cannot be read', () => {
  expect(parseGuestPass(null, 0)).toBeNull();
  expect(parseGuestPass('{', 0)).toBeNull();
  expect(parseGuestPass('{"token":1}', 0)).toBeNull();
});
