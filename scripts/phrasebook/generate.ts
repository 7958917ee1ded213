import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language, PRESETS } from '@genbatalk/contract';
import {
  compilePhrasebook,
  type LanguageData,
  type PhrasebookSource,
  type PresetTable,
  packLanguage,
} from '@genbatalk/phrasebook';

export const GENERATED_FOLDER = fileURLToPath(
  new URL('../../packages/phrasebook/src/generated', import.meta.url),
);

const ORIGIN = '// Written by `npm run phrasebook -- generate` from packages/phrasebook/data; edit there.\n';

/** The generated modules by file name. Long strings are read faster than literals and cost the compiler nothing. */
export function renderModules(source: PhrasebookSource): Map<string, string> {
  const { languages, ...core } = compilePhrasebook(source);
  const modules = new Map([['core.ts', renderModule('PhrasebookCore', 'core', core)]]);
  for (const data of languages) {
    modules.set(`${data.language}.ts`, renderLanguage(data));
  }
  modules.set('presets.ts', renderModule('PresetTable', 'presets', presetsOf(source)));
  return modules;
}

/** Writes the modules that changed and returns their names, so that an unchanged phrasebook rebuilds nothing. */
export function writeModules(source: PhrasebookSource, folder: string = GENERATED_FOLDER): string[] {
  mkdirSync(folder, { recursive: true });
  const modules = renderModules(source);
  for (const name of readdirSync(folder)) {
    if (!modules.has(name)) rmSync(join(folder, name));
  }
  return [...modules].flatMap(([name, content]) => {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return [];
    writeFileSync(file, content);
    return [name];
  });
}

function presetsOf({ themes }: PhrasebookSource): PresetTable {
  const keys = Object.values(PRESETS).flat();
  const entries = themes.flatMap((theme) => theme.entries);
  const sentencesIn = (language: Language) =>
    Object.fromEntries(
      keys.map((key) => {
        const entry = entries.find(({ id }) => id === key);
        if (entry === undefined) throw new Error(`the preset ${key} is no entry of the phrasebook`);
        return [key, { text: entry.text[language], reviewed: entry.reviewed[language] === true }];
      }),
    );
  return Object.fromEntries(LANGUAGES.map((language) => [language, sentencesIn(language)])) as PresetTable;
}

function renderLanguage(data: LanguageData): string {
  const fields = Object.entries(packLanguage(data)).map(([name, text]) => `${name}:${quoted(text)}`);
  return `${ORIGIN}import { unpackLanguage } from '../packed.js';\n\nexport const data = unpackLanguage({\n${fields.join(',\n')},\n});\n`;
}

/** In backquotes, where the quotes of JSON stand as they are. */
function quoted(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/gu, '\\$&')}\``;
}

function renderModule(type: string, name: string, value: unknown): string {
  const json = quoted(JSON.stringify(value));
  return `${ORIGIN}import type { ${type} } from '../format.js';\n\nexport const ${name} = JSON.parse(${json}) as ${type};\n`;
}
