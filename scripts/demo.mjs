import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

/** `npm run demo`: builds what is missing, then plays the site conversation on a throwaway server. */
build();
const script = fileURLToPath(new URL('./demo/demo.ts', import.meta.url));
const child = spawn(
  process.execPath,
  ['--conditions=source', '--import', 'tsx', script, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
