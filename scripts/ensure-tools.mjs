import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Programs that tests run as real peers, with the Debian package of each: several nodes, and a real recogniser. */
const TOOLS = {
  'redis-server': 'redis-server',
  'espeak-ng': 'espeak-ng',
  pocketsphinx_continuous: 'pocketsphinx',
};
const DEBIAN_PACKAGES = [
  'chromium',
  'fonts-noto-cjk',
  'fonts-noto-color-emoji',
  ...Object.values(TOOLS),
  'pocketsphinx-en-us',
];

/**
 * Finds the Chromium that the browser journeys run in, the fonts for Japanese and Chinese, and the programs that tests
 * run as real peers; says what is missing and installs it.
 * @returns {Promise<string>} the browser's path, for Playwright (GENBATALK_CHROMIUM)
 * @throws Error with one line where there is no Chromium and it cannot be installed
 */
export async function ensureTools() {
  const missing = await findMissing();
  if (missing.length > 0) {
    print(`Missing for the tests: ${missing.join(', ')}.`);
    if (process.env.GENBATALK_NO_INSTALL === '1') print('GENBATALK_NO_INSTALL=1 forbids to install it.');
    else await install();
  }
  const browser = await findChromium();
  for (const tool of missingTools()) print(`Without ${tool} the tests that run it fail: install it.`);
  if (browser) {
    if (!hasFonts())
      print('Without fonts for Japanese and Chinese their signs show as boxes: install Noto CJK.');
    return browser;
  }
  throw new Error('No Chromium for the browser journeys: install one, or name it in GENBATALK_CHROMIUM.');
}

async function findMissing() {
  return [
    (await findChromium()) ? '' : 'Chromium',
    hasFonts() ? '' : 'fonts for Japanese and Chinese',
    ...missingTools(),
  ].filter(Boolean);
}

async function install() {
  const isRootOnDebian = process.getuid?.() === 0 && findInPath('apt-get') !== undefined;
  if (isRootOnDebian) {
    print(`Installing ${DEBIAN_PACKAGES.join(', ')} with apt-get …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    quietly('apt-get', ['update'], env);
    quietly('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES], env);
  }
  if (await findChromium()) return;
  print("Installing Playwright's own Chromium …");
  quietly('npx', ['playwright', 'install', ...(isRootOnDebian ? ['--with-deps'] : []), 'chromium']);
}

async function findChromium() {
  const named = process.env.GENBATALK_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`GENBATALK_CHROMIUM names ${named}, which is not there.`);
  }
  const installed = NAMES.map((name) => findInPath(name)).find((file) => file && canRun(file));
  if (installed) return installed;
  const application = APPLICATIONS.find((file) => existsSync(file));
  if (application) return application;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Some distributions put a script in the browser's place that only says how to install it. */
function canRun(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Only Linux comes without. */
function hasFonts() {
  if (process.platform !== 'linux') return true;
  try {
    return ['ja', 'zh-cn'].every(
      (language) => execFileSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }) !== '',
    );
  } catch {
    return false;
  }
}

function missingTools() {
  return Object.keys(TOOLS).filter((name) => findInPath(name) === undefined);
}

function findInPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** An installer's output is of interest only when it fails. */
function quietly(command, args, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    print(`${command} ${args[0]} failed:\n${`${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n')}`);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    print(await ensureTools());
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
