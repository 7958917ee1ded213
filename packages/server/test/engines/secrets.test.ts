import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readTranslationSettings } from '../../src/translation/translation-settings.js';
import { deepL } from './deepl-api.js';
import type { Breakage, Reply } from './engine-server.js';
import { google } from './google-api.js';
import { libreTranslate } from './libretranslate-api.js';
import { azure, openAi } from './openai-api.js';
import { REQUEST, startEngine } from './start-engine.js';
import { GOOD_KEY, type Vendor } from './vendor.js';

const VENDORS: readonly Vendor[] = [openAi, azure, deepL, libreTranslate, google];
const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));
/** Vite's own program: neither npx nor a shell stands in between. */
const VITE = join(createRequire(join(WEB, 'package.json')).resolve('vite/package.json'), '../bin/vite.js');

/** All that a log, a debugger or a careless answer could show of an error. */
function everythingOf(error: unknown): string {
  let logged = '';
  const logger = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
  logger.error({ err: error }, 'an engine failed');
  logger.error(error);
  const { stack, message } = error as Error;
  return [
    logged,
    JSON.stringify(error),
    stack,
    message,
    String(error),
    inspect(error, { depth: 20, showHidden: true }),
  ].join('\n');
}

test.each(VENDORS.map((vendor) => [vendor.name, vendor] as const))(
  'OPS-14 no failure of %s shows a key, an address or what was said',
  async (_name, vendor) => {
    const wrongs: (Breakage | Reply)[] = [
      'cut',
      'cut in the body',
      'huge',
      ...[301, 400, 401, 403, 404, 429, 500, 503].map((status) => vendor.failure(status)),
      { status: 200, body: `<html>${GOOD_KEY}</html>` },
      vendor.empty(),
      vendor.success(`Sure! ${GOOD_KEY}`),
      vendor.success(REQUEST.text),
    ];
    const started = await startEngine(vendor);
    for (const wrong of wrongs) {
      started.server.misbehave(wrong);
      const error: unknown = await started.engine
        .translate(REQUEST, new AbortController().signal)
        .catch((reason: unknown) => reason);
      const shown = everythingOf(error);
      expect(shown).toContain(vendor.name);
      expect(shown).not.toContain(GOOD_KEY);
      expect(shown).not.toContain(String(started.server.port));
      expect(shown).not.toContain('足場');
    }
    await started.close();
  },
);

test('OPS-14 the line that stops the start shows no key', () => {
  const wrong = 'planted secret\twith blanks';
  for (const vendor of VENDORS) {
    const read = () =>
      readTranslationSettings({
        TRANSLATION_ENGINES: vendor.name,
        ...vendor.settings('https://engine.example', wrong),
      });
    expect(read).toThrow(/_API_KEY: its value is not allowed/);
    expect(read).not.toThrow('planted');
  }
});

test('OPS-14 the web bundle has no key and no name of a secret setting, whatever is set where it is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'genbatalk-bundle-'));
  const planted = Object.fromEntries(
    VENDORS.flatMap((vendor) => Object.entries(vendor.settings('https://engine.example', GOOD_KEY))),
  );
  try {
    const args = [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const built = spawnSync(process.execPath, args, {
      cwd: WEB,
      env: { ...process.env, ...planted, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    expect(built.status, built.stderr).toBe(0);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const { parentPath, name } of files) {
      const content = readFileSync(join(parentPath, name), 'utf8');
      expect(content.includes(GOOD_KEY), name).toBe(false);
      expect(content, name).not.toMatch(/_API_KEY|DeepL-Auth-Key|x-goog-api-key/);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
