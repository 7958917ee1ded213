import { startServer } from './server';

/** One server for all journeys that do not break theirs; each journey brings its own company. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['GENBATALK_URL'] = server.url;
  process.env['GENBATALK_DATA_DIR'] = server.dataDir;
  return () => server.close();
}
