import { LIMITS } from '@genbatalk/contract';

/** Whether a password is one of the most common ones (AUTH-16). The list is loaded with the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (password.length < LIMITS.registerPasswordChars) return false;
  const { COMMON_PASSWORDS } = await import('./common-passwords');
  return COMMON_PASSWORDS.has(password.trim().toLowerCase());
}
