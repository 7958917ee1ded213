import { describe, expect, it } from 'vitest';
import { PALETTES, type Palette, paletteVariables, THEMES, type ThemeName } from './palette';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['sheet', 'paper', 'quietSoft', 'hostSoft', 'warnSoft'] as const;
const pairs: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ...grounds.flatMap((ground) => [['ink', ground] as const, ['ink2', ground] as const]),
  ['ink3', 'sheet'],
  ['ink3', 'quietSoft'],
  ...(['host', 'guest', 'danger', 'warn', 'ok'] as const).flatMap((meaning) => [
    [`${meaning}Ink`, 'sheet'] as const,
    [`${meaning}Ink`, 'paper'] as const,
    [`${meaning}Ink`, `${meaning}Soft`] as const,
  ]),
  ['onFill', 'host'],
  ['onFill', 'hostPressed'],
  ['onFill', 'guest'],
  ['onFill', 'danger'],
];
const leastContrast: Record<ThemeName, number> = { light: 4.5, dark: 4.5, sunlight: 7 };

describe('palette', () => {
  it.each(THEMES)('keeps every text of the %s theme readable', (theme) => {
    const palette = PALETTES[theme];
    const tooWeak = pairs
      .map(([text, ground]) => ({ text, ground, ratio: contrast(palette[text], palette[ground]) }))
      .filter(({ ratio }) => ratio < leastContrast[theme]);
    expect(tooWeak).toEqual([]);
  });

  it.each(THEMES)('draws the edges of fields in the %s theme with at least 3:1', (theme) => {
    const { lineStrong, sheet } = PALETTES[theme];
    expect(contrast(lineStrong, sheet)).toBeGreaterThanOrEqual(3);
  });

  it('names the custom properties by meaning', () => {
    const variables = paletteVariables(PALETTES.light);
    expect(variables['--ink-2']).toBe(PALETTES.light.ink2);
    expect(variables['--ok-soft']).toBe(PALETTES.light.okSoft);
  });
});
