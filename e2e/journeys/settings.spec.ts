import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { call, createCrew } from '../support/crew';
import { hearTone, refuseMicrophone } from '../support/microphone';
import { openPhone } from '../support/people';
import { startServer } from '../support/server';
import { loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';
const ADMIN = fileURLToPath(new URL('../../scripts/admin.mjs', import.meta.url));
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

test('PROF-01, PROF-02, PROF-05, PROF-08, LANG-03 a worker changes name and language, and both are kept after a reload', async ({
  browser,
}) => {
  const { workers } = await createCrew(url(), [{ nickname: 'Anh', language: 'ja' }]);
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const { page, context } = await openPhone(browser, { signedIn: worker });
  await page.goto(`${url()}/settings`);
  await expect(page.getByRole('link', { name: 'チャンネルへ戻る' })).toHaveAttribute('href', '/channels');
  await expect(page.getByText(worker.user.companyId ?? '-')).toBeVisible();
  await expect(page.getByText('未設定')).toBeVisible();
  await expect(page.getByText('紹介URL')).toHaveCount(0);
  const language = page.getByLabel('あなたの言葉');
  await expect(language.locator('option')).toHaveCount(7);

  await page.getByLabel('表示名').fill('Nguyễn Văn Anh 👷');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('プロフィールを更新しました')).toBeVisible();
  await language.selectOption('vi');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('Đã cập nhật hồ sơ')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tên hiển thị')).toHaveValue('Nguyễn Văn Anh 👷');
  await expect(page.getByLabel('Ngôn ngữ của bạn')).toHaveValue('vi');
  await context.close();
});

test('PROF-02, APP-11 sound and screen settings work and are kept on the device', async ({ browser }) => {
  const { leader } = await createCrew(url(), []);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/settings`);
  const choices = [
    ['訳の伝え方', '文字だけ'],
    ['音の大きさ', '小'],
    ['話す速さ', 'ゆっくり'],
    ['声の聞き取り', 'この端末'],
    ['マイクの開閉で振動', 'しない'],
    ['画面の色', '日なた'],
    ['文字の大きさ', '大きい'],
  ] as const;
  for (const [group, name] of choices) await radio(page, group, name).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sunlight');
  await page.reload();
  for (const [group, name] of choices) await expect(radio(page, group, name)).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => !key.startsWith('genbatalk.'))).toEqual([]);

  await page.getByRole('button', { name: '音を鳴らす' }).click();
  await expect.poll(() => loudspeakerPeak(page)).toBeGreaterThan(0.05);
  await hearTone(page);
  await page.getByRole('button', { name: 'マイクを試す' }).click();
  await expect(page.getByText('聞こえています')).toBeVisible();
  await expect
    .poll(async () => Number(await page.getByRole('meter').getAttribute('aria-valuenow')))
    .toBeGreaterThan(50);
  await page.getByRole('button', { name: '止める' }).click();
  await expect(page.getByRole('meter')).toHaveCount(0);
  await refuseMicrophone(page);
  await page.getByRole('button', { name: 'マイクを試す' }).click();
  await expect(page.getByText('マイクを使えません')).toBeVisible();
  await context.close();
});

test('PROF-06, ERR-39 a failed profile update says why, and logging out leads to the login', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/settings`);
  await page.route('**/api/users/me', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'rate-limited', error: 'x', message: 'x', details: [] },
    }),
  );
  await page.getByLabel('表示名').fill('別の名前');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert')).toContainText('プロフィールを更新できませんでした');
  await expect(page.getByRole('alert')).toContainText('少し待ってからためしてください');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL('**/login');
  await expect
    .poll(() => call(url(), 'me', { token: leader.token }).catch((error: Error) => error.message))
    .toContain('401');
  await context.close();
});

test('PROF-09, PROF-10, REG-07, ERR-40, ERR-42 a leader copies the referral URL, and whoever opens it sends the referrer', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url()}/settings`);
  await page.clock.install();
  await page.getByRole('button', { name: '紹介URLをコピー' }).click();
  await expect(page.getByText('紹介URLをコピーしました')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${url()}/register?ref=${leader.user.id}`);
  await page.clock.fastForward(2_100);
  await expect(page.getByText('紹介URLをコピーしました')).toBeHidden();
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
  });
  await page.getByRole('button', { name: '紹介URLをコピー' }).click();
  await expect(page.getByText('上のURLを手でコピーしてください')).toBeVisible();

  const visitor = await openPhone(browser);
  const sent = visitor.page.waitForRequest('**/api/auth/register');
  await visitor.page.goto(link);
  await visitor.page.getByLabel('メールアドレス').fill(`referred-${process.pid}-${Date.now()}@example.com`);
  await visitor.page.getByLabel('ニックネーム').fill('佐藤');
  for (const field of await visitor.page.locator('input[autocomplete=new-password]').all())
    await field.fill('genba-talk-1');
  await visitor.page.getByRole('button', { name: '登録して始める' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ referrerId: leader.user.id });
  await visitor.context.close();

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('genbatalk.session') ?? '{}');
    stored.state.user.id = '';
    localStorage.setItem('genbatalk.session', JSON.stringify(stored));
  });
  await page.reload();
  await expect(page.getByText('ユーザー情報が取得できません')).toBeVisible();
  await context.close();
});

test('PROF-11, PROF-12, PROF-13, PROF-14, PROF-16, ERR-33 a leader changes the password, which signs out the other device', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const email = leader.user.email ?? '';
  const { page, context } = await openPhone(browser, { signedIn: leader });
  const other = await openPhone(browser, {
    signedIn: await call(url(), 'login', { body: { email, password: 'genba-talk-1' } }),
  });
  await other.page.goto(`${url()}/channels`);
  await page.goto(`${url()}/settings`);
  await page.getByRole('link', { name: 'パスワードの変更' }).click();
  await expect(page.locator('main dd')).toHaveText([email, '田中', '職長']);
  const [current, next, again] = [0, 1, 2].map((index) => page.locator('input[type=password]').nth(index));
  if (!current || !next || !again) throw new Error('the form is not there');
  const submit = page.getByRole('button', { name: 'パスワードを変更' });

  await current.fill('genba-talk-1');
  await next.fill('1234567');
  await again.fill('7654321');
  await submit.click();
  await expect(page.getByText('パスワードは8文字以上で入力してください')).toBeVisible();
  await expect(page.getByText('パスワードが一致しません')).toBeVisible();
  await current.fill('wrong-password');
  await next.fill('genba-talk-2');
  await again.fill('genba-talk-2');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('パスワードを変更できませんでした');
  await expect(page.getByRole('alert')).toContainText('今のパスワードがちがいます');
  await current.fill('genba-talk-1');
  await submit.click();
  await expect(page.getByText('パスワードを変更しました')).toBeVisible();

  await other.page.reload();
  await other.page.waitForURL('**/login');
  await page.reload();
  await expect(page.getByRole('heading', { name: '職長プロフィール' })).toBeVisible();
  await call(url(), 'login', { body: { email, password: 'genba-talk-2' } });
  await context.close();
  await other.context.close();
});

test("SETUP-01, SETUP-03, SETUP-04, SETUP-05, ERR-33 a leader sets the first password with the operator's link, once", async ({
  browser,
}) => {
  const server = await startServer();
  try {
    const { stdout } = spawnSync(
      process.execPath,
      [ADMIN, 'create-leader', '--email', 'sato@example.com', '--company', '佐藤組'],
      { env: { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url }, encoding: 'utf8' },
    );
    const link = /https?:\/\/\S+\/setup\/\S+/.exec(stdout)?.[0] ?? '';
    expect(link).toContain(`${server.url}/setup/`);
    const { page, context } = await openPhone(browser);
    await page.goto(link);
    const [password, again] = [
      page.locator('input[type=password]').first(),
      page.locator('input[type=password]').last(),
    ];
    const submit = page.getByRole('button', { name: 'パスワードを設定' });
    await password.fill('1234567');
    await again.fill('7654321');
    await submit.click();
    await expect(page.getByText('パスワードは8文字以上で入力してください')).toBeVisible();
    await expect(page.getByText('パスワードが一致しません')).toBeVisible();
    await password.fill('genba-talk-1');
    await again.fill('genba-talk-1');
    await submit.click();
    await page.waitForURL('**/login');
    await page.getByLabel('メールアドレス または メンバーID').fill('sato@example.com');
    await page.locator('input[type=password]').fill('genba-talk-1');
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.waitForURL('**/channels');

    await page.goto(link);
    await password.fill('genba-talk-9');
    await again.fill('genba-talk-9');
    await submit.click();
    await expect(page.getByRole('alert')).toContainText('パスワードを設定できませんでした');
    await expect(page.getByRole('alert')).toContainText('このリンクは使えません');
    await context.close();
  } finally {
    await server.close();
  }
});
