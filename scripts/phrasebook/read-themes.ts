import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@genbatalk/contract';
import type { SourceTheme } from '@genbatalk/phrasebook';
import * as z from 'zod';

export const DATA_FOLDER = fileURLToPath(new URL('../../packages/phrasebook/data', import.meta.url));

const language = z.enum(LANGUAGES);
const wording = z.string().min(1);
const entrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'an id is kebab-case'),
  critical: z.boolean(),
  text: z.record(language, wording),
  ways: z.partialRecord(language, z.array(wording)).default({}),
  reviewed: z.partialRecord(language, z.boolean()).default({}),
});
const themeSchema = z.strictObject({ entries: z.array(entrySchema).min(1) });

/** Reads and validates every theme, in the order of file names. Throws with the file's name where one is malformed. */
export function readThemes(folder: string = DATA_FOLDER): SourceTheme[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      try {
        const { entries } = themeSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
        return { theme: basename(name, '.json'), entries };
      } catch (cause) {
        throw new Error(
          `phrasebook data ${name}: ${cause instanceof Error ? cause.message : 'not readable'}`,
          { cause },
        );
      }
    });
}
