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
  /** The host holds the own half's button, slides onto the lock mark, and lets go there. */
  lock(): Promise<void>;
}

/** Held this long, a button is locked for sure when it is let go on the mark (F2F-14). */
const LOCK_HOLD_MS = 700;

/** How long the page has seen this button held; what a press took to get there is no part of it. */
async function watchPress(button: Locator): Promise<() => Promise<number>> {
  const press = await button.evaluateHandle((element) => {
    const seen = { atMs: Number.NaN };
    element.addEventListener('pointerdown', ({ timeStamp }) => (seen.atMs = timeStamp), { once: true });
    return seen;
  });
  return () => press.evaluate(({ atMs }) => performance.now() - atMs);
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
    async lock() {
      const button = halves.host.locator('button[data-state]');
      const heldMs = await watchPress(button);
      await hold(page, button, async () => {
        const mark = await halves.host.getByRole('img', { name: '押したままにする' }).boundingBox();
        if (mark === null) throw new Error('no lock mark');
        await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2, { steps: 5 });
        await expect.poll(heldMs).toBeGreaterThan(LOCK_HOLD_MS);
      });
    },
  };
}
