import { expect, it } from 'vitest';
import { validateLogin } from './login-form';

it('AUTH-01 needs an account and a password', () => {
  expect(validateLogin({ email: ' ', password: '' })).toEqual({ email: 'required', password: 'required' });
  expect(validateLogin({ email: 'a@example.com', password: ' ' })).toEqual({});
});

it("AUTH-14 takes a member ID in the e-mail's place", () => {
  expect(validateLogin({ email: '7K2M-Q9XD', password: 'secret' })).toEqual({});
});
