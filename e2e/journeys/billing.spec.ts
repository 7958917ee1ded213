import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { companyPast } from '../support/company-past';
import { createCrew } from '../support/crew';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';
const pastOf = (companyId: string | null) => companyPast(process.env['GENBATALK_DATA_DIR'] ?? '', companyId);
const cardOf = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true });
const panelOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('PLAN-06, PLAN-26, PLAN-27, PLAN-28, PLAN-30 the billing of a trial: days left, usage, the classic plans and the upgrade', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [{ nickname: 'Ken', language: 'ja' }], { plan: 'FREE' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/admin/billing`);
  const plan = panelOf(page, '今のプラン');
  await expect(plan).toContainText('フリー');
  await expect(plan).toContainText('無料期間中');
  await expect(plan).toContainText('7日');
  await expect(plan).toContainText(/無料期間の終わり20\d\d\/\d\d\/\d\d/);
  await expect(page.getByText('有料プランで、もっと使えます')).toBeVisible();

  const usage = panelOf(page, '今の利用');
  await expect(usage.getByRole('meter', { name: 'チャンネル' })).toHaveAttribute('aria-valuenow', '100');
  await expect(usage).toContainText('上限です');
  await expect(usage).toContainText('2 / 5');
  await expect(usage).toContainText('0分 / 無制限');

  await expect(cardOf(page, 'フリー').getByRole('button', { name: '現在のプラン' })).toBeDisabled();
  await expect(cardOf(page, 'ベーシック')).toContainText('9,800円／月（税抜）');
  await expect(cardOf(page, 'プレミアム')).toContainText('29,800円／月（税抜）');
  await context.close();
});

test('PAY-02, PAY-10, PAY-16, PLAN-29, PLAN-31, ERR-34 an upgrade at once, its invoice, its place in the trail, and a refused one', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [], { plan: 'FREE' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/admin/billing`);
  await page.route('**/api/subscription/upgrade', (route) =>
    route.fulfill({ status: 409, json: { code: 'conflict', error: 'x', message: 'x', details: [] } }),
  );
  await page.getByRole('button', { name: 'ベーシック：このプランにする' }).click();
  await expect(page.getByRole('alert')).toContainText('プランを変えられませんでした');
  await page.unroute('**/api/subscription/upgrade');
  await page.route('**/api/subscription/upgrade', (route) => route.abort());
  await page.getByRole('button', { name: 'ベーシック：このプランにする' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'エラーが発生しました' })).toBeVisible();
  await page.unroute('**/api/subscription/upgrade');

  await page.getByRole('button', { name: 'ベーシック：このプランにする' }).click();
  await expect(cardOf(page, 'ベーシック').getByRole('button', { name: '現在のプラン' })).toBeDisabled();
  const plan = panelOf(page, '今のプラン');
  await expect(plan).toContainText('利用中');
  await expect(plan).toContainText('次の更新日');
  await expect(panelOf(page, '請求書').getByRole('listitem')).toContainText('9,800円');
  await expect(panelOf(page, '変更の記録')).toContainText('プラン：フリー → ベーシック');
  await expect(panelOf(page, '変更の記録')).toContainText('田中（職長）');

  // With the demo provider this page is the portal.
  await plan.getByRole('button', { name: 'お支払いの管理' }).click();
  await expect(page.getByText('お支払いの情報は、この画面にすべてあります。')).toBeVisible();
  await context.close();
});

test('PLAN-27, PLAN-29, USAGE-01, USAGE-10 usage is shown per day and kind, to the second, as a chart, a table and a file', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [], { plan: 'team5_standard' });
  const past = pastOf(leader.user.companyId);
  await past.beginPeriod(5);
  await past.use('oneToOne', 245 * 60, 60);
  await past.use('team', 3_723, 60);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/admin/billing`);
  const usage = panelOf(page, '今の利用');
  await expect(usage.getByRole('meter', { name: '1対1の通話' })).toHaveAttribute('aria-valuenow', '81');
  await expect(usage).toContainText('245 / 300分');
  await expect(usage).toContainText('残りわずか');
  await expect(usage).toContainText('62 / 1,800分');

  const chart = panelOf(page, '日ごとの利用時間');
  await expect(chart.getByRole('img', { name: /グラフ/ })).toBeVisible();
  await expect(chart.locator('.recharts-bar-rectangle path').first()).toBeVisible();
  await chart.getByText('表で見る').click();
  await expect(chart.getByRole('table')).toContainText('1:02:03');
  await chart.getByRole('radio', { name: '先月' }).check();
  await expect(chart.getByText('この期間の利用はありません。')).toBeVisible();
  await chart.getByRole('radio', { name: '7日間' }).check();
  await expect(chart.getByRole('definition').filter({ hasText: '1:02:03' })).toBeVisible();

  const download = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'CSVを保存' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^genbatalk-usage-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('3723');
  await context.close();
});

test('ERR-43 a failed fetch of the state shows no message, and the rest of the page', async ({ browser }) => {
  const { leader } = await createCrew(url(), [], { plan: 'FREE' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.route('**/api/subscription/status', (route) =>
    route.fulfill({ status: 400, json: { code: 'validation', error: 'x', message: 'x', details: [] } }),
  );
  for (const path of ['/channels', '/settings', '/admin/billing', '/subscription']) {
    await page.goto(url() + path);
    await expect(page.getByRole('heading').nth(1)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await context.close();
});
