import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MEMBER_ID_CHARS = 8;

/** A random opaque token of 256 bits, base64url. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database holds of a token. The token is random, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function createMemberId(): string {
  return Array.from({ length: MEMBER_ID_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Reads a member ID as people type it: any case, spaces or hyphens between the groups, O for 0, I and L for 1. */
export function normaliseMemberId(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
