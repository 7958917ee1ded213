import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { createCrew } from '../support/crew';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';

test('APP-01, APP-02, APP-03, APP-12 a visitor is led to the login from every screen that is not public', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/channels',
    '/call/6f1c2b1e-3c7f-4d0a-9c55-0d2f6a1b7e90',
    '/settings',
    '/admin/members',
    '/admin/profile',
  ]) {
    await page.goto(url() + path);
    await expect(page).toHaveURL(`${url()}/login`);
  }
  await expect(page).toHaveTitle('GenbaTalk（現場トーク）');
  await expect(page.getByText('現場トーク')).toBeVisible();
  for (const path of ['/login', '/register', '/join/none', '/setup/none', '/face-to-face']) {
    await page.goto(url() + path);
    await expect(page.locator('main, section').first()).toBeVisible();
    await expect(page).toHaveURL(url() + path);
  }
});

test("APP-04, APP-07 a worker sees no leader's screen", async ({ browser }) => {
  const { workers } = await createCrew(url(), [{ nickname: 'Ken', language: 'ja' }]);
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const { page, context } = await openPhone(browser, { signedIn: worker });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/admin/members', '/admin/profile']) {
    await page.goto(url() + path);
    await expect(page.getByText('アクセス権限がありません')).toBeVisible();
    await expect(page.locator('form, table, input')).toHaveCount(0);
  }
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page).toHaveURL(`${url()}/channels`);
  await context.close();
});

test('APP-08, APP-09, APP-10 the language is the signed-in user’s, else the one last chosen, else Japanese', async ({
  browser,
}) => {
  const { workers } = await createCrew(url(), [{ nickname: 'Anh', language: 'vi' }]);
  const { page, context } = await openPhone(browser);
  await page.goto(`${url()}/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('button', { name: '中文' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await context.close();

  const anh = await openPhone(browser, workers[0] === undefined ? {} : { signedIn: workers[0] });
  await anh.context.addInitScript(() => localStorage.setItem('genbatalk.language', 'zh'));
  await anh.page.goto(`${url()}/`);
  await expect(anh.page).toHaveURL(`${url()}/channels`);
  await expect(anh.page.locator('html')).toHaveAttribute('lang', 'vi');
  await anh.page.reload();
  await expect(anh.page.getByRole('heading', { name: 'Kênh' })).toBeVisible();
  await anh.context.close();
});

test('AUTH-01, AUTH-03, ERR-10 a failed login shows one generic error', async ({ page }) => {
  await page.goto(`${url()}/login`);
  await expect(page.getByRole('link', { name: /会社を登録/ })).toHaveAttribute('href', '/register');
  await page.getByLabel('メールアドレス または メンバーID').fill('nobody@example.com');
  await page.locator('input[type=password]').fill('some-password');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('ログインできませんでした');
});

test('REG-05, REG-06, REG-09, ERR-11, ERR-12 a failed registration says why, or that an error occurred', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const { page, context } = await openPhone(browser);
  await page.addInitScript(() => localStorage.setItem('genbatalk.language', 'en'));
  await page.goto(`${url()}/register`);
  await page.getByLabel('E-mail').fill(leader.user.email ?? '');
  await page.getByLabel('Nickname').fill('Tanaka');
  const [password, again] = [
    page.locator('input[autocomplete=new-password]').first(),
    page.locator('input[autocomplete=new-password]').last(),
  ];
  const submit = page.locator('button[type=submit]');
  await password.fill('12345');
  await again.fill('54321');
  await submit.click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await password.fill('123456');
  await again.fill('123456');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('already');
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await context.close();
});

test('ERR-15, ERR-16 the channel list and a refused join say what went wrong', async ({ browser }) => {
  const { leader, channelName } = await createCrew(url(), []);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.route('**/api/channels', (route) =>
    route.fulfill({ status: 400, json: { code: 'validation', error: 'x', message: 'x', details: [] } }),
  );
  await page.goto(`${url()}/channels`);
  await expect(page.getByRole('alert')).toContainText('チャンネルを読み込めませんでした');
  await page.unroute('**/api/channels');
  await page.getByRole('button', { name: 'もう一度' }).click();
  await expect(page.getByRole('heading', { name: channelName })).toBeVisible();
  await page.route('**/api/channels/*/join', (route) =>
    route.fulfill({ status: 402, json: { code: 'trial-ended', error: 'x', message: 'x', details: [] } }),
  );
  await page.getByRole('button', { name: `${channelName} に入る` }).click();
  await expect(page.getByRole('alert')).toContainText('無料期間が終わりました');
  await context.close();
});

test('the login screen loads at most 150 KB of script', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`${url()}/login`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(150_000);
});
