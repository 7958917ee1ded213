import { describe, expect, it } from 'vitest';
import { tokensOf } from '../analyse/lexical.js';
import { readMeasuredBefore, readMeasuredBehind, tellsSide } from './sizes.js';

const before = (text: string, language: Parameters<typeof tokensOf>[1]) =>
  readMeasuredBefore(tokensOf(text, language), 0, language)?.value;
const behind = (text: string, language: Parameters<typeof tokensOf>[1]) =>
  readMeasuredBehind(tokensOf(text, language), 0, language)?.value;

describe('QUAL-04 the side that was measured is kept', () => {
  it.each([
    ['幅20センチの', 'ja', '20', 'cm', 'width'],
    ['深さ2メートルの', 'ja', '2', 'm', 'depth'],
    ['直径12ミリの', 'ja', '12', 'mm', 'diameter'],
    ['两米深的', 'zh', '2', 'm', 'depth'],
    ['二十公分宽的', 'zh', '20', 'cm', 'width'],
    ['20 cm wide', 'en', '20', 'cm', 'width'],
    ['20 cm breites', 'de', '20', 'cm', 'width'],
  ] as const)('%s', (text, language, value, unit, dimension) => {
    expect(before(text, language)?.parts).toEqual([{ value, unit, dimension }]);
  });

  it.each([
    ['rộng 20 phân', 'vi', '20', 'cm', 'width'],
    ['de 20 cm de large', 'fr', '20', 'cm', 'width'],
    ['profondo 2 metri', 'it', '2', 'm', 'depth'],
    ['mit 20 cm Breite', 'de', '20', 'cm', 'width'],
    ['2 metres deep', 'en', '2', 'm', 'depth'],
  ] as const)('%s', (text, language, value, unit, dimension) => {
    expect(behind(text, language)?.parts).toEqual([{ value, unit, dimension }]);
  });

  it('needs no word for the length', () => {
    expect(before('長さ3メートルの', 'ja')?.parts).toEqual([{ value: '3', unit: 'm' }]);
  });
});

describe('QUAL-06 a word of measure is no adjective beside its length', () => {
  it.each([
    ['20 cm breites Brett', 2, 'de'],
    ['ván rộng 20 phân', 1, 'vi'],
  ] as const)('%s', (text, at, language) => {
    expect(tellsSide(tokensOf(text, language), at, language)).toBe(true);
  });

  it('a beam that is lifted two metres high is no high beam', () => {
    const tokens = tokensOf('nâng dầm cao 2 mét', 'vi');
    expect(readMeasuredBehind(tokens, 2, 'vi')).toBeUndefined();
  });
});
