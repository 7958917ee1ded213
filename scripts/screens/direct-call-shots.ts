import type { Page } from '@playwright/test';
import type { SignedIn } from '../../packages/contract/src/index.js';
import { connectPerson, type Person } from '../demo/person.js';
import type { Scene, Shot } from './shots.js';

const leader = ({ crew }: Scene) => crew.leader;
const worker = ({ crew }: Scene) => crew.workers[0];

/** Workers whose phones are on, until the shot is taken. */
async function comeOnline(page: Page, { url, crew }: Scene, count: number): Promise<void> {
  const people: Person[] = [];
  for (const person of crew.workers.slice(0, count))
    people.push(await connectPerson(url, person, person.user.language));
  page.once('close', () => {
    for (const person of people) person.leave();
  });
}

async function openMemberSheet(page: Page): Promise<void> {
  await page.locator('nav button').first().click();
  await page.getByRole('dialog').locator('li button:enabled').first().waitFor();
}

async function callFirst(page: Page): Promise<void> {
  await openMemberSheet(page);
  await page.getByRole('dialog').locator('li button:enabled').first().click();
}

/** Somebody else's phone on /channels, until the shot is taken. */
async function openOther(page: Page, { url }: Scene, { token, user }: SignedIn): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('there is no browser');
  const session = JSON.stringify({ state: { user, token, isAuthenticated: true }, version: 1 });
  await context.addInitScript(`localStorage.setItem('genbatalk.session', ${JSON.stringify(session)})`);
  page.once('close', () => void context.close());
  const other = await context.newPage();
  await other.goto(`${url}/channels`);
  return other;
}

export const DIRECT_CALL_SHOTS: readonly Shot[] = [
  {
    name: 'direct-members',
    path: () => '/channels',
    as: leader,
    async prepare(page, scene) {
      await comeOnline(page, scene, 2);
      await openMemberSheet(page);
      // Both of them: the answer to the first request may have come before the second was there.
      await page.getByRole('dialog').locator('li button:enabled').nth(1).waitFor();
    },
  },
  {
    name: 'direct-calling',
    path: () => '/channels',
    as: leader,
    async prepare(page, scene) {
      await comeOnline(page, scene, 1);
      await callFirst(page);
      await page.getByRole('dialog').locator('[data-autofocus]').waitFor();
      await page.waitForFunction(() => sessionStorage.getItem('genbatalk.outgoingCall') !== null);
    },
  },
  {
    name: 'direct-incoming',
    path: () => '/channels',
    as: worker,
    async prepare(page, scene) {
      await page.getByRole('heading', { level: 2 }).click();
      await callFirst(await openOther(page, scene, scene.crew.leader));
      await page.locator('[data-action=answer]').waitFor();
    },
  },
  {
    name: 'direct-interrupted',
    path: () => '/channels',
    as: worker,
    async prepare(page, scene) {
      await callFirst(await openOther(page, scene, scene.crew.leader));
      await page.locator('[data-action=answer]').waitFor();
      await page.context().setOffline(true);
      await page.locator('[data-interrupted=true]').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'direct-rejected',
    path: () => '/channels',
    as: leader,
    async prepare(page, scene) {
      const [first] = scene.crew.workers;
      if (first === undefined) throw new Error('the crew has no workers');
      const other = await openOther(page, scene, first);
      await callFirst(page);
      await other.getByRole('dialog').getByRole('button').first().click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'direct-battery',
    path: () => '/settings',
    as: worker,
    async prepare(page, scene) {
      await page.evaluate(() => localStorage.setItem('genbatalk.batterySaver', 'on'));
      await page.goto(`${scene.url}/channels`);
      await page.locator('article').first().waitFor();
    },
  },
];
