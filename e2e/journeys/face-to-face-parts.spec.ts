import { expect, test } from '@playwright/test';
import { startFaceToFace } from '../support/face-to-face';
import { hold, openPhone } from '../support/people';
import { prepareSpeech } from '../support/recogniser';

const url = () => process.env['GENBATALK_URL'] ?? '';

test('F2F-07 F2F-12 the guest holds to speak under a badge that says so, and the end button leaves the screen', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  await page.goto(`${url()}/login`);
  await startFaceToFace(page, url());
  const guest = page.locator('section[data-side=guest]');
  await expect(guest.getByText('Ready')).toBeVisible();
  await prepareSpeech(page, 'Yes');
  await hold(page, guest.getByRole('button', { name: 'Hold to speak' }), () =>
    expect(guest.getByRole('status').getByText('Listening')).toBeVisible(),
  );
  await expect(guest.getByText('Ready')).toBeVisible();
  await page.getByRole('button', { name: '終了' }).click();
  await expect(page).not.toHaveURL(/face-to-face/);
  await context.close();
});

test('F2F-21 F2F-22 the debug box is there with ?debug=1 only, and says how it stands', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  await page.goto(`${url()}/face-to-face`);
  await expect(page.locator('aside')).toHaveCount(0);
  await page.goto(`${url()}/face-to-face?debug=1`);
  const box = page.locator('aside');
  await page.getByRole('button', { name: /タップして開始/ }).click();
  await expect(box).toContainText(/\d+\.\d+\.\d+/);
  await expect(box).toContainText('接続済み');
  await expect(box).toContainText('待機中');
  await expect(box).toContainText('翻訳 0');
  const host = page.locator('section[data-side=host]');
  await prepareSpeech(page, 'はい');
  await hold(page, host.getByRole('button', { name: '押して話す' }), () =>
    expect(box).toContainText('聞いています'),
  );
  await expect(box).toContainText('翻訳 1');
  await expect(box).toContainText('最後の認識：はい');
  await context.close();
});
