/** How the screen is drawn. `sunlight` is for reading outdoors: every text at least 7:1. */
export const THEMES = ['light', 'dark', 'sunlight'] as const;
export type ThemeName = (typeof THEMES)[number];

/**
 * Colours by meaning. `host`, `guest` and `danger` are fills that carry `onFill` text; the `…Ink`
 * of each is for text and icons on `sheet`, `paper` or its own `…Soft` ground.
 */
export interface Palette {
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly paper: string;
  readonly sheet: string;
  readonly quietSoft: string;
  readonly onFill: string;
  readonly host: string;
  readonly hostPressed: string;
  readonly hostInk: string;
  readonly hostSoft: string;
  readonly hostLine: string;
  readonly guest: string;
  readonly guestInk: string;
  readonly guestSoft: string;
  readonly danger: string;
  readonly dangerInk: string;
  readonly dangerSoft: string;
  readonly warnInk: string;
  readonly warnSoft: string;
  readonly warnLine: string;
  readonly okInk: string;
  readonly okSoft: string;
}

const light: Palette = {
  ink: '#0f161f',
  ink2: '#46525f',
  ink3: '#5b6672',
  line: '#d9dfe5',
  lineStrong: '#7d8895',
  paper: '#f3f5f7',
  sheet: '#ffffff',
  quietSoft: '#e9edf2',
  onFill: '#ffffff',
  host: '#1450c8',
  hostPressed: '#0d3c9c',
  hostInk: '#1450c8',
  hostSoft: '#e6eefc',
  hostLine: '#cfdefa',
  guest: '#0a7047',
  guestInk: '#0a7047',
  guestSoft: '#e2f3ea',
  danger: '#c41a26',
  dangerInk: '#c41a26',
  dangerSoft: '#fdeaea',
  warnInk: '#a34a00',
  warnSoft: '#fff1e0',
  warnLine: '#f0cfa6',
  okInk: '#0b5f6b',
  okSoft: '#dff1f3',
};

const dark: Palette = {
  ink: '#f1f5f9',
  ink2: '#b6c1cd',
  ink3: '#9aa7b5',
  line: '#2b3643',
  lineStrong: '#7d8a99',
  paper: '#0d131a',
  sheet: '#171f29',
  quietSoft: '#26303c',
  onFill: '#ffffff',
  host: '#2563e0',
  hostPressed: '#1b4fbd',
  hostInk: '#8fb4ff',
  hostSoft: '#182b50',
  hostLine: '#2b4677',
  guest: '#0d7a50',
  guestInk: '#6fd3a5',
  guestSoft: '#0f3325',
  danger: '#cf2a36',
  dangerInk: '#ff9297',
  dangerSoft: '#3d1519',
  warnInk: '#ffb668',
  warnSoft: '#3a2609',
  warnLine: '#6b4716',
  okInk: '#74d2de',
  okSoft: '#0d3238',
};

const sunlight: Palette = {
  ink: '#000000',
  ink2: '#26303a',
  ink3: '#333d48',
  line: '#6a7682',
  lineStrong: '#26303a',
  paper: '#ffffff',
  sheet: '#ffffff',
  quietSoft: '#eef1f4',
  onFill: '#ffffff',
  host: '#0a3a9e',
  hostPressed: '#062a78',
  hostInk: '#0a3a9e',
  hostSoft: '#eef3fd',
  hostLine: '#0a3a9e',
  guest: '#05502f',
  guestInk: '#05502f',
  guestSoft: '#eef8f2',
  danger: '#9c0f19',
  dangerInk: '#9c0f19',
  dangerSoft: '#fef2f2',
  warnInk: '#713000',
  warnSoft: '#fff6eb',
  warnLine: '#713000',
  okInk: '#06454e',
  okSoft: '#edf7f8',
};

export const PALETTES: Readonly<Record<ThemeName, Palette>> = { light, dark, sunlight };

/** The palette as custom properties: `okSoft` becomes `--ok-soft`. */
export function paletteVariables(palette: Palette): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).map(([name, value]: [string, string]) => [
      `--${name.replace(/([A-Z]|\d+)/g, (part) => `-${part.toLowerCase()}`)}`,
      value,
    ]),
  );
}
