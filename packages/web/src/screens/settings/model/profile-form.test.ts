import { expect, it } from 'vitest';
import { profileChange, validateProfile } from './profile-form';

it('PROF-04 takes a display name in any script, and not an empty one', () => {
  for (const nickname of ['田中', 'Nguyễn Văn Anh', 'Иван', '👷 Kenji']) {
    expect(validateProfile({ nickname, language: 'ja' })).toEqual({});
  }
  expect(validateProfile({ nickname: ' ', language: 'ja' })).toEqual({ nickname: 'required' });
});

it('PROF-03 sends only the fields that changed', () => {
  const user = { nickname: '田中', language: 'ja' } as const;
  expect(profileChange({ nickname: ' 田中 ', language: 'ja' }, user)).toEqual({});
  expect(profileChange({ nickname: '田中', language: 'vi' }, user)).toEqual({ language: 'vi' });
  expect(profileChange({ nickname: '佐藤', language: 'ja' }, user)).toEqual({ nickname: '佐藤' });
});
