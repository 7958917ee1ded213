import { expect, type Page, test } from '@playwright/test';
import { call, createCrew } from '../support/crew';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';
const failure = (code: string, status: number) => ({
  status,
  json: { code, error: 'server text', message: 'server text', details: [] },
});

async function openMembers(page: Page): Promise<void> {
  await page.goto(`${url()}/admin/members`);
  await expect(page.getByText('メンバーを追加')).toBeVisible();
}

test('MEMB-01, MEMB-10, MEMB-11, MEMB-12 a leader sees counters, tables on a desk and cards on a phone', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [{ nickname: 'Anh', language: 'vi' }]);
  for (const body of [
    { nickname: 'Bình', language: 'vi' as const },
    { nickname: '王', language: 'zh' as const, email: 'wang@example.com' },
  ])
    await call(url(), 'invite', { token: leader.token, body });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await openMembers(page);
  const counters = page.locator('main dl').first();
  await expect(counters.locator('dt')).toHaveText(['メンバー', '招待中', '利用中']);
  await expect(counters.locator('dd')).toHaveText(['2', '2', '2']);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'メンバー' }).getByRole('listitem')).toHaveCount(2);

  await page.setViewportSize({ width: 1280, height: 800 });
  const members = page.getByRole('table', { name: 'メンバー' });
  await expect(members.getByRole('columnheader')).toHaveText(['ニックネーム', '言葉', '登録日', '操作']);
  await expect(members.getByRole('row', { name: /Anh/ })).toContainText('Tiếng Việt');
  const pending = page.getByRole('table', { name: '招待中' });
  await expect(pending.getByRole('columnheader')).toHaveText([
    'ニックネーム',
    'メールアドレス',
    '言葉',
    '作成日',
    '操作',
  ]);
  await expect(pending.getByRole('row', { name: /Bình/ })).toContainText('未設定');
  await expect(pending.getByRole('row', { name: /王/ })).toContainText('wang@example.com');
  await context.close();
});

test('MEMB-02, MEMB-04, MEMB-06, MEMB-13, LANG-05, ERR-35 the add-member form refuses an empty nickname and says why an invite failed', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [], { channelName: '' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await openMembers(page);
  await expect(page.getByText('招待中の人はいません')).toBeVisible();
  const language = page.getByRole('combobox', { name: '言葉' });
  await expect(language).toHaveValue('ja');
  await expect(language.locator('option')).toHaveText(['日本語', 'English', 'Tiếng Việt', '中文']);

  await page.getByRole('textbox', { name: 'ニックネーム' }).fill('   ');
  await page.getByRole('button', { name: '招待を作る' }).click();
  await expect(page.getByText('ニックネームを入力してください')).toBeVisible();

  await page.route('**/api/admin/invite', (route) => route.fulfill(failure('plan-limit', 402)));
  await page.getByRole('textbox', { name: 'ニックネーム' }).fill('Anh');
  await page.getByRole('button', { name: '招待を作る' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('メンバー追加に失敗しました');
  await expect(alert).toContainText('今のプランではここまでです');
  await context.close();
});

test('MEMB-15, MEMB-16, ERR-36, ERR-37, ERR-44 deleting asks first, and a failure says so under its headline', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [{ nickname: 'Anh', language: 'vi' }]);
  await call(url(), 'invite', { token: leader.token, body: { nickname: 'Bình', language: 'vi' } });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await openMembers(page);
  const members = page.getByRole('list', { name: 'メンバー' });
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Anhさんを削除' }).click();
  await dialog.getByRole('button', { name: 'やめる' }).click();
  await expect(dialog).toBeHidden();
  await expect(members).toContainText('Anh');

  // The company's only leader cannot be deleted: the real server says so.
  await page.getByRole('button', { name: '田中さんを削除' }).click();
  await dialog.getByRole('button', { name: '削除する' }).click();
  await expect(dialog.getByRole('alert')).toContainText('削除に失敗しました');
  await expect(dialog.getByRole('alert')).toContainText('会社に職長が一人だけです');
  await dialog.getByRole('button', { name: 'やめる' }).click();

  await page.route('**/api/admin/invitations/*', (route) => route.fulfill(failure('already-accepted', 409)));
  await page.getByRole('button', { name: 'Bìnhさんの招待の取り消し' }).click();
  await dialog.getByRole('button', { name: '取り消す' }).click();
  await expect(dialog.getByRole('alert')).toContainText('招待の取り消しに失敗しました');
  await dialog.getByRole('button', { name: 'やめる' }).click();

  await page.getByRole('button', { name: 'Anhさんを削除' }).click();
  await dialog.getByRole('button', { name: '削除する' }).click();
  await expect(members).not.toContainText('Anh');
  await context.close();
});

test('PROF-10, MEMB-09, ERR-42 copying an invitation URL is confirmed for 2 seconds, and a refusal asks to copy by hand', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), []);
  const { invitation } = await call(url(), 'invite', {
    token: leader.token,
    body: { nickname: 'Anh', language: 'vi' },
  });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMembers(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Anhさんの招待URLをコピー' }).click();
  await expect(page.getByRole('button', { name: 'コピーしました' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url()}/join/${invitation.token}`);
  await page.clock.runFor(1_900);
  await expect(page.getByRole('button', { name: 'コピーしました' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'コピーしました' })).toBeHidden();
  await page.clock.resume();

  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
  });
  await page.getByRole('button', { name: 'Anhさんの招待のQRコード' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'リンクをコピー' }).click();
  await expect(page.getByText('上のURLを手でコピーしてください')).toBeVisible();
  await context.close();
});

test('AUTH-15, AUTH-17 a leader shows a sign-in link to a member, who enters with one tap', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [{ nickname: 'Anh', language: 'vi' }]);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await openMembers(page);
  await page.getByRole('button', { name: 'Anhさんのログイン用リンク' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Anhさんのログイン用リンクのQRコード' })).toBeVisible();
  const link = await dialog.getByRole('textbox').inputValue();
  const { page: phone, context: phones } = await openPhone(browser);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'ログインする' }).click();
  await phone.waitForURL('**/channels');
  await expect(phone.getByRole('heading', { name: 'Kênh' })).toBeVisible();
  await context.close();
  await phones.close();
});

test('CHAN-06, CHAN-09, CHAN-10, CHAN-20 a leader takes members in and out, renames and deletes on the card; a worker has no such controls', async ({
  browser,
}) => {
  const { leader, workers, channelName } = await createCrew(url(), [{ nickname: 'Anh', language: 'vi' }]);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  const anh = await openPhone(browser, { signedIn: workers[0] ?? leader });
  await page.goto(`${url()}/channels`);
  await anh.page.goto(`${url()}/channels`);
  await expect(anh.page.getByRole('heading', { name: channelName })).toBeVisible();
  await expect(anh.page.getByRole('button', { name: channelName })).toHaveCount(1);
  await expect(anh.page.getByRole('navigation')).toHaveCount(0);
  await expect(anh.page.getByRole('link', { name: 'Cài đặt' })).toHaveAttribute('href', '/settings');
  await expect(page.getByRole('link', { name: 'メンバー管理' })).toHaveAttribute('href', '/admin/members');

  const openMenu = () => page.getByRole('button', { name: `「${channelName}」のメニュー` }).click();
  const dialog = page.getByRole('dialog');
  await openMenu();
  await dialog.getByRole('button', { name: 'メンバーを変える' }).click();
  await dialog.getByRole('checkbox', { name: 'Anh' }).uncheck();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('article')).toContainText('1人');
  await anh.page.reload();
  await expect(anh.page.getByText('Đang chờ lời mời')).toBeVisible();

  await openMenu();
  await dialog.getByRole('button', { name: '名前を変える' }).click();
  await dialog.getByLabel('チャンネル名').fill('  ');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('チャンネル名を入力してください')).toBeVisible();
  await dialog.getByLabel('チャンネル名').fill('足場');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: '足場' })).toBeVisible();

  await page.getByRole('button', { name: '「足場」のメニュー' }).click();
  await dialog.getByRole('button', { name: '削除' }).click();
  await dialog.getByRole('button', { name: 'やめる' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: '足場' })).toBeVisible();
  await page.getByRole('button', { name: '「足場」のメニュー' }).click();
  await dialog.getByRole('button', { name: '削除' }).click();
  await dialog.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('最初のチャンネルを作りましょう')).toBeVisible();
  await context.close();
  await anh.context.close();
});
