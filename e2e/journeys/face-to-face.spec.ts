import { expect, test } from '@playwright/test';
import { hold, openPhone } from '../support/people';
import { prepareSpeech } from '../support/recogniser';
import { loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';

test('F2F-01 F2F-04 F2F-05 F2F-08 two people without an account talk over one phone, and both halves show the right text', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  await page.goto(`${url()}/face-to-face`);
  await page.getByRole('button', { name: /タップして開始/ }).click();
  const guest = page.locator('section[data-side=guest]');
  const host = page.locator('section[data-side=host]');
  await expect(guest).toHaveAttribute('lang', 'en');

  await prepareSpeech(page, 'ヘルメットをかぶってください');
  await hold(page, host.getByRole('button', { name: '押して話す' }), () =>
    expect(host.getByRole('button', { name: '聞いています' })).toBeVisible(),
  );
  await expect(guest).toContainText('Please wear your helmet.');
  await expect(guest).toContainText('ヘルメットをかぶってください');
  await expect(guest.locator('[data-quality=phrasebook]')).toBeVisible();
  await expect(host).toContainText('あなた');
  await expect.poll(() => loudspeakerPeak(page)).toBeGreaterThan(0.05);

  await prepareSpeech(page, 'Where is the toilet?');
  await hold(page, guest.getByRole('button', { name: /hold/i }), () =>
    expect(guest.getByRole('button', { name: /listening/i })).toBeVisible(),
  );
  await expect(host).toContainText('トイレはどこですか');
  await expect(host).toContainText('Where is the toilet?');
  await expect(host).toContainText('ゲスト');
  await context.close();
});
