import { build } from './build.mjs';

try {
  build({ includesWeb: false });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const { runAdmin } = await import('../packages/server/dist/operator/main.js');
process.exitCode = await runAdmin(process.argv.slice(2));
