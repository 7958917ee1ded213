import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path';

it('draws each run of dark modules once, inside a quiet border of 4 modules', () => {
  const rows = [
    [true, true, false],
    [false, false, true],
    [true, false, true],
  ];
  expect(qrPath(rows)).toEqual({
    path: 'M4 4h2v1h-2zM6 5h1v1h-1zM4 6h1v1h-1zM6 6h1v1h-1z',
    size: 11,
  });
});

it('draws as many dark modules as the code of an invitation has', () => {
  const { data } = encode('https://genba.example/join/0123456789abcdefghijklmnopqrstuvwxyzABCDEFG', {
    border: 0,
  });
  const drawn = [...qrPath(data).path.matchAll(/h(\d+)v/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  expect(drawn).toBe(data.flat().filter(Boolean).length);
});
