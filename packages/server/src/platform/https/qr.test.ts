import { expect, test } from 'vitest';
import { renderQr } from './qr.js';

test('an address becomes a QR code that fits a terminal of 80 columns, dark on light in any terminal', () => {
  const lines = renderQr('https://192.168.100.200:3000/channels').split('\n');
  expect(lines.length).toBeLessThan(24);
  for (const line of lines)
    expect(line.split('\u001B')).toEqual(['', expect.stringMatching(/^\[30;107m[█▀▄ ]{20,50}$/u), '[0m']);
  const [, first = ''] = lines;
  // The quiet zone, then the finder pattern's solid upper edge.
  expect(first).toContain('m  █▀▀▀▀▀█ ');
});
