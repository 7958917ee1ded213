import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const TEST_FILE = /\.(?:test\.tsx?|spec\.ts)$/;
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'data', '.git']);
// A title opens with the ids it holds: 'TALK-07 …', 'TALK-26, TALK-27 …'.
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\s*\(\s*(['"`])\s*((?:[A-Z][A-Z0-9]*-\d+[,\s]+(?:and\s+)?)+)/g;
const ID = /[A-Z][A-Z0-9]*-\d+/g;

/**
 * The rules of docs/rules.md by section, without those that are struck through.
 * @returns {Map<string, {title: string, rules: Map<string, string>}>} by the section's prefix; rules by id
 */
export function readRules(markdown) {
  const sections = new Map();
  let section;
  for (const line of markdown.split('\n')) {
    const heading = /^## ([A-Z][A-Z0-9]*): (.*)$/.exec(line);
    if (heading) {
      section = { title: heading[2], rules: new Map() };
      sections.set(heading[1], section);
    }
    const rule = /^- \*\*([A-Z][A-Z0-9]*-\d+)\*\* (.*)$/.exec(line);
    if (rule && section) section.rules.set(rule[1], rule[2]);
  }
  return sections;
}

/** The rule ids that the titles in a test file open with. */
export function readHeldIds(source) {
  return [...source.matchAll(TITLE)].flatMap((title) => title[2].match(ID) ?? []);
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : testFiles(file);
    return TEST_FILE.test(entry.name) ? [file] : [];
  });
}

/** Prints what is not held yet, by section; with `isQuiet` only the sum and what is wrong. */
function report(isQuiet) {
  const sections = readRules(readFileSync(path.join(root, 'docs/rules.md'), 'utf8'));
  const ids = new Set([...sections.values()].flatMap(({ rules }) => [...rules.keys()]));
  const held = new Set();
  const unknown = [];
  for (const file of ['packages', 'e2e', 'scripts'].flatMap((name) => testFiles(path.join(root, name)))) {
    for (const id of readHeldIds(readFileSync(file, 'utf8'))) {
      if (ids.has(id)) held.add(id);
      else unknown.push(`${path.relative(root, file)}: ${id}`);
    }
  }
  for (const [prefix, { title, rules }] of isQuiet ? [] : sections) {
    const open = [...rules].filter(([id]) => !held.has(id));
    print(`${prefix}: ${title} (${rules.size - open.length} of ${rules.size} held)`);
    for (const [id, text] of open) print(`  ${id}  ${text.length > 110 ? `${text.slice(0, 109)}…` : text}`);
  }
  print(
    `${isQuiet ? '' : '\n'}${held.size} of ${ids.size} rules are held by a test, ${ids.size - held.size} are not.`,
  );
  if (unknown.length === 0) return 0;
  print(`\nTitles that name a rule which docs/rules.md does not have:\n  ${unknown.join('\n  ')}`);
  return 1;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = report(process.argv.includes('--quiet'));
