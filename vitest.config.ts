import { defineConfig } from 'vitest/config';

// Workspace packages are tested from their sources: the `source` condition of their exports.
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    globalSetup: ['packages/server/test/global-setup.ts'],
    setupFiles: ['packages/server/test/quiet-console.ts'],
  },
});
