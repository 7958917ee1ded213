import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureTools } from './ensure-tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(path.join(tmpdir(), 'genbatalk-reports-'));
const total = { passed: 0, failed: 0 };

/** A check that is not a test counts only when it fails, so that the last line and the exit code always agree. */
function check(name, work) {
  print(`\n── ${name}`);
  try {
    work();
  } catch (error) {
    print(`${name}: ${error.message}`);
    total.failed += 1;
  }
}

function run(command, args, env = {}) {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`failed (${signal ?? `exit code ${status}`})`);
}

/** Runs tests that write a report, and adds its counts; a run that fails without a failed test counts as one. */
function runTests(report, work, count) {
  let failure;
  try {
    work();
  } catch (error) {
    failure = error;
  }
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
  total.passed += passed;
  total.failed += failed;
  if (failed === 0 && failure) throw failure;
  if (passed + failed === 0) throw new Error('no test ran');
}

function runVitest() {
  const report = path.join(reports, 'vitest.json');
  runTests(
    report,
    () =>
      run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
    (result) => ({ passed: result.numPassedTests, failed: result.numFailedTests }),
  );
}

function runJourneys(browser) {
  const report = path.join(reports, 'playwright.json');
  runTests(
    report,
    () =>
      run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
        GENBATALK_CHROMIUM: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    // A journey that passed only at a second try is a failed one.
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
let browser;
try {
  browser = await ensureTools();
} catch (error) {
  print(error.message);
}
check('build', () => build());
check('types', () => run('npx', ['tsc', '-b']));
check('lint', () => run('npx', ['oxlint', '--type-aware']));
check('format', () => run('npx', ['biome', 'ci', '.']));
check('rules', () => run(process.execPath, ['scripts/rules.mjs', '--quiet']));
check('unit and integration tests', runVitest);
check('browser journeys', () => {
  if (!browser) throw new Error('there is no Chromium');
  runJourneys(browser);
});
print(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
