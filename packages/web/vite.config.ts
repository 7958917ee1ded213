import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env['GENBATALK_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  // Workspace packages are taken from their sources, so that a build needs no other build before it.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    target: ['chrome107', 'safari16', 'firefox104'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What most screens need, in one file: many small ones compress worse, by 4 KB of the first load. The cache of
          // server data is not for the first screen.
          groups: [{ name: 'base', minShareCount: 12, test: /^(?!.*@tanstack)/ }],
        },
      },
      treeshake: {
        // The contract's constants are wanted in the browser without its schemas: 15 KB less to load.
        manualPureFunctions: ['z'],
        moduleSideEffects: [
          { test: /packages[\\/]contract[\\/]/, sideEffects: false },
          { external: true, sideEffects: true },
        ],
      },
    },
  },
});
