import { type Browser, expect, type Page, test } from '@playwright/test';
import { companyPast } from '../support/company-past';
import { call, createCrew } from '../support/crew';
import { openPhone, type Phone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';
const pastOf = (companyId: string | null) => companyPast(process.env['GENBATALK_DATA_DIR'] ?? '', companyId);
const phones: Phone[] = [];

test.afterEach(async () => {
  for (const { context } of phones.splice(0)) await context.close();
});

async function openTrialCrew(browser: Browser) {
  const crew = await createCrew(
    url(),
    [
      { nickname: 'Ken', language: 'ja' },
      { nickname: 'Anh', language: 'ja' },
    ],
    { plan: 'FREE' },
  );
  const [ken, anh] = crew.workers;
  if (ken === undefined || anh === undefined) throw new Error('the crew has no workers');
  const open = async (signedIn: typeof ken, path = '/channels'): Promise<Page> => {
    const phone = await openPhone(browser, { signedIn });
    phones.push(phone);
    await phone.page.goto(url() + path);
    return phone.page;
  };
  return { ...crew, ken, anh, open, endTrial: pastOf(crew.leader.user.companyId).endTrial };
}

const banner = (page: Page) => page.getByRole('status').filter({ hasText: '終わりました' });
/** Who is in the call can be tapped; who is not is only listed. */
const presentIn = (page: Page, name: string) =>
  page.getByRole('region', { name: '参加者' }).getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('USAGE-06, DIAL-10, PLAN-05, PLAN-20 trial ended: banner, calls and invitations refused with the way on, emergency still works', async ({
  browser,
}) => {
  const { leader, ken, channelName, open, endTrial } = await openTrialCrew(browser);
  await endTrial();
  const boss = await open(leader);
  const hand = await open(ken);
  await expect(banner(boss)).toContainText('続いている通話と緊急の知らせは使えます');
  await expect(banner(boss).getByRole('link', { name: 'プランを選ぶ' })).toHaveAttribute(
    'href',
    '/subscription',
  );

  // A channel call.
  await boss.getByRole('button', { name: `${channelName} に入る` }).click();
  const refusal = boss.getByRole('dialog').filter({ has: boss.getByRole('alert') });
  await expect(refusal.getByRole('alert')).toContainText('無料期間が終わりました');
  await expect(refusal).toContainText('続いている通話と緊急の知らせは、このまま使えます');
  await expect(boss).toHaveURL(`${url()}/channels`);
  await refusal.getByRole('button', { name: '閉じる' }).last().click();

  // A call to one member.
  await boss.getByRole('button', { name: 'メンバーを呼ぶ' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Ken' }).click();
  const notCalled = dialog(boss, '呼び出しに失敗しました');
  await expect(notCalled.getByRole('alert')).toContainText('今のプランでは、この通話はできません');
  await notCalled.getByRole('link', { name: 'プランを選ぶ' }).click();
  await expect(boss).toHaveURL(`${url()}/subscription`);

  // An invitation.
  await boss.goto(`${url()}/admin/members`);
  await boss.getByRole('textbox', { name: 'ニックネーム' }).fill('Chi');
  await boss.getByRole('button', { name: '招待を作る' }).click();
  await expect(boss.getByRole('alert')).toContainText('メンバー追加に失敗しました');
  await expect(boss.getByRole('alert').getByRole('link', { name: 'プランを選ぶ' })).toBeVisible();

  // A worker is told to ask the leader, and goes on being told.
  await expect(banner(hand)).toHaveCount(0);
  await hand.getByRole('button', { name: `${channelName} に入る` }).click();
  const told = hand.getByRole('dialog').filter({ has: hand.getByRole('alert') });
  await expect(told.getByRole('alert')).toContainText('職長に伝えてください');
  await expect(told.getByRole('link')).toHaveCount(0);
  await told.getByRole('button', { name: '閉じる' }).last().click();
  await expect(banner(hand)).toContainText('続いている通話と緊急の知らせは、このまま使えます');

  // An alarm passes.
  await hand.getByRole('button', { name: '緊急' }).click();
  const button = hand.getByRole('button', { name: '1秒押し続けて送信' });
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not on the screen');
  await hand.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await hand.mouse.down();
  await expect(boss.getByRole('heading', { name: '緊急事態発生！' })).toBeVisible();
  await hand.mouse.up();
});

test('USAGE-08 a call that runs when the trial ends goes on and may be joined', async ({ browser }) => {
  const { leader, ken, anh, channelId, open, endTrial } = await openTrialCrew(browser);
  const first = await open(ken, `/call/${channelId}`);
  const second = await open(anh, `/call/${channelId}`);
  await expect(presentIn(first, 'Anh')).toBeVisible();
  await endTrial();
  const boss = await open(leader, `/call/${channelId}`);
  await expect(presentIn(boss, 'Ken')).toBeVisible();
  await expect(presentIn(second, '田中')).toBeVisible();
  await boss.reload();
  await expect(presentIn(boss, 'Anh')).toBeVisible();
});

test('USAGE-05, USAGE-07 a leader is told at 80 and at 100 percent, and what is used up refuses new calls only', async ({
  browser,
}) => {
  const { leader, channelName } = await createCrew(url(), [], { plan: 'team5_lite' });
  const past = pastOf(leader.user.companyId);
  await past.beginPeriod(5);
  const phone = await openPhone(browser, { signedIn: leader });
  phones.push(phone);
  const { page } = phone;
  await page.goto(`${url()}/channels`);
  await expect(page.getByRole('heading', { name: channelName })).toBeVisible();
  await past.use('team', 800 * 60, 1);
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('チーム通話を8割使いました', { timeout: 30_000 });
  await expect(toast).toContainText('今月900分のうち、800分です');
  await expect(page.getByRole('status').filter({ hasText: 'チーム通話は残り100分です' })).toBeVisible();

  await past.use('team', 100 * 60, 1);
  await expect(toast).toContainText('チーム通話の時間を使い切りました', { timeout: 30_000 });
  await expect(page.getByRole('status').filter({ hasText: 'チーム通話は使い切りました' })).toBeVisible();
  await toast.getByRole('button', { name: '閉じる' }).click();
  await page.getByRole('button', { name: `${channelName} に入る` }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('今月の時間を使い切りました');

  // Another plan, and it goes on.
  await call(url(), 'upgradePlan', { token: leader.token, body: { plan: 'PREMIUM' } });
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).last().click();
  await page.getByRole('button', { name: `${channelName} に入る` }).click();
  await expect(page).toHaveURL(/\/call\//);
});
