import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePhrasebook, type SourceTheme } from '@genbatalk/phrasebook';

export const GENERATED_FOLDER = fileURLToPath(
  new URL('../../packages/phrasebook/src/generated', import.meta.url),
);

const ORIGIN = '// Written by `npm run phrasebook -- generate` from packages/phrasebook/data; edit there.\n';

/** The generated modules by file name. A JSON string parses faster than a literal and costs the compiler nothing. */
export function renderModules(themes: readonly SourceTheme[]): Map<string, string> {
  const { heads, languages } = compilePhrasebook(themes);
  const modules = new Map([['heads.ts', renderModule('EntryHead', 'heads', 'readonly EntryHead[]', heads)]]);
  for (const data of languages) {
    modules.set(`${data.language}.ts`, renderModule('LanguageData', 'data', 'LanguageData', data));
  }
  return modules;
}

/** Writes the modules that changed and returns their names, so that an unchanged phrasebook rebuilds nothing. */
export function writeModules(themes: readonly SourceTheme[], folder: string = GENERATED_FOLDER): string[] {
  mkdirSync(folder, { recursive: true });
  return [...renderModules(themes)].flatMap(([name, content]) => {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return [];
    writeFileSync(file, content);
    return [name];
  });
}

function renderModule(imported: string, name: string, type: string, value: unknown): string {
  const json = JSON.stringify(JSON.stringify(value));
  return `${ORIGIN}import type { ${imported} } from '../format.js';\n\nexport const ${name} = JSON.parse(${json}) as ${type};\n`;
}
