import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { SignedIn } from '../../packages/contract/src/index';
import { companyPast } from '../support/company-past';
import { type Crew, call, createCrew } from '../support/crew';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark', 'sunlight'] as const;

interface Screen {
  readonly name: string;
  readonly path: (crew: Crew) => string | Promise<string>;
  readonly as: (crew: Crew) => SignedIn | undefined;
  /** What shows that the screen is there, and brings it into its state. */
  readonly ready: (page: Page) => Promise<unknown>;
}

const nobody = () => undefined;
const leader = ({ leader: signedIn }: Crew) => signedIn;
const worker = ({ workers }: Crew) => workers[0];
const heading = (page: Page) => page.getByRole('heading').first().waitFor();

async function invitationPath({ leader: { token }, channelId }: Crew): Promise<string> {
  const body = { nickname: 'Bình', language: 'vi' as const, channelId };
  return `/join/${(await call(url(), 'invite', { token, body })).invitation.token}`;
}

/** Billing with something in its chart. */
async function billingPath({ leader: { user } }: Crew): Promise<string> {
  await companyPast(process.env['GENBATALK_DATA_DIR'] ?? '', user.companyId).use('team', 3_723, 60);
  return '/admin/billing';
}

const SCREENS: readonly Screen[] = [
  { name: 'login', path: () => '/login', as: nobody, ready: heading },
  {
    name: 'a refused login',
    path: () => '/login',
    as: nobody,
    async ready(page) {
      await page.locator('button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'register',
    path: () => '/register',
    as: nobody,
    async ready(page) {
      await page.locator('input[autocomplete=new-password]').first().fill('password123');
      await page.getByText('よく使われるパスワードです').waitFor();
    },
  },
  { name: 'sign-in link', path: () => '/signin/none', as: nobody, ready: heading },
  {
    name: 'invitation',
    path: invitationPath,
    as: nobody,
    ready: (page) => page.getByRole('tablist').waitFor(),
  },
  {
    name: 'invitation, signed in',
    path: invitationPath,
    as: worker,
    ready: (page) => page.getByRole('tab').last().click(),
  },
  {
    name: 'invalid link',
    path: () => '/join/none',
    as: nobody,
    ready: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'set-up', path: () => '/setup/none', as: nobody, ready: heading },
  { name: 'no such screen', path: () => '/nowhere', as: nobody, ready: heading },
  { name: "a leader's screen for a worker", path: () => '/admin/members', as: worker, ready: heading },
  {
    name: 'channels of a leader',
    path: () => '/channels',
    as: leader,
    ready: (page) => page.getByRole('article').waitFor(),
  },
  {
    name: 'channels of a worker',
    path: () => '/channels',
    as: worker,
    ready: (page) => page.getByRole('article').waitFor(),
  },
  {
    name: 'members of a channel',
    path: () => '/channels',
    as: leader,
    async ready(page) {
      await page.getByRole('button', { name: 'のメニュー' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'メンバーを変える' }).click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  { name: 'settings of a leader', path: () => '/settings', as: leader, ready: heading },
  {
    name: 'settings of a worker',
    path: () => '/settings',
    as: worker,
    ready: (page) => page.getByText('メンバーID').waitFor(),
  },
  { name: 'leader profile', path: () => '/admin/profile', as: leader, ready: heading },
  {
    name: 'members',
    path: () => '/admin/members',
    as: leader,
    async ready(page) {
      await page.getByRole('textbox', { name: 'ニックネーム' }).fill('Chi');
      await page.getByRole('button', { name: '招待を作る' }).click();
      await page.getByRole('img', { name: 'Chiさんの招待のQRコード' }).waitFor();
    },
  },
  {
    name: 'plans',
    path: () => '/subscription',
    as: leader,
    ready: (page) => page.getByText('くわしく見る').first().click(),
  },
  {
    name: 'a failed purchase',
    path: () => '/subscription?tab=personal',
    as: leader,
    async ready(page) {
      await page.route('**/create-checkout', (route) => route.abort());
      await page.getByRole('article').first().getByRole('button').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'after a purchase',
    path: () => '/subscription/success',
    as: leader,
    ready: (page) => page.getByRole('link').first().waitFor(),
  },
  {
    name: 'billing',
    path: billingPath,
    as: leader,
    async ready(page) {
      await page.locator('.recharts-bar-rectangle path').first().waitFor();
      await page.getByText('表で見る').click();
      await page.getByText('ベーシック →').or(page.getByText('→ ベーシック')).first().waitFor();
    },
  },
  {
    name: 'what the plan refuses',
    path: () => '/channels',
    as: worker,
    async ready(page) {
      await page.route('**/api/channels/*/join', (route) =>
        route.fulfill({ status: 402, json: { code: 'trial-ended', error: 'x', message: 'x', details: [] } }),
      );
      await page.getByRole('article').getByRole('button').click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'deleting a member',
    path: () => '/admin/members',
    as: leader,
    async ready(page) {
      await page.getByRole('button', { name: 'Anhさんを削除' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '削除する' }).waitFor();
    },
  },
  {
    name: 'glossary',
    path: () => '/admin/glossary',
    as: leader,
    async ready(page) {
      await page.getByRole('button', { name: '用語を追加' }).click();
      await page.getByRole('dialog').getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'engines',
    path: () => '/admin/engines',
    as: leader,
    ready: (page) => page.getByRole('checkbox').waitFor(),
  },
  {
    name: 'face to face',
    path: () => '/face-to-face',
    as: nobody,
    ready: (page) => page.getByRole('button').first().waitFor(),
  },
  {
    name: 'call',
    path: ({ channelId }) => `/call/${channelId}`,
    as: leader,
    ready: (page) => page.getByText('接続中').waitFor(),
  },
];

async function violations(page: Page): Promise<string[]> {
  // Evaluated and not added as an element: the page's policy allows no script but its own.
  await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

async function check(
  browser: Browser,
  screen: Screen,
  crew: Crew,
  theme: (typeof THEMES)[number],
): Promise<void> {
  const signedIn = screen.as(crew);
  const { page, context } = await openPhone(browser, signedIn === undefined ? {} : { signedIn });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => localStorage.setItem('genbatalk.theme', chosen), theme);
  await context.addInitScript(() => localStorage.setItem('genbatalk.language', 'ja'));
  await page.goto(url() + (await screen.path(crew)));
  await screen.ready(page);
  // What fades in has its colours only at the end.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  expect.soft(await violations(page), `${screen.name}, ${theme}`).toEqual([]);
  await context.close();
}

for (const theme of THEMES) {
  test(`axe finds nothing on any screen in the ${theme} theme`, async ({ browser }) => {
    test.setTimeout(300_000);
    const crew = await createCrew(url(), [{ nickname: 'Anh', language: 'ja' }]);
    for (const screen of SCREENS) await check(browser, screen, crew, theme);
  });
}
