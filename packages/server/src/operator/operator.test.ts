import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHolder, temporaryDataDir } from '../../test/embedded.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { readConfig } from '../config.js';
import { systemClock } from '../platform/clock.js';
import { HELP, readCommand, UsageError } from './command-line.js';
import { createOperator } from './operator.service.js';
import { openOperatorDatabase } from './operator-database.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const run = (...args: string[]): Promise<string> => {
  const { database } = server.app;
  const operator = createOperator({ database, clock: systemClock, trialDays: 7 });
  return readCommand(args)(operator, 'https://talk.example.com');
};
const linkIn = (output: string) =>
  /^https:\/\/talk\.example\.com\/setup\/([\w-]{43})$/m.exec(output)?.[1] ?? '';

describe('the command line', () => {
  test('SETUP-01 create-leader makes a company in its trial, its leader and the link', async () => {
    const output = await run(
      ...['create-leader', '--email', ' Sato@Example.com', '--company', '佐藤組', '--name', '佐藤'],
      ...['--language', 'en'],
    );
    const token = linkIn(output);
    await server.call('setupLeader', { params: { token }, body: { password: 'password' } });
    const { data } = await server.call('login', {
      body: { email: 'sato@example.com', password: 'password' },
    });
    expect(data.user).toMatchObject({ role: 'LEADER', nickname: '佐藤', language: 'en' });
    expect(output).toContain(`Company: ${data.user.companyId}`);
    const list = await run('list-companies');
    expect(list).toMatch(new RegExp(`^${data.user.companyId}  FREE  TRIAL +1 .*佐藤組$`, 'm'));
  });

  test('SETUP-01 the id of a company adds a leader to it; its name makes another one and says so', async () => {
    const first = await run('create-leader', '--email', 'one@example.com', '--company', '二人組');
    const id = /^Company: (.*)$/m.exec(first)?.[1] ?? '';
    const second = await run('create-leader', '--email', 'two@example.com', '--company', id);
    expect(second).toContain(`Company: ${id}`);
    const namesake = await run('create-leader', '--email', 'three@example.com', '--company', '二人組');
    expect(namesake).not.toContain(`Company: ${id}`);
    expect(namesake).toContain(`others have the same name: ${id}`);
    expect(await run('list-companies')).toMatch(new RegExp(`^${id}  FREE  TRIAL +2 `, 'm'));
    await expect(run('revoke-sessions', '--company', '二人組')).rejects.toThrow('several companies');
  });

  test('SETUP-01 a taken e-mail, an unknown company and a wrong e-mail are told in a line', async () => {
    const { leader } = await server.company();
    const create = (email: string, company: string) =>
      run('create-leader', '--email', email, '--company', company);
    await expect(create(leader.user.email ?? '', 'x')).rejects.toThrow('is taken');
    await expect(create('no e-mail', 'x')).rejects.toThrow('is not an e-mail');
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(create('new@example.com', unknown)).rejects.toThrow('no company has the id');
  });

  test('SETUP-07 setup-link makes a leader another link, whose use signs the leader out', async () => {
    const { leader, workers } = await server.company({ workers: ['vi'] });
    const email = leader.user.email ?? '';
    const token = linkIn(await run('setup-link', '--email', email));
    expect((await server.call('me', { token: leader.token })).status).toBe(200);
    await server.call('setupLeader', { params: { token }, body: { password: 'battery staple' } });
    expect((await server.call('me', { token: leader.token })).status).toBe(401);
    expect((await server.call('login', { body: { email, password: 'battery staple' } })).status).toBe(200);
    await server.app.database.asSystem((tx) =>
      tx.execute(`update users set email = 'worker@example.com' where id = '${workers[0]?.user.id}'`),
    );
    await expect(run('setup-link', '--email', 'worker@example.com')).rejects.toThrow('no leader');
  });

  test('revoke-sessions signs out one user', async () => {
    const { leader } = await server.company();
    expect(await run('revoke-sessions', '--email', leader.user.email ?? '')).toBe('Sessions ended: 1\n');
    expect((await server.call('me', { token: leader.token })).status).toBe(401);
  });

  test('set-plan puts a company on a plan and takes it off again, and the trail tells who did', async () => {
    const { leader } = await server.company({ plan: 'trial' });
    const id = leader.user.companyId ?? '';
    expect(await run('set-plan', '--company', id, '--plan', 'team5_pro')).toBe(`${id}: team5_pro, ACTIVE\n`);
    const { entries } = (await server.call('listAudit', { token: leader.token })).data;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'plan-changed', by: 'operator', after: { plan: 'team5_pro' } }),
    );
    expect(await run('set-plan', '--company', id, '--plan', 'FREE')).toBe(`${id}: FREE, CANCELED\n`);
    expect(() => readCommand(['set-plan', '--company', id, '--plan', 'gold'])).toThrow('--plan takes FREE');
  });

  test('what is not understood is told before anything is opened', () => {
    const wrong: [string[], string][] = [
      [['create-leader', '--email', 'a@example.com'], 'needs --company'],
      [
        ['create-leader', '--email', 'a@example.com', '--company', 'x', '--language', 'tlh'],
        '--language takes',
      ],
      [['list-companies', '--email', 'a@example.com'], 'takes no --email'],
      [['revoke-sessions'], 'either --email or --company'],
      [['revoke-sessions', '--email', 'a@example.com', '--company', 'x'], 'either'],
      [['create-leader', '--mail', 'x'], '--mail'],
      [['destroy'], 'no command destroy'],
      [['list-companies', 'now'], 'now is not expected'],
    ];
    for (const [args, message] of wrong) {
      expect(() => readCommand(args)).toThrow(UsageError);
      expect(() => readCommand(args)).toThrow(message);
    }
    for (const command of ['create-leader', 'setup-link', 'list-companies', 'set-plan', 'revoke-sessions'])
      expect(HELP).toContain(command);
  });
});

describe('its database', () => {
  const logger = pino({ level: 'silent' });
  const countCompanies = async (dataDir: string) => {
    const { database, close } = await openOperatorDatabase(readConfig({ DATA_DIR: dataDir }), logger);
    const operator = createOperator({ database, clock: systemClock, trialDays: 7 });
    const before = (await operator.listCompanies()).length;
    const email = `leader${before}@example.com`;
    await operator.createLeader({ email, company: '組', nickname: '長', language: 'ja' });
    await close();
    return before;
  };

  test('the embedded database is started for the moment, and used while GenbaTalk runs on it', async () => {
    const dataDir = temporaryDataDir();
    expect(await countCompanies(dataDir)).toBe(0);
    expect(readdirSync(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
    const holder = startHolder(dataDir);
    expect((await holder.report).error).toBeUndefined();
    expect(await countCompanies(dataDir)).toBe(1);
    expect(await countCompanies(dataDir)).toBe(2);
    expect(holder.process.exitCode).toBeNull();
    await holder.tell('stop');
  });

  test('DATABASE_URL is used where it is set', async () => {
    const config = readConfig({ DATABASE_URL: server.connectionString, DATA_DIR: '/nowhere' });
    const { database, close } = await openOperatorDatabase(config, logger);
    expect(await database.isReady()).toBe(true);
    await close();
  });
});
