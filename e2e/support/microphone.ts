import type { Page } from '@playwright/test';

/** Puts a microphone in the page that hears a steady tone; headless Chromium has none. The page must be open. */
export async function hearTone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const getUserMedia = async () => {
      const context = new AudioContext();
      const oscillator = context.createOscillator();
      const microphone = context.createMediaStreamDestination();
      oscillator.connect(microphone);
      oscillator.start();
      return microphone.stream;
    };
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: getUserMedia,
      configurable: true,
    });
  });
}

/** Lets the person, or the system, refuse the microphone. */
export async function refuseMicrophone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: getUserMedia,
      configurable: true,
    });
  });
}
