import { describe, expect, it } from 'vitest';
import { initialJoinValues, type JoinValues, joinBody, joinWays, validateJoin } from './join-form';

const invited = {
  email: null,
  nickname: 'Anh',
  language: 'vi',
  requiresRegistration: true,
  requiresLogin: false,
} as const;
const values: JoinValues = {
  nickname: 'Anh',
  email: '',
  language: 'vi',
  password: 'abcdefgh',
  confirmation: 'abcdefgh',
};

describe('ways to join', () => {
  it('JOIN-03 registers where the invitation requires it', () => {
    expect(joinWays({ ...invited, email: 'a@example.com' })).toEqual(['register']);
  });

  it('JOIN-04 logs in where the invitation requires it', () => {
    expect(
      joinWays({ ...invited, email: 'a@example.com', requiresRegistration: false, requiresLogin: true }),
    ).toEqual(['login']);
  });

  it('JOIN-20 offers both without an e-mail', () => {
    expect(joinWays(invited)).toEqual(['register', 'login']);
  });
});

describe('join registration', () => {
  it("JOIN-12 starts at the invitation's language, or ja without one", () => {
    expect(initialJoinValues(invited)).toMatchObject({ nickname: 'Anh', language: 'vi', email: '' });
    expect(initialJoinValues({ ...invited, language: null }).language).toBe('ja');
  });

  it('JOIN-08 refuses a confirmation that differs', () => {
    expect(validateJoin({ ...values, confirmation: 'abcdefgi' })).toEqual({ confirmation: 'mismatch' });
  });

  it('JOIN-09 refuses 7 characters and takes 8', () => {
    expect(validateJoin({ ...values, password: 'abcdefg', confirmation: 'abcdefg' })).toEqual({
      password: 'too-short',
    });
    expect(validateJoin(values)).toEqual({});
  });

  it('JOIN-10 needs a nickname and no e-mail', () => {
    expect(validateJoin({ ...values, nickname: '  ' })).toEqual({ nickname: 'required' });
    expect(validateJoin({ ...values, email: 'anh@' })).toEqual({ email: 'email-invalid' });
  });

  it('JOIN-11 sends the e-mail trimmed and lower-cased', () => {
    expect(joinBody({ ...values, nickname: ' Anh ', email: ' Anh@Example.COM ' })).toEqual({
      nickname: 'Anh',
      language: 'vi',
      password: 'abcdefgh',
      email: 'anh@example.com',
    });
  });
});
