import type { Page } from '@playwright/test';
import type { Scene, Shot } from './shots.js';

const leader = ({ crew }: Scene) => crew.leader;
const worker = ({ crew }: Scene) => crew.workers[0];
/** In the middle of the trial. */
const newcomer = (scene: Scene) => scene.newcomer;
/** The trial is over. */
const lapsed = (scene: Scene) => scene.lapsed;
/** On a plan whose team minutes are used up, and whose one-to-one minutes nearly are. */
const busy = (scene: Scene) => scene.busy;

async function scrollTo(page: Page, section: number): Promise<void> {
  const panel = page.locator('main section').nth(section);
  await panel.waitFor();
  await panel.evaluate((element) => element.scrollIntoView());
}

async function theme(page: Page, name: 'dark' | 'sunlight'): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('genbatalk.theme', chosen), name);
  await page.reload();
  await page.locator('main').waitFor();
}

/** Plans, payment and usage, and what people are told of them. */
export const SUBSCRIPTION_SHOTS: readonly Shot[] = [
  { name: 'subscription-organisation', path: () => '/subscription', as: newcomer },
  {
    name: 'subscription-personal',
    path: () => '/subscription?tab=personal',
    as: newcomer,
    prepare: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'subscription-current',
    path: () => '/subscription',
    as: busy,
    async prepare(page) {
      const current = page.locator('article[data-mark=current]');
      await current.locator('summary').click();
      await current.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'subscription-processing',
    path: () => '/subscription',
    as: newcomer,
    async prepare(page) {
      await page.route('**/create-checkout', () => undefined);
      await page.locator('article button').first().click();
      await page.locator('[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'subscription-failed',
    path: () => '/subscription',
    as: newcomer,
    async prepare(page) {
      await page.route('**/create-checkout', (route) =>
        route.fulfill({
          status: 503,
          json: { code: 'payment-unavailable', error: 'x', message: 'x', details: [] },
        }),
      );
      await page.locator('article button').first().click();
      const refusal = page.getByRole('alert').first();
      await refusal.waitFor();
      await refusal.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'subscription-notes',
    path: () => '/subscription',
    as: newcomer,
    prepare: (page) => scrollTo(page, 0),
  },
  {
    name: 'subscription-dark',
    path: () => '/subscription',
    as: busy,
    prepare: (page) => theme(page, 'dark'),
  },
  { name: 'subscription-no-permission', path: () => '/subscription', as: worker },
  {
    name: 'subscription-success',
    path: () => '/subscription/success',
    as: busy,
    prepare: (page) => page.getByRole('link').first().waitFor(),
  },
  { name: 'subscription-waiting', path: () => '/subscription/success', as: newcomer },
  {
    name: 'subscription-late',
    path: () => '/login',
    as: newcomer,
    async prepare(page, { url }) {
      await page.clock.install();
      await page.goto(`${url}/subscription/success`);
      await page.getByRole('heading').waitFor();
      await page.clock.runFor(61_000);
      await page.getByRole('button').waitFor();
    },
  },
  { name: 'subscription-billing-trial', path: () => '/admin/billing', as: newcomer },
  { name: 'subscription-billing', path: () => '/admin/billing', as: busy },
  {
    name: 'subscription-billing-sunlight',
    path: () => '/admin/billing',
    as: busy,
    prepare: (page) => theme(page, 'sunlight'),
  },
  {
    name: 'subscription-billing-plans',
    path: () => '/admin/billing',
    as: busy,
    prepare: (page) => scrollTo(page, 2),
  },
  {
    name: 'subscription-billing-chart',
    path: () => '/admin/billing',
    as: busy,
    async prepare(page) {
      await page.locator('.recharts-bar-rectangle path').first().waitFor();
      await scrollTo(page, 3);
    },
  },
  {
    name: 'subscription-billing-table',
    path: () => '/admin/billing',
    as: busy,
    async prepare(page) {
      const table = page.locator('details').last();
      await table.locator('summary').click();
      await table.evaluate((element) => element.scrollIntoView());
    },
  },
  {
    name: 'subscription-billing-audit',
    path: () => '/admin/billing',
    as: busy,
    async prepare(page) {
      await page.locator('ol li').first().waitFor();
      await page.locator('ol').evaluate((element) => element.scrollIntoView({ block: 'end' }));
    },
  },
  { name: 'subscription-channels-trial', path: () => '/channels', as: newcomer },
  { name: 'subscription-channels-over', path: () => '/channels', as: lapsed },
  { name: 'subscription-channels-minutes', path: () => '/channels', as: busy },
  {
    name: 'subscription-refused',
    path: () => '/channels',
    as: lapsed,
    async prepare(page) {
      await page.locator('nav button').last().click();
      await page.getByRole('dialog').getByRole('textbox').fill('4F');
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'subscription-refused-worker',
    path: () => '/channels',
    as: worker,
    async prepare(page) {
      await page.route('**/api/channels/*/join', (route) =>
        route.fulfill({ status: 402, json: { code: 'trial-ended', error: 'x', message: 'x', details: [] } }),
      );
      await page.locator('article button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'subscription-settings',
    path: () => '/settings',
    as: leader,
    async prepare(page) {
      await page.locator('a[href="/subscription"]').scrollIntoViewIfNeeded();
    },
  },
];
