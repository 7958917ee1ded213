import { expect, it } from 'vitest';
import { scaleOf } from './text-scale';

it('draws short sentences large and long ones smaller, in every script', () => {
  expect(scaleOf('Hãy đội mũ bảo hộ.')).toBe('short');
  expect(scaleOf('ヘルメットをかぶってください。')).toBe('short');
  expect(scaleOf('鉄筋を5本、3階に上げてから、足場の材料を下ろしてください。')).toBe('medium');
  expect(scaleOf('Please '.repeat(30))).toBe('long');
});
