import { expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords';
import { isCommonPassword } from './is-common-password';

it.each(['password123', 'Password123', ' qwerty123 ', '12345678', '1qaz2wsx'])(
  'AUTH-16 knows %s as a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

it.each(['', '12345', 'genba-talk-1', 'ヘルメットは命'])(
  'AUTH-16 has nothing to say about %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

it('AUTH-16 has a list in lower case, so that case does not hide one', () => {
  expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual([]);
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
});
