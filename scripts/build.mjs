import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NODE_PACKAGES = ['contract', 'phrasebook', 'voice', 'server'].map((name) => `packages/${name}`);

/**
 * Builds what is missing or older than its sources: the phrasebook's data, the packages that Node runs, the web app.
 * Takes well under a second when nothing changed.
 * @param {{ includesWeb?: boolean }} options without the web app for commands that serve no pages
 * @throws Error naming the part that does not build; the tool has printed why
 */
export function build({ includesWeb = true } = {}) {
  generatePhrasebook();
  run('the packages', process.execPath, [tool('typescript', 'tsc'), '-b', ...NODE_PACKAGES]);
  copyMigrations();
  if (includesWeb) buildWeb();
}

/** The generator leaves unchanged modules untouched, so a stamp says when it last ran. */
function generatePhrasebook() {
  const folder = path.join(root, 'packages/phrasebook');
  const generator = path.join(root, 'scripts/phrasebook.ts');
  const stamp = path.join(folder, 'dist/.generated');
  const sources = [path.join(folder, 'data'), generator];
  for (const name of ['compile.ts', 'packed.ts']) sources.push(path.join(folder, 'src', name));
  sources.push(path.join(root, 'scripts/phrasebook'));
  // Look-up keys are folded when they are generated, so a change of the folding makes them old.
  for (const part of ['normalise', 'analyse', 'templates']) sources.push(path.join(folder, 'src', part));
  if (existsSync(path.join(folder, 'src/generated')) && oldest(stamp) >= newest(...sources)) return;
  const args = ['--conditions=source', '--import', 'tsx', generator, 'generate'];
  run('the phrasebook', process.execPath, args);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
}

/** The compiler leaves SQL files behind; the migrator reads them beside its own module. */
function copyMigrations() {
  const source = path.join(root, 'packages/server/src/platform/database/migrations');
  const target = path.join(root, 'packages/server/dist/platform/database/migrations');
  const names = readdirSync(source).filter((name) => name.endsWith('.sql'));
  const isComplete = names.every((name) => existsSync(path.join(target, name)));
  if (isComplete && oldest(target) >= newest(source)) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of names) copyFileSync(path.join(source, name), path.join(target, name));
}

function buildWeb() {
  const web = path.join(root, 'packages/web');
  const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) =>
    path.join(web, name),
  );
  inputs.push(path.join(root, 'packages/contract/src'), path.join(root, 'packages/phrasebook/src'));
  inputs.push(path.join(root, 'package-lock.json'));
  if (oldest(path.join(web, 'dist/index.html')) >= newest(...inputs)) return;
  process.stdout.write('Building the web app …\n');
  run('the web app', process.execPath, [tool('vite', 'vite', web), 'build', '--logLevel', 'warn'], web);
}

/** A tool's own program, so that neither npx nor a shell stands in between. */
function tool(packageName, program, from = root) {
  for (const base of [from, root]) {
    const folder = path.join(base, 'node_modules', packageName);
    if (!existsSync(folder)) continue;
    const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return path.join(folder, typeof bin === 'string' ? bin : bin[program]);
  }
  throw new Error(`${packageName} is not installed: run "npm ci" first`);
}

function run(what, command, args, cwd = root) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${what} did not build`);
}

/** When something below these paths last changed, in ms; a folder's own time tells of deleted files. */
function newest(...paths) {
  return Math.max(...paths.flatMap((entry) => times(entry)), 0);
}

/** When the oldest of what is there was made; 0 where there is nothing. */
function oldest(entry) {
  const found = times(entry);
  return found.length === 0 ? 0 : Math.min(...found);
}

function times(entry) {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats) return [];
  const inside = stats.isDirectory()
    ? readdirSync(entry).flatMap((name) => times(path.join(entry, name)))
    : [];
  return [stats.mtimeMs, ...inside];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    build();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
