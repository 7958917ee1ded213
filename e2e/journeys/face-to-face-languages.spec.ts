import { expect, test } from '@playwright/test';
import { startFaceToFace } from '../support/face-to-face';
import { openPhone } from '../support/people';
import { loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';

const guests = [
  { language: 'en', toilet: 'Where is the toilet?', helmet: 'Please wear your helmet.' },
  { language: 'vi', toilet: 'Nhà vệ sinh ở đâu?', helmet: 'Hãy đội mũ bảo hộ.' },
  { language: 'zh', toilet: '厕所在哪里？', helmet: '请戴好安全帽。' },
  { language: 'de', toilet: 'Wo ist die Toilette?', helmet: 'Helm' },
  { language: 'fr', toilet: 'Où sont les toilettes ?', helmet: 'casque' },
  { language: 'it', toilet: 'Dov’è il bagno?', helmet: 'casco' },
] as const;

for (const { language, toilet, helmet } of guests) {
  test(`F2F-05 F2F-06 F2F-08 LANG-06 a Japanese host and a guest who speaks ${language} understand each other`, async ({
    browser,
  }) => {
    const { page, context } = await openPhone(browser);
    const { host, guest, say } = await startFaceToFace(page, url());
    await guest.getByRole('combobox').selectOption(language);
    await expect(guest).toHaveAttribute('lang', language);

    await say('host', 'ヘルメットをかぶってください');
    await expect(guest).toContainText(helmet);
    await expect(guest.locator('[data-quality=phrasebook]')).toBeVisible();
    await expect.poll(() => loudspeakerPeak(page)).toBeGreaterThan(0.05);

    await say('guest', toilet);
    await expect(host).toContainText('トイレはどこですか');
    await expect(host).toContainText(toilet);
    await context.close();
  });
}

test('F2F-09 F2F-10 both selects set the guest’s language, and the host’s can be changed and swapped', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  const { host, guest, say } = await startFaceToFace(page, url());
  await host.getByRole('combobox').selectOption('vi');
  await expect(guest).toHaveAttribute('lang', 'vi');
  await host.getByRole('button', { name: '画面の設定' }).click();
  await page.getByRole('button', { name: '相手と入れかえる' }).click();
  await page.keyboard.press('Escape');
  // While it fades it still lies over the talk button.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(host).toHaveAttribute('lang', 'vi');
  await expect(guest).toHaveAttribute('lang', 'ja');
  await say('host', 'Hãy đội mũ bảo hộ');
  await expect(guest).toContainText('ヘルメットをかぶってください');
  await context.close();
});

test('F2F-08 written words and quick phrases are translated on both sides, and are said again on a tap', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  const { host, guest } = await startFaceToFace(page, url());
  await host.getByRole('button', { name: '文字で書く' }).click();
  await page.getByRole('textbox', { name: '文字で書く' }).fill('ヘルメットをかぶってください');
  await page.getByRole('button', { name: '送る' }).click();
  await expect(guest).toContainText('Please wear your helmet.');

  await guest.getByRole('button', { name: 'Phrases' }).click();
  await guest.getByRole('button', { name: 'Health', exact: true }).click();
  await guest.getByRole('button', { name: /ambulance/ }).click();
  await expect(host).toContainText('救急車');
  await host.getByRole('button', { name: '定型文', exact: true }).click();
  await host.getByRole('button', { name: '安全', exact: true }).click();
  await host.getByRole('button', { name: '止まれ！', exact: true }).click();
  await expect(guest).toContainText('Stop!');

  await expect.poll(() => loudspeakerPeak(page)).toBeGreaterThan(0.05);
  await page.evaluate(() => {
    window.loudspeakerPeak = 0;
  });
  await guest.getByRole('button', { name: 'Listen again' }).click();
  await expect.poll(() => loudspeakerPeak(page)).toBeGreaterThan(0.05);

  await guest.getByRole('button', { name: 'Show large' }).click();
  const sentence = page.getByRole('dialog').getByText('Stop!');
  const sizePx = await sentence.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(sizePx).toBeGreaterThan(80);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.close();
});
