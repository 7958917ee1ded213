import type { Page } from '@playwright/test';
import { call } from '../../e2e/support/crew.js';
import { hearTone } from '../../e2e/support/microphone.js';
import type { Scene, Shot } from './shots.js';

const nobody = () => undefined;
const leader = ({ crew }: Scene) => crew.leader;
const worker = ({ crew }: Scene) => crew.workers[0];

async function invite({ url, crew, language }: Scene, email?: string): Promise<string> {
  const { invitation } = await call(url, 'invite', {
    token: crew.leader.token,
    body: {
      nickname: 'Phạm Thị Hồng Nhung',
      language,
      channelId: crew.channelId,
      ...(email !== undefined && { email }),
    },
  });
  return invitation.token;
}

async function openInvitation(page: Page, scene: Scene, email?: string): Promise<void> {
  await page.goto(`${scene.url}/join/${await invite(scene, email)}`);
  await page.getByRole('tablist').waitFor();
}

async function openChannelMenu(page: Page, item: number): Promise<void> {
  await page.locator('article button[title]').first().click();
  await page.getByRole('dialog').getByRole('button').nth(item).click();
}

/** Everybody's account, and how a leader brings a crew on board. */
export const PEOPLE_SHOTS: readonly Shot[] = [
  {
    name: 'join-register',
    path: () => '/login',
    as: nobody,
    prepare: (page, scene) => openInvitation(page, scene),
  },
  {
    name: 'join-wrong',
    path: () => '/login',
    as: nobody,
    async prepare(page, scene) {
      await openInvitation(page, scene);
      const passwords = page.locator('input[autocomplete=new-password]');
      await passwords.first().fill('1234567');
      await page.locator('button[type=submit]').click();
      await passwords.last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'join-common-password',
    path: () => '/login',
    as: nobody,
    async prepare(page, scene) {
      await openInvitation(page, scene);
      await page.locator('input[autocomplete=new-password]').first().fill('password123');
      await page.locator('button[type=submit]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'join-login',
    path: () => '/login',
    as: nobody,
    async prepare(page, scene) {
      await openInvitation(page, scene);
      await page.getByRole('tab').last().click();
    },
  },
  {
    name: 'join-signed-in',
    path: () => '/channels',
    as: worker,
    async prepare(page, scene) {
      await openInvitation(page, scene);
      await page.getByRole('tab').last().click();
    },
  },
  {
    name: 'join-member-id',
    path: () => '/login',
    as: nobody,
    async prepare(page, scene) {
      await openInvitation(page, scene);
      for (const field of await page.locator('input[autocomplete=new-password]').all())
        await field.fill('genba-talk-1');
      await page.locator('button[type=submit]').click();
      await page.locator('output').waitFor();
    },
  },
  { name: 'join-invalid', path: () => '/join/no-such-token', as: nobody },
  { name: 'setup', path: () => '/setup/no-such-token', as: nobody },
  {
    name: 'setup-refused',
    path: () => '/setup/no-such-token',
    as: nobody,
    async prepare(page) {
      for (const field of await page.locator('input[autocomplete=new-password]').all())
        await field.fill('genba-talk-1');
      await page.locator('button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'settings-leader', path: () => '/settings', as: leader },
  {
    name: 'settings-audio',
    path: () => '/settings',
    as: leader,
    async prepare(page) {
      await hearTone(page);
      await page.locator('section').nth(1).getByRole('button').last().click();
      await page.getByRole('meter').waitFor();
      await page.locator('section').nth(2).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-account',
    path: () => '/settings',
    as: worker,
    async prepare(page) {
      await page.locator('main button').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-referral',
    path: () => '/settings',
    as: leader,
    async prepare(page) {
      await page.locator('main button').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-very-large',
    path: () => '/settings',
    as: leader,
    async prepare(page) {
      await page.evaluate(() => localStorage.setItem('genbatalk.textSize', 'very-large'));
      await page.reload();
      await page.locator('section').first().waitFor();
    },
  },
  { name: 'admin-profile', path: () => '/admin/profile', as: leader },
  {
    name: 'admin-profile-wrong',
    path: () => '/admin/profile',
    as: leader,
    async prepare(page) {
      await page.locator('input[type=password]').nth(0).fill('not-the-password');
      await page.locator('input[type=password]').nth(1).fill('genba-talk-2');
      await page.locator('input[type=password]').nth(2).fill('genba-talk-2');
      await page.locator('button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
      await page.locator('button[type=submit]').scrollIntoViewIfNeeded();
    },
  },
  { name: 'admin-no-permission', path: () => '/admin/members', as: worker },
  { name: 'admin-members-new', path: () => '/admin/members', as: ({ newcomer }) => newcomer },
  {
    name: 'admin-members',
    path: () => '/login',
    as: leader,
    async prepare(page, scene) {
      await invite(scene);
      await invite(scene, `nhung.pham.${Date.now()}@example.com`);
      await page.goto(`${scene.url}/admin/members`);
      await page.getByRole('table').or(page.locator('main li').first()).first().waitFor();
    },
  },
  {
    name: 'admin-members-lists',
    path: () => '/admin/members',
    as: leader,
    async prepare(page) {
      await page.locator('section').nth(1).waitFor();
      await page
        .locator('section')
        .nth(1)
        .evaluate((section) => section.scrollIntoView());
    },
  },
  {
    name: 'admin-members-invited',
    path: () => '/admin/members',
    as: leader,
    async prepare(page) {
      await page.locator('form input').first().fill('Lê Minh Đức');
      await page.locator('form button[type=submit]').click();
      await page.locator('svg[role=img]').waitFor();
    },
  },
  {
    name: 'admin-members-sign-in-link',
    path: () => '/admin/members',
    as: leader,
    async prepare(page) {
      await page.getByRole('button', { name: 'John' }).first().click();
      await page.locator('[role=dialog] svg[role=img]').waitFor();
    },
  },
  {
    name: 'admin-members-delete',
    path: () => '/admin/members',
    as: leader,
    async prepare(page) {
      await page.getByRole('button', { name: 'John' }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'channels-menu',
    path: () => '/channels',
    as: leader,
    async prepare(page) {
      await page.locator('article button[title]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'channels-crew',
    path: () => '/channels',
    as: leader,
    async prepare(page) {
      await openChannelMenu(page, 1);
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'channels-delete',
    path: () => '/channels',
    as: leader,
    async prepare(page) {
      await openChannelMenu(page, 3);
      await page.getByRole('dialog').waitFor();
    },
  },
];
