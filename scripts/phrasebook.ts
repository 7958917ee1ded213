import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES } from '@genbatalk/contract';
import { compilePhrasebook, createPhrasebook } from '@genbatalk/phrasebook';
import { checkSource, wordingsOf } from './phrasebook/check.js';
import { cover } from './phrasebook/coverage.js';
import { writeModules } from './phrasebook/generate.js';
import { readSource } from './phrasebook/read-source.js';
import { explain } from './phrasebook/say.js';
import { findTies } from './phrasebook/ties.js';

const USAGE = `npm run phrasebook -- check                          what is wrong with the data
npm run phrasebook -- find TEXT                      the entries whose wordings contain TEXT
npm run phrasebook -- say TEXT --from ja --to vi     how a spoken turn is translated: entries, paths, what was refused
npm run phrasebook -- coverage FILE --from ja        how many of a file's utterances are known, and which are not
npm run phrasebook -- ties                           templates that a sentence may fit alike
npm run phrasebook -- generate                       write the modules that the server and the browser load`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: 'ja' }, to: { type: 'string', default: 'en' } },
});
const [command, ...words] = positionals;
process.exitCode = run(command, words.join(' '));

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function run(name: string | undefined, text: string): number {
  if (name === 'check') return check();
  if (name === 'generate') return generate();
  if (name === 'ties') return ties();
  if (name === 'find' && text !== '') return find(text);
  if (name === 'say' && text !== '') return say(text);
  if (name === 'coverage' && text !== '') return coverage(text);
  print(USAGE);
  return 2;
}

function check(): number {
  const source = readSource();
  const { themes } = source;
  const findings = checkSource(source);
  for (const { place, problem } of findings) print(`${place}: ${problem}`);
  const entries = themes.flatMap((theme) => theme.entries);
  const wordings = entries.flatMap((entry) => LANGUAGES.flatMap((language) => wordingsOf(entry, language)));
  const reviewed = entries.flatMap((entry) =>
    LANGUAGES.filter((language) => entry.reviewed[language] === true),
  );
  print(
    `${themes.length} themes, ${entries.length} entries, ${wordings.length} wordings, ` +
      `${(source.templates ?? []).flatMap(({ templates }) => templates).length} templates, ${source.terms?.length ?? 0} terms, ` +
      `${reviewed.length} of ${entries.length * LANGUAGES.length} sentences confirmed by a native speaker, ${findings.length} findings`,
  );
  return findings.length === 0 ? 0 : 1;
}

function ties(): number {
  const found = findTies(compilePhrasebook(readSource()));
  for (const { templates, languages, example } of found)
    print(`${templates.join(' ~ ')}  (${languages.join(' ')})  ${example}`);
  print(`${found.length} ties`);
  return 0;
}

function generate(): number {
  const written = writeModules(readSource());
  print(written.length === 0 ? 'phrasebook: up to date' : `phrasebook: wrote ${written.join(' ')}`);
  return 0;
}

function find(text: string): number {
  const wanted = text.toLowerCase();
  const { themes, templates = [], terms = [] } = readSource();
  const sentences = [
    ...themes.flatMap(({ theme, entries }) => entries.map((entry) => ({ place: theme, entry }))),
    ...templates.flatMap(({ theme, templates }) =>
      templates.map((entry) => ({ place: `templates/${theme}`, entry })),
    ),
  ];
  for (const { place, entry } of sentences) {
    const all = LANGUAGES.flatMap((language) => wordingsOf(entry, language));
    if (![entry.id, ...all].some((wording) => wording.toLowerCase().includes(wanted))) continue;
    print(`${place}/${entry.id}${entry.critical ? ' (safety-critical)' : ''}`);
    for (const language of LANGUAGES) print(`  ${language}  ${wordingsOf(entry, language).join(' | ')}`);
  }
  for (const { id, kind, forms } of terms) {
    const wordings = LANGUAGES.map((language) => [forms[language].text, ...(forms[language].ways ?? [])]);
    if (![id, ...wordings.flat()].some((wording) => wording.toLowerCase().includes(wanted))) continue;
    print(`terms/${id} (${kind})  ${wordings.map((each) => each.join(', ')).join(' | ')}`);
  }
  return 0;
}

function coverage(file: string): number {
  const { from, to } = values;
  if (!isLanguage(from) || !isLanguage(to)) return wrongLanguages();
  const phrasebook = createPhrasebook(compilePhrasebook(readSource()));
  const { full, partial, none, missed } = cover(phrasebook, readFileSync(file, 'utf8').split('\n'), from, to);
  for (const line of missed) print(line);
  const all = full + partial + none;
  print(
    `${all} utterances: ${full} in full (${((100 * full) / Math.max(1, all)).toFixed(1)} %), ${partial} in part, ${none} not`,
  );
  return 0;
}

function wrongLanguages(): number {
  print(`--from and --to are each one of ${LANGUAGES.join(' ')}`);
  return 2;
}

function say(text: string): number {
  const { from, to } = values;
  if (!isLanguage(from) || !isLanguage(to)) return wrongLanguages();
  const phrasebook = createPhrasebook(compilePhrasebook(readSource()));
  for (const line of explain(phrasebook, text, from, to)) print(line);
  return 0;
}
