import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureTools } from './ensure-tools.mjs';

/** `npm run screens [-- NAME …]`: every screen in every language and size, on contact sheets in screens/. */
build();
const script = fileURLToPath(new URL('./screens/screens.ts', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['--conditions=source', '--import', 'tsx', script, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, GENBATALK_CHROMIUM: await ensureTools() },
  },
);
process.exitCode = status ?? 1;
