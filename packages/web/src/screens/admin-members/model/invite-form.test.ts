import { expect, it } from 'vitest';
import { EMPTY_INVITE, inviteBody, validateInvite } from './invite-form';

const channel = 'b2a1c0de-0000-4000-8000-000000000001';

it('MEMB-04 refuses a nickname that is empty after trimming', () => {
  expect(validateInvite({ ...EMPTY_INVITE, nickname: '  ' })).toEqual({ nickname: 'required' });
  expect(validateInvite({ ...EMPTY_INVITE, nickname: 'Anh' })).toEqual({});
});

it('MEMB-05 invites without an e-mail, and sends a given one trimmed and lower-cased', () => {
  const values = { ...EMPTY_INVITE, nickname: ' Anh ' };
  expect(inviteBody(values, [])).toEqual({ nickname: 'Anh', language: 'ja' });
  expect(inviteBody({ ...values, email: ' Anh@Example.COM ' }, [])).toMatchObject({
    email: 'anh@example.com',
  });
  expect(validateInvite({ ...values, email: 'anh' })).toEqual({ email: 'email-invalid' });
});

it('MEMB-06 starts at ja', () => {
  expect(EMPTY_INVITE.language).toBe('ja');
});

it("MEMB-03 names the chosen channel, without a choice the company's only one", () => {
  const values = { ...EMPTY_INVITE, nickname: 'Anh' };
  expect(inviteBody(values, [channel])).toMatchObject({ channelId: channel });
  expect(inviteBody(values, [channel, 'other'])).not.toHaveProperty('channelId');
  expect(inviteBody({ ...values, channelId: '' }, [channel])).not.toHaveProperty('channelId');
  expect(inviteBody({ ...values, channelId: 'other' }, [channel, 'other'])).toMatchObject({
    channelId: 'other',
  });
});
