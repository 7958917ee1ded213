import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { call, createCrew } from '../support/crew';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';

async function chooseFile(page: Page, csv: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'glossary.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

test('PLAN-21 a leader keeps the company’s words: adds, changes, exports, imports and deletes them', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [], { plan: 'team5_enterprise' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/settings`);
  await page.getByRole('link', { name: '用語集' }).click();
  await expect(page.getByText('用語はまだありません')).toBeVisible();

  await page.getByRole('button', { name: '用語を追加' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '保存する' }).click();
  await expect(sheet.getByText('用語を入力してください')).toBeVisible();
  await sheet.getByRole('textbox', { name: '用語', exact: true }).fill('天秤');
  await sheet.getByRole('textbox', { name: 'ほかの言い方' }).fill('てんびん、テンビン');
  await sheet.getByRole('textbox', { name: 'Tiếng Việt' }).fill('đòn gánh');
  await sheet.getByRole('button', { name: '保存する' }).click();
  await expect(sheet).toBeHidden();
  const terms = page.getByRole('list', { name: '会社の用語' }).getByRole('listitem');
  await expect(terms).toHaveCount(1);
  await expect(terms.first()).toContainText('てんびん · テンビン');
  await expect(terms.first()).toContainText(`${leader.user.nickname}さんが承認`);

  await page.getByRole('button', { name: '「天秤」を変更' }).click();
  await sheet.getByRole('checkbox', { name: '承認して使う' }).uncheck();
  await sheet.getByRole('button', { name: '保存する' }).click();
  await expect(terms.first()).toContainText('未承認');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVを書き出す' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toContain('天秤');

  await chooseFile(page, `${exported}\r\nxx,柱`);
  await expect(page.getByRole('alert')).toContainText('1か所を直してください');
  await expect(page.getByText('3行目 language: 言葉の記号がちがいます')).toBeVisible();
  await expect(terms).toHaveCount(1);
  await chooseFile(page, `${exported}\r\nja,柱`);
  await expect(page.getByText('1件を追加、1件を更新しました')).toBeVisible();
  await expect(terms).toHaveCount(2);

  await page.getByRole('button', { name: '「柱」を削除' }).click();
  await sheet.getByRole('button', { name: '削除する' }).click();
  await expect(terms).toHaveCount(1);
  await context.close();
});

test('a leader sees the engines and sets what they may cost; a worker sees neither page', async ({
  browser,
}) => {
  const { leader, workers } = await createCrew(url(), [{ nickname: 'Anh', language: 'vi' }]);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/settings`);
  await page.getByRole('link', { name: 'エンジンと費用' }).click();
  await expect(page.getByText('翻訳エンジンは設定されていません')).toBeVisible();
  await page.getByRole('textbox', { name: '会社の1日の上限（円）' }).fill('0');
  await page.getByRole('checkbox', { name: '訳した文を保存し続ける' }).check();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('今日の上限に達しました')).toBeVisible();
  const { settings } = await call(url(), 'listEngines', { token: leader.token });
  expect(settings).toEqual({ keepTranslations: true, dailyCapYen: 0 });
  await context.close();

  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const phone = await openPhone(browser, { signedIn: worker });
  for (const path of ['/admin/glossary', '/admin/engines']) {
    await phone.page.goto(url() + path);
    await expect(phone.page.getByRole('main')).toContainText(/.+/);
    await expect(phone.page.getByRole('button', { name: /保存|Lưu|CSV/ })).toHaveCount(0);
  }
  await phone.context.close();
});
