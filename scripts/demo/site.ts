import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Language, SignedIn } from '../../packages/contract/src/index.js';
import { type App, buildApp } from '../../packages/server/src/app.js';
import { readConfig } from '../../packages/server/src/config.js';
import { startEmbeddedPostgres } from '../../packages/server/src/platform/database/embedded/embedded-postgres.js';
import { migrate } from '../../packages/server/src/platform/database/migrate.js';
import { createEmbeddedVoice } from '../../packages/server/src/speech/engines/embedded-voice/embedded-voice.js';
import { CHANNEL_NAMES, CREW } from './script.js';

export type Name = keyof typeof CREW;

export interface Site {
  readonly url: string;
  readonly people: Record<Name, SignedIn & { language: Language }>;
  readonly channels: Record<keyof typeof CHANNEL_NAMES, string>;
  /** A one-tap link that signs a person in, once. */
  signInLink(name: Name): Promise<string>;
  close(): Promise<void>;
}

/** A throwaway server with a seeded company on BASIC: a leader, three workers, two channels. */
export async function openSite(port: string): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genbatalk-demo-'));
  const logger = pino({ level: 'warn' });
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, PORT: port });
  const database = await startEmbeddedPostgres({ dataDir, logger });
  await migrate(database.connectionString);
  const voice = createEmbeddedVoice({ logger });
  await voice.start();
  const app = await buildApp({
    config,
    connectionString: database.connectionString,
    synthesiser: voice,
    logger,
  });
  const url = `http://localhost:${await app.listen()}`;
  const { people, channels, companyId } = await seed(app);
  return {
    url,
    people,
    channels,
    async signInLink(name) {
      const { token } = await app.accounts.createSignInLink(companyId, people[name].user.id);
      return `${url}/signin/${token}`;
    },
    async close() {
      await app.close();
      await voice.close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function seed(app: App): Promise<Pick<Site, 'people' | 'channels'> & { companyId: string }> {
  const { tanaka, ...workers } = CREW;
  const leader = await app.accounts.register({
    email: 'tanaka@example.com',
    password: 'genbatalk-demo',
    name: tanaka.nickname,
    language: tanaka.language,
    companyName: '田中建設',
  });
  const companyId = leader.user.companyId ?? '';
  const basic = { type: 'purchased', plan: 'BASIC', periodStart: new Date(), periodEnd: null } as const;
  await app.database.forCompany(companyId, (tx) =>
    app.subscriptions.apply(tx, companyId, basic, { by: 'operator' }),
  );
  const people: Partial<Site['people']> = { tanaka: { ...leader, language: tanaka.language } };
  for (const [name, worker] of Object.entries(workers) as [Exclude<Name, 'tanaka'>, (typeof CREW)[Name]][]) {
    people[name] = { ...(await app.accounts.createWorker(companyId, worker)), language: worker.language };
  }
  const channels: Partial<Site['channels']> = {};
  const actor = await app.sessions.require(leader.token);
  for (const [key, name] of Object.entries(CHANNEL_NAMES) as [keyof typeof CHANNEL_NAMES, string][]) {
    const channel = await app.channels.create({ ...actor, companyId, role: 'LEADER' }, name);
    channels[key] = channel.id;
  }
  await app.database.forCompany(companyId, async (tx) => {
    for (const id of Object.values(channels)) {
      for (const { user } of Object.values(people))
        await app.channels.addMember(tx, { id, companyId }, user.id);
    }
  });
  return { people: people as Site['people'], channels: channels as Site['channels'], companyId };
}
