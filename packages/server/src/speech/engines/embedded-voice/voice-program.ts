import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The compiled program of @genbatalk/voice. It is started, never imported: it is under the GPL, the server is not. */
export function voiceProgramPath(): string {
  return createRequire(import.meta.url).resolve('@genbatalk/voice/main');
}

/**
 * A digest of the program's code and of its package's dependencies. With it kept speech falls out of use when a
 * reading or a voice changes, without anybody having to remember a version number.
 */
export function voiceProgramVersion(programPath: string): string {
  const folder = dirname(programPath);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const digest = createHash('sha256');
  for (const name of files.toSorted()) digest.update(name).update(readFileSync(join(folder, name)));
  try {
    digest.update(readFileSync(join(folder, '..', 'package.json')));
  } catch {
    // A program given by its path alone has no package around it.
  }
  return digest.digest('hex').slice(0, 16);
}
