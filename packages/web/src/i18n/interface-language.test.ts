import { expect, it } from 'vitest';
import { startLanguage } from './interface-language';

it("APP-08 starts in the signed-in user's language, whatever the browser has stored", () => {
  expect(startLanguage({ language: 'vi' }, 'en')).toBe('vi');
});

it('APP-09 starts in the language last chosen when nobody is signed in, and in ja without one', () => {
  expect(startLanguage(null, 'zh')).toBe('zh');
  expect(startLanguage(null, null)).toBe('ja');
  expect(startLanguage(null, 'klingon')).toBe('ja');
});

it('LANG-02 falls back to ja for a user whose language the interface does not have', () => {
  expect(startLanguage({ language: 'de' }, 'en')).toBe('ja');
});
