import { describe, expect, it } from 'vitest';
import { type RegistrationValues, registrationBody, validateRegistration } from './registration';

const values: RegistrationValues = {
  email: ' Tanaka@Example.com ',
  nickname: '田中',
  companyName: '',
  password: 'abcdef',
  confirmation: 'abcdef',
  language: 'ja',
};
const referrer = '6f1c2b1e-3c7f-4d0a-9c55-0d2f6a1b7e90';

describe('registration', () => {
  it('REG-04 needs e-mail, nickname and password, and no company name', () => {
    expect(
      validateRegistration({ ...values, email: '', nickname: ' ', password: '', confirmation: '' }),
    ).toEqual({
      email: 'required',
      nickname: 'required',
      password: 'required',
    });
    expect(validateRegistration(values)).toEqual({});
  });

  it('REG-05 refuses a confirmation that differs', () => {
    expect(validateRegistration({ ...values, confirmation: 'abcdeg' })).toEqual({ confirmation: 'mismatch' });
  });

  it('REG-06 refuses 5 characters and takes 6', () => {
    expect(validateRegistration({ ...values, password: 'abcde', confirmation: 'abcde' })).toEqual({
      password: 'too-short',
    });
    expect(validateRegistration({ ...values, password: 'abcdef' })).toEqual({});
  });

  it('REG-02 sends the nickname as name, and the e-mail trimmed and lower-cased', () => {
    expect(registrationBody(values, null)).toEqual({
      email: 'tanaka@example.com',
      password: 'abcdef',
      name: '田中',
      language: 'ja',
    });
  });

  it('REG-07 sends the ref as referrerId, and none without one', () => {
    expect(registrationBody(values, referrer)).toMatchObject({ referrerId: referrer });
    expect(registrationBody(values, 'spam')).not.toHaveProperty('referrerId');
  });

  it('REG-10 leaves an empty company name to the server', () => {
    expect(registrationBody({ ...values, companyName: ' 田中建設 ' }, null)).toMatchObject({
      companyName: '田中建設',
    });
    expect(registrationBody(values, null)).not.toHaveProperty('companyName');
  });
});
