import { expect, test } from 'vitest';
import { isSpeakable, neutralise, normalise } from './clean.js';

test('LANG-06 decomposed Vietnamese is composed, full-width digits are digits', () => {
  expect(normalise('Cẩn thận'.normalize('NFD'))).toBe('Cẩn thận');
  expect(normalise('３番　ﾊﾝﾏｰ ㎡')).toBe('3番 ハンマー m2');
});

test('LANG-06 emoji, control, invisible and private characters vanish', () => {
  expect(normalise('a👷🏽‍♂️b🇻🇳c\u0000d\u200be\ue000f™\ud800')).toBe('a b c def');
});

test('LANG-06 what espeak obeys is taken out', () => {
  expect(neutralise('a <break time="20s"/> & [[h@loU]] b')).toBe('a break time= 20s / h@loU b');
  expect(neutralise('**Stop**!!!!! noooooooo')).toBe('Stop! nooo');
});

test('LANG-06 long text is cut at a sentence, never inside a character', () => {
  const sentence = `${'a'.repeat(99)}. `;
  expect(normalise(sentence.repeat(100)).length).toBeLessThanOrEqual(2000);
  expect(normalise(sentence.repeat(100)).trimEnd().endsWith('.')).toBe(true);
  const unbroken = normalise('𠮷'.repeat(3000));
  expect(unbroken.length).toBeLessThanOrEqual(2000);
  expect(unbroken).not.toMatch(/\p{Cs}/u);
});

test('LANG-06 punctuation and emoji alone cannot be spoken', () => {
  expect(['', ' ', '…!?', '。', '—'].some(isSpeakable)).toBe(false);
  expect(['a', '3', '危', 'ạ'].every(isSpeakable)).toBe(true);
});
