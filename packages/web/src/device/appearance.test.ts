import { expect, it } from 'vitest';
import { resolveTheme } from './appearance';

it.each([
  ['auto', false, false, 'light'],
  ['auto', true, false, 'dark'],
  ['auto', true, true, 'sunlight'],
  ['light', true, true, 'light'],
  ['dark', false, false, 'dark'],
  ['sunlight', true, false, 'sunlight'],
] as const)(
  'draws %s with dark %s and contrast %s as %s',
  (choice, prefersDark, prefersMoreContrast, drawn) => {
    expect(resolveTheme(choice, { prefersDark, prefersMoreContrast })).toBe(drawn);
  },
);
