import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../../scripts/build.mjs';

/** `npm run bench:phrasebook`: builds what is missing, then measures the built package as the server loads it. */
build({ includesWeb: false });
const script = fileURLToPath(new URL('run.ts', import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
process.exitCode = status ?? 1;
