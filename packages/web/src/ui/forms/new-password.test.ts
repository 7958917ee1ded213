import { expect, it } from 'vitest';
import { validateNewPassword } from './new-password';

it('SETUP-03, PROF-13 refuses a password of 7 characters and takes one of 8', () => {
  expect(validateNewPassword({ password: 'abcdefg', confirmation: 'abcdefg' })).toEqual({
    password: 'too-short',
  });
  expect(validateNewPassword({ password: 'abcdefgh', confirmation: 'abcdefgh' })).toEqual({});
});

it('SETUP-04, PROF-14 refuses a confirmation that differs', () => {
  expect(validateNewPassword({ password: 'abcdefgh', confirmation: 'abcdefgi' })).toEqual({
    confirmation: 'mismatch',
  });
});
