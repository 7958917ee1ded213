// Kept to old syntax up to the check, so that an old Node says what is wrong and not that it cannot read this.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `GenbaTalk needs Node 20.19 or newer, and this is ${process.versions.node}: see https://nodejs.org\n`,
  );
  process.exit(1);
}

process.env.NODE_ENV ??= 'production';
const { build } = await import('./build.mjs');
try {
  build();
} catch (error) {
  process.stderr.write(`GenbaTalk cannot start: ${error.message}\n`);
  process.exit(1);
}
// In this process, so that signals and the exit code need no forwarding; it reads its arguments itself.
await import('../packages/server/dist/main.js');
