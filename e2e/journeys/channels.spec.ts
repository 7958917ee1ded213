import { expect, test } from '@playwright/test';
import { call, createCrew } from '../support/crew';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';

test('REG-01 the form asks for everything that makes a company and its leader', async ({ page }) => {
  await page.goto(`${url()}/register`);
  for (const label of ['メールアドレス', 'ニックネーム', '会社名（なくてもよい）', 'あなたの言葉']) {
    await expect(page.getByLabel(label).first()).toBeVisible();
  }
  await expect(page.locator('input[type=password]')).toHaveCount(2);
});

test('CHAN-08 CHAN-09 CHAN-10 CHAN-11 a leader has the tiles and the bottom bar, a worker neither', async ({
  browser,
}) => {
  const { leader, workers } = await createCrew(url(), [{ nickname: 'Ken', language: 'ja' }]);
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const boss = await openPhone(browser, { signedIn: leader });
  await boss.page.goto(`${url()}/channels`);
  for (const tile of ['対面で話す', 'メンバーを呼ぶ']) {
    await expect(boss.page.getByText(tile).first()).toBeVisible();
  }
  await boss.page.getByRole('button', { name: 'チャンネルを作る' }).first().click();
  await expect(boss.page.getByRole('dialog').getByRole('textbox', { name: 'チャンネル名' })).toBeVisible();
  await boss.context.close();

  const hand = await openPhone(browser, { signedIn: worker });
  await hand.page.goto(`${url()}/channels`);
  await expect(hand.page.getByRole('heading', { name: '3号棟 コンクリート' })).toBeVisible();
  for (const word of ['メンバーを呼ぶ', 'チャンネルを作る', 'メンバー管理']) {
    await expect(hand.page.getByText(word)).toHaveCount(0);
  }
  await hand.context.close();
});

test('CHAN-07 a worker without channels is told to wait for the invitation', async ({ browser }) => {
  const { leader, workers, channelId } = await createCrew(url(), [{ nickname: 'Ken', language: 'ja' }]);
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  await call(url(), 'setChannelMembers', {
    token: leader.token,
    params: { id: channelId },
    body: { userIds: [] },
  });
  const { page, context } = await openPhone(browser, { signedIn: worker });
  await page.goto(`${url()}/channels`);
  await expect(page.getByText('招待を待っています')).toBeVisible();
  await context.close();
});

test('LANG-04 SEC-13 the language chosen on /channels is the one of the call, and every call bears the token', async ({
  browser,
}) => {
  const { leader, channelId } = await createCrew(url(), []);
  const { page, context } = await openPhone(browser, { signedIn: leader });
  const bearers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) bearers.push(request.headers()['authorization']);
  });
  await page.goto(`${url()}/channels`);
  await page.getByLabel('話す・聞く言葉').selectOption('de');
  await page.goto(`${url()}/call/${channelId}`);
  await expect
    .poll(async () => {
      const { participants } = await call(url(), 'joinChannel', {
        token: leader.token,
        params: { id: channelId },
      });
      return participants.map(({ language }) => language);
    })
    .toEqual(['de']);
  expect(bearers.length).toBeGreaterThan(0);
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${leader.token}`]));
  await context.close();
});
