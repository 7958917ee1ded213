import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run lock`: writes the lock file and completes it. A registry mirror that does not carry the binaries of other
 * platforms leaves them out, and `npm ci` then refuses the lock file. They are added here by name, version and platform;
 * npm fetches only those of the machine it runs on.
 */
const FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'windows',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
];
const PROCESSORS = [
  'arm64',
  'aarch64',
  'x64',
  'ia32',
  'arm',
  'armv7',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
];
const SAME = { windows: 'win32', aarch64: 'arm64', armv7: 'arm' };

const lock = JSON.parse(readFileSync(FILE, 'utf8'));

/** Whether a package is found from where another one stands, as Node looks it up. */
function isFound(from, name) {
  const levels = from.split('/node_modules/');
  const bases = levels.map((_, depth) => levels.slice(0, levels.length - depth).join('/node_modules/'));
  return [...bases.map((base) => `${base}/node_modules/${name}`), `node_modules/${name}`].some(
    (key) => key in lock.packages,
  );
}

function platformOf(name) {
  const words = name.replace('@', '').split(/[-/]/);
  const last = (known) =>
    words
      .filter((word) => known.includes(word))
      .map((word) => SAME[word] ?? word)
      .at(-1);
  const [os, cpu] = [last(SYSTEMS), last(PROCESSORS)];
  const isLinux = os === 'linux';
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(isLinux && libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

let added = 0;
for (const [key, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isFound(key, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(entry.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`package-lock.json is complete: ${added} packages of other platforms added\n`);
