import { expect, type Locator, type Page } from '@playwright/test';
import { hold } from './people';
import { prepareSpeech } from './recogniser';

/** The screen of two people at one phone. */
export interface FacePhone {
  readonly page: Page;
  readonly host: Locator;
  readonly guest: Locator;
  /** A person holds the own half's button, says this, and lets go. */
  say(side: 'host' | 'guest', text: string): Promise<void>;
}

/** Opens the screen and taps to start. */
export async function startFaceToFace(page: Page, url: string): Promise<FacePhone> {
  await page.goto(`${url}/face-to-face`);
  await page.getByRole('button', { name: /タップして開始/ }).click();
  const halves = {
    host: page.locator('section[data-side=host]'),
    guest: page.locator('section[data-side=guest]'),
  };
  return {
    page,
    ...halves,
    async say(side, text) {
      await prepareSpeech(page, text);
      const button = halves[side].locator('button[data-state]');
      await hold(page, button, () => expect(button).toHaveAttribute('data-state', 'speaking'));
    },
  };
}
