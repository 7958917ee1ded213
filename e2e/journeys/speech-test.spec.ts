import { expect, test } from '@playwright/test';
import { openPhone } from '../support/people';
import { prepareSpeech } from '../support/recogniser';

const url = () => process.env['GENBATALK_URL'] ?? '';

test('TALK-37 the speech test listens, shows what it heard with a log of times, and clears', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  await page.goto(`${url()}/speech-test`);
  await expect(page.getByRole('status')).toHaveText('待機中');
  await prepareSpeech(page, 'ヘルメットをかぶってください');
  await page.getByRole('button', { name: '開始' }).click();
  await expect(page.getByRole('status')).toHaveText('聞いています');
  await page.getByRole('button', { name: '停止' }).click();
  await expect(page.getByRole('status')).toHaveText('待機中');
  await expect(page.getByText('ヘルメットをかぶってください', { exact: true })).toBeVisible();
  const log = page.getByRole('list', { name: 'ログ' });
  await expect(log).toContainText('final: ヘルメットをかぶってください');
  await expect(log.locator('time').first()).toHaveText(/^\d\d:\d\d:\d\d\.\d{3}$/);
  await page.getByRole('button', { name: 'クリア' }).click();
  await expect(log).toBeHidden();
  await context.close();
});

test('ERR-29 the speech test says so in a browser without speech recognition', async ({ browser }) => {
  const { page, context } = await openPhone(browser);
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.goto(`${url()}/speech-test`);
  await expect(page.getByRole('alert')).toContainText('対応していません');
  await expect(page.getByRole('button', { name: '開始' })).toBeDisabled();
  await context.close();
});

test('ERR-30 ERR-31 a denied microphone ends listening and asks to allow it in the address bar', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  await page.addInitScript(() => {
    const { prototype } = Reflect.get(window, 'SpeechRecognition') as { prototype: EventTarget };
    Object.assign(prototype, {
      start(this: { onerror?: (event: { error: string }) => void }) {
        queueMicrotask(() => this.onerror?.({ error: 'not-allowed' }));
      },
    });
  });
  await page.goto(`${url()}/speech-test`);
  await page.getByRole('button', { name: '開始' }).click();
  await expect(page.getByRole('alert')).toContainText('アドレスバー');
  await expect(page.getByRole('status')).toHaveText('待機中');
  await context.close();
});
