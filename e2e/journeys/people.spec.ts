import { expect, type Page, test } from '@playwright/test';
import { call, createCrew } from '../support/crew';
import { runInDatabase } from '../support/past';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';
const uniqueEmail = (name: string) => `${name}-${process.pid}-${Date.now()}@example.com`;
const PASSWORD = 'genba-talk-1';

async function invite(page: Page, nickname: string, language: string): Promise<string> {
  await page.goto(`${url()}/admin/members`);
  await page.getByRole('textbox', { name: 'ニックネーム' }).fill(nickname);
  await page.getByRole('combobox', { name: '言葉' }).selectOption(language);
  await page.getByRole('button', { name: '招待を作る' }).click();
  return page.getByRole('textbox', { name: `${nickname}さんの招待` }).inputValue();
}

test('REG-08, JOIN-02, JOIN-14, MEMB-03, MEMB-09 a leader registers, invites with a channel, and the worker lands in it in Vietnamese', async ({
  browser,
}) => {
  const { page: leader, context } = await openPhone(browser);
  await leader.goto(`${url()}/register`);
  await leader.getByLabel('メールアドレス').fill(uniqueEmail('tanaka'));
  await leader.getByLabel('ニックネーム').fill('田中');
  await leader.getByLabel('会社名').fill('田中建設');
  await leader.getByLabel('パスワード', { exact: false }).first().fill(PASSWORD);
  await leader.getByLabel('パスワード（もう一度）').fill(PASSWORD);
  await leader.getByRole('button', { name: '登録して始める' }).click();
  await leader.waitForURL('**/channels');

  await leader.getByRole('navigation').getByRole('button', { name: 'チャンネルを作る' }).last().click();
  await leader.getByLabel('チャンネル名').fill('3号棟 コンクリート');
  await leader.getByRole('dialog').getByRole('button', { name: '作る' }).click();
  await expect(leader.getByRole('heading', { name: '3号棟 コンクリート' })).toBeVisible();

  await leader.getByRole('link', { name: 'メンバー管理' }).click();
  await leader.getByRole('textbox', { name: 'ニックネーム' }).fill('Anh');
  await leader.getByRole('combobox', { name: '言葉' }).selectOption('vi');
  await expect(leader.getByRole('combobox', { name: '入るチャンネル' })).toContainText('3号棟 コンクリート');
  await leader.getByRole('button', { name: '招待を作る' }).click();
  const link = await leader.getByRole('textbox', { name: 'Anhさんの招待' }).inputValue();
  expect(link).toMatch(new RegExp(`^${url()}/join/[\\w-]{40,}$`));
  await expect(leader.getByRole('img', { name: 'Anhさんの招待のQRコード' })).toBeVisible();

  // The worker's phone has never seen the app: the page speaks the language of whom the link was made for.
  const { page: worker, context: workersContext } = await openPhone(browser);
  await worker.goto(link);
  await expect(worker.getByRole('heading', { name: 'Bạn được mời' })).toBeVisible();
  await expect(worker.getByText('田中建設')).toBeVisible();
  await expect(worker.getByText('3号棟 コンクリート')).toBeVisible();
  await expect(worker.getByLabel('Ngôn ngữ của bạn')).toHaveValue('vi');
  await expect(worker.getByLabel('Biệt danh')).toHaveValue('Anh');
  await worker.locator('input[autocomplete=new-password]').first().fill(PASSWORD);
  await worker.locator('input[autocomplete=new-password]').last().fill(PASSWORD);
  await worker.getByRole('button', { name: 'Đăng ký và tham gia' }).click();

  await expect(worker.getByRole('heading', { name: 'Mã thành viên của bạn' })).toBeVisible();
  const memberId = await worker.locator('output').innerText();
  expect(memberId).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  await worker.getByRole('button', { name: 'Bắt đầu' }).click();
  await worker.waitForURL('**/channels');
  await expect(worker.getByRole('heading', { name: '3号棟 コンクリート' })).toBeVisible();
  await worker.getByRole('link', { name: 'Cài đặt' }).click();
  await expect(worker.getByText(memberId)).toBeVisible();

  await leader.reload();
  await expect(leader.getByRole('list', { name: 'メンバー' })).toContainText('Anh');
  await expect(leader.getByText('招待中の人はいません')).toBeVisible();

  // AUTH-14: the member ID takes the e-mail's place, as people type it.
  await worker.getByRole('button', { name: 'Đăng xuất' }).click();
  await worker.waitForURL('**/login');
  await worker.getByLabel('Email hoặc mã thành viên').fill(memberId.toLowerCase().replace('-', ' '));
  await worker.locator('input[type=password]').fill(PASSWORD);
  await worker.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await worker.waitForURL('**/channels');
  await context.close();
  await workersContext.close();
});

test('JOIN-05, MEMB-08, MEMB-15 a cancelled and a used invitation lead to the invalid-link message with a reload button', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  const link = await invite(page, 'Hùng', 'vi');
  await expect(page.getByRole('textbox', { name: 'ニックネーム' })).toHaveValue('');
  const pending = page.getByRole('list', { name: '招待中' });
  await expect(pending).toContainText('Hùng');

  await page.getByRole('button', { name: 'Hùngさんの招待の取り消し' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'やめる' }).click();
  await expect(pending).toContainText('Hùng');
  await page.getByRole('button', { name: 'Hùngさんの招待の取り消し' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取り消す' }).click();
  await expect(page.getByText('招待中の人はいません')).toBeVisible();

  const { page: visitor, context: visitorsContext } = await openPhone(browser);
  await visitor.goto(link);
  await expect(visitor.getByRole('alert')).toContainText('招待リンクが無効です');
  await visitor.getByRole('button', { name: '読み込み直す' }).click();
  await expect(visitor.getByRole('alert')).toContainText('招待リンクが無効です');

  const { invitation } = await call(url(), 'invite', {
    token: leader.token,
    body: { nickname: 'Lan', language: 'vi' },
  });
  await call(url(), 'joinAsNewUser', {
    params: { token: invitation.token },
    body: { nickname: 'Lan', language: 'vi', password: PASSWORD },
  });
  await visitor.goto(`${url()}/join/${invitation.token}`);
  await expect(visitor.getByRole('alert')).toContainText('招待リンクが無効です');
  await expect(visitor.getByRole('alert')).toContainText('この招待は使われています');
  await visitor.goto(`${url()}/join/`);
  await expect(visitor.getByRole('alert')).toContainText('招待リンクが無効です');
  await context.close();
  await visitorsContext.close();
});

test('JOIN-05, JOIN-19 an invitation of more than 30 days ago leads to the invalid-link message', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const { invitation } = await call(url(), 'invite', {
    token: leader.token,
    body: { nickname: 'Mai', language: 'vi' },
  });
  const { page: visitor, context } = await openPhone(browser);
  await visitor.goto(`${url()}/join/${invitation.token}`);
  // The page turns to the language of whom it is for, and stays there.
  await expect(visitor.getByRole('button', { name: 'Đăng ký và tham gia' })).toBeVisible();
  await runInDatabase(
    process.env['GENBATALK_DATA_DIR'] ?? '',
    "update invitations set expires_at = now() - interval '1 minute' where id = $1",
    [invitation.id],
  );
  await visitor.reload();
  await expect(visitor.getByRole('alert')).toContainText('招待リンクが無効です');
  await expect(visitor.getByRole('button', { name: '読み込み直す' })).toBeVisible();
  await context.close();
});

test('JOIN-03, JOIN-04, JOIN-13, JOIN-21, ERR-13, ERR-14 a worker of another company accepts by logging in, and every failure has its own headline', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const email = uniqueEmail('linh');
  const elsewhere = await createCrew(url(), []);
  const first = await call(url(), 'invite', {
    token: elsewhere.leader.token,
    body: { nickname: 'Linh', language: 'vi', email },
  });
  const { page, context } = await openPhone(browser);

  // With an e-mail that nobody has: registering only.
  await page.goto(`${url()}/join/${first.invitation.token}`);
  await expect(page.getByRole('tab')).toHaveText(['Tôi là người mới']);
  await call(url(), 'joinAsNewUser', {
    params: { token: first.invitation.token },
    body: { nickname: 'Linh', language: 'vi', password: PASSWORD, email },
  });

  const { invitation } = await call(url(), 'invite', {
    token: leader.token,
    body: { nickname: 'Linh', language: 'ja', email },
  });
  await page.evaluate(() => localStorage.setItem('genbatalk.language', 'ja'));
  await page.goto(`${url()}/join/${invitation.token}`);
  await expect(page.getByRole('tab')).toHaveText(['アカウントがある']);
  await expect(page.getByLabel('メールアドレス または メンバーID')).toHaveValue(email);
  await page.locator('input[type=password]').fill('not-the-password');
  await page.getByRole('button', { name: 'ログインして参加' }).click();
  await expect(page.getByRole('alert')).toContainText('ログインできませんでした');

  await page.route('**/api/join/*/accept', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'only-leader', error: 'x', message: 'x', details: [] },
    }),
  );
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'ログインして参加' }).click();
  await expect(page.getByRole('alert')).toContainText('招待を受けられませんでした');
  await expect(page.getByRole('alert')).toContainText('会社に職長が一人だけです');
  await page.unroute('**/api/join/*/accept');
  await page.getByRole('button', { name: 'ログインして参加' }).click();
  await page.waitForURL('**/channels');
  const { members } = await call(url(), 'listMembers', { token: leader.token });
  expect(members.map(({ nickname }) => nickname)).toContain('Linh');
  await context.close();
});

test('JOIN-08, JOIN-09, JOIN-10, JOIN-11, AUTH-16 the join form refuses before it sends, warns of a common password and takes it', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const { invitation } = await call(url(), 'invite', {
    token: leader.token,
    body: { nickname: 'Minh', language: 'ja' },
  });
  const { page, context } = await openPhone(browser);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/register') && request.method() === 'POST') sent.push(request.postDataJSON());
  });
  await page.goto(`${url()}/join/${invitation.token}`);
  const [password, confirmation] = [
    page.locator('input[autocomplete=new-password]').first(),
    page.locator('input[autocomplete=new-password]').last(),
  ];
  const submit = page.getByRole('button', { name: '登録して参加' });

  await page.getByLabel('ニックネーム').fill(' ');
  await password.fill('1234567');
  await confirmation.fill('12345678');
  await submit.click();
  await expect(page.getByText('パスワードは8文字以上で入力してください')).toBeVisible();
  await expect(page.getByText('パスワードが一致しません')).toBeVisible();
  await expect(page.getByText('入力してください', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);

  const email = uniqueEmail('minh');
  await page.getByLabel('ニックネーム').fill('Minh');
  await page.getByLabel('メールアドレス（任意）').fill(` ${email.toUpperCase()} `);
  await password.fill('password123');
  await expect(page.getByText('よく使われるパスワードです')).toBeVisible();
  await confirmation.fill('password123');
  await submit.click();
  await page.waitForURL('**/channels');
  expect(sent).toEqual([{ nickname: 'Minh', language: 'ja', password: 'password123', email }]);
  await context.close();
});
