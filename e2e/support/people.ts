import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SignedIn } from '../../packages/contract/src/index';
import { scriptRecogniser } from './recogniser';
import { listenAtLoudspeaker } from './sound';

/** A person with an own phone: a browser context with a scripted recogniser and a watched loudspeaker. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
}

export async function openPhone(
  browser: Browser,
  options: { signedIn?: SignedIn; url?: string } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['microphone'],
    locale: 'ja',
  });
  const { signedIn } = options;
  if (signedIn !== undefined) {
    await context.addInitScript(({ user, token }) => {
      if (localStorage.getItem('genbatalk.session') !== null) return;
      const state = { user, token, isAuthenticated: true };
      localStorage.setItem('genbatalk.session', JSON.stringify({ state, version: 1 }));
    }, signedIn);
  }
  const page = await context.newPage();
  await scriptRecogniser(page);
  await listenAtLoudspeaker(page);
  return { page, context };
}

/** Holds a talk button while the scripted recogniser hears what was prepared, and lets go. */
export async function hold(
  page: Page,
  button: ReturnType<Page['getByRole']>,
  during: () => Promise<unknown>,
): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('the talk button is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await during();
  await page.mouse.up();
}

/** Writes a message on the call screen; `action` is the word of the button that opens the field. */
export async function write(page: Page, action: string, text: string): Promise<void> {
  const field = page.getByRole('textbox');
  if (!(await field.isVisible())) await page.getByRole('button', { name: action, exact: true }).click();
  await field.fill(text);
  await page.keyboard.press('Enter');
}
