import type { Page } from '@playwright/test';
import { hold } from '../../e2e/support/people.js';
import { prepareSpeech } from '../../e2e/support/recogniser.js';
import type { Shot } from './shots.js';

const nobody = () => undefined;
const smallPhone = { width: 360, height: 640 };

async function start(page: Page): Promise<void> {
  await page
    .getByRole('button')
    .filter({ has: page.locator('[data-side]') })
    .click();
}

async function say(page: Page, side: 'host' | 'guest', text: string): Promise<void> {
  await prepareSpeech(page, text);
  const half = page.locator(`section[data-side=${side}]`);
  await hold(page, half.locator('button[data-state]'), () =>
    half.locator('button[data-state=speaking]').waitFor(),
  );
  await half.locator('button[data-state=idle]').waitFor();
  await page.getByText(text).first().waitFor();
}

/** Two people at one phone, and the developers' page of the recogniser. */
export const FACE_SHOTS: readonly Shot[] = [
  {
    name: 'face-to-face-small',
    path: () => '/face-to-face?debug=1',
    as: nobody,
    async prepare(page) {
      await page.setViewportSize(smallPhone);
      await start(page);
      await page.locator('section[data-side=guest] select').selectOption('vi');
      await say(page, 'guest', 'Nhà vệ sinh ở đâu?');
      await say(page, 'host', '鉄筋を3階まで運んで、足場の横に高く積まないで置いてください');
    },
  },
  {
    name: 'face-to-face-landscape',
    path: () => '/face-to-face',
    as: nobody,
    async prepare(page) {
      await page.setViewportSize({ width: 740, height: 360 });
      await start(page);
      await say(page, 'guest', 'Where is the toilet?');
      await say(page, 'host', 'ヘルメットをかぶってください');
    },
  },
  {
    name: 'face-to-face-offline',
    path: () => '/face-to-face',
    as: nobody,
    async prepare(page) {
      await page.setViewportSize(smallPhone);
      await start(page);
      await say(page, 'host', 'ここに置いてください');
      await page.context().setOffline(true);
      await page.locator('section[data-side=host] [role=alert]').waitFor({ timeout: 30_000 });
      await say(page, 'host', 'ヘルメットをかぶってください');
    },
  },
  {
    name: 'face-to-face-phrases',
    path: () => '/face-to-face',
    as: nobody,
    async prepare(page) {
      await start(page);
      for (const side of ['guest', 'host']) {
        const half = page.locator(`section[data-side=${side}]`);
        await half.locator('button:has(.lucide-message-square-text)').click();
        await half.locator('li').first().waitFor();
      }
    },
  },
  {
    name: 'face-to-face-show',
    path: () => '/face-to-face',
    as: nobody,
    async prepare(page) {
      await start(page);
      await say(page, 'host', 'ヘルメットをかぶってください');
      await page.locator('section[data-side=host] li button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'face-to-face-menu',
    path: () => '/face-to-face',
    as: nobody,
    async prepare(page) {
      await start(page);
      await page.locator('button:has(.lucide-settings-2)').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'speech-test',
    path: () => '/speech-test',
    as: nobody,
    async prepare(page) {
      await prepareSpeech(page, 'ヘルメットをかぶってください');
      const buttons = page.locator('main button');
      await buttons.first().click();
      await buttons.nth(1).click();
      await page.locator('main ol li').nth(3).waitFor();
    },
  },
];
