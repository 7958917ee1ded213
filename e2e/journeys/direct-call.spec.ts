import { type Browser, expect, type Page, test } from '@playwright/test';
import { call, createCrew } from '../support/crew';
import { hold, openPhone, type Phone } from '../support/people';
import { prepareSpeech } from '../support/recogniser';
import { loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';
const AUDIBLE = 0.05;
const phones: Phone[] = [];

test.afterEach(async () => {
  for (const { context } of phones.splice(0)) await context.close();
});

/** Tanaka and Anh, each on /channels with an own phone, and Li, who has none. */
async function openCrew(browser: Browser, online: readonly ('tanaka' | 'anh')[] = ['tanaka', 'anh']) {
  const crew = await createCrew(url(), [
    { nickname: 'Anh', language: 'vi' },
    { nickname: '李', language: 'zh' },
  ]);
  const [anhUser, liUser] = crew.workers;
  if (anhUser === undefined || liUser === undefined) throw new Error('the crew has no workers');
  const open = async (signedIn: typeof anhUser): Promise<Page> => {
    const phone = await openPhone(browser, { signedIn });
    phones.push(phone);
    await phone.page.goto(`${url()}/channels`);
    // The first tap of the day, which lets the browser make sounds.
    await phone.page.getByRole('heading', { level: 2 }).click();
    return phone.page;
  };
  const pages = {
    tanaka: online.includes('tanaka') ? await open(crew.leader) : undefined,
    anh: online.includes('anh') ? await open(anhUser) : undefined,
  };
  return { ...crew, ...pages, anhUser, liUser, open };
}

async function both(browser: Browser) {
  const { tanaka, anh, ...crew } = await openCrew(browser);
  if (tanaka === undefined || anh === undefined) throw new Error('nobody is online');
  return { ...crew, tanaka, anh };
}

const entryOf = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });
const incomingOf = (page: Page) => page.getByRole('dialog', { name: '田中 đang gọi bạn' });
const outgoingOf = (page: Page) => page.getByRole('dialog', { name: 'Anhさんを 呼んでいます' });

async function callAnh(tanaka: Page): Promise<void> {
  await tanaka.getByRole('button', { name: 'メンバーを呼ぶ' }).click();
  await entryOf(tanaka, 'Anh').click();
  await expect(outgoingOf(tanaka)).toContainText('相手の画面で鳴っています');
}

test('DIAL-05 DIAL-15 DIAL-17 DIAL-20 a call is answered: both are in the same call, hear each other, and nobody else reads it', async ({
  browser,
}) => {
  const { tanaka, anh, leader, liUser, channelId } = await both(browser);
  await callAnh(tanaka);
  await expect(incomingOf(anh)).toBeVisible();
  await expect.poll(() => loudspeakerPeak(anh)).toBeGreaterThan(AUDIBLE);
  await incomingOf(anh).getByRole('button', { name: 'Nghe' }).click();
  await anh.waitForURL(/\/call\//);
  await tanaka.waitForURL(/\/call\//);
  expect(new URL(tanaka.url()).pathname).toBe(new URL(anh.url()).pathname);
  await expect(tanaka.getByRole('region', { name: '参加者' })).toContainText('Anh');

  await prepareSpeech(tanaka, '危ない！下がれ！');
  await hold(tanaka, tanaka.getByRole('button', { name: '押して話す' }), () =>
    expect(tanaka.getByRole('button', { name: '話してください' })).toBeVisible(),
  );
  await expect(anh.getByRole('article').filter({ hasText: 'Nguy hiểm! Lùi lại!' })).toBeVisible();
  await prepareSpeech(anh, 'Tôi hiểu rồi');
  await hold(anh, anh.getByRole('button', { name: 'Giữ để nói' }), () =>
    expect(anh.getByRole('button', { name: 'Hãy nói' })).toBeVisible(),
  );
  await expect(tanaka.getByRole('article').filter({ hasText: 'わかりました' })).toBeVisible();
  await expect.poll(() => loudspeakerPeak(tanaka)).toBeGreaterThan(AUDIBLE);

  // What the two said is in no channel that others have, nor can others open theirs.
  for (const { token } of [leader, liUser]) {
    const { channels } = await call(url(), 'listChannels', { token });
    expect(channels.map(({ id }) => id)).toEqual([channelId]);
    const { utterances } = await call(url(), 'transcript', { token, params: { id: channelId } });
    expect(utterances).toEqual([]);
  }
  const directId = new URL(anh.url()).pathname.split('/').at(-1) ?? '';
  await expect(call(url(), 'transcript', { token: liUser.token, params: { id: directId } })).rejects.toThrow(
    '404',
  );
});

test('DIAL-14 ERR-18 a rejected call names who rejected it', async ({ browser }) => {
  const { tanaka, anh } = await both(browser);
  await callAnh(tanaka);
  await incomingOf(anh).getByRole('button', { name: 'Từ chối' }).click();
  await expect(tanaka.getByText('Anhさんが通話を拒否しました')).toBeVisible();
  await expect(outgoingOf(tanaka)).toBeHidden();
  await expect(incomingOf(anh)).toBeHidden();
});

test('DIAL-12 a cancelled call closes on the other phone, which says who called', async ({ browser }) => {
  const { tanaka, anh } = await both(browser);
  await callAnh(tanaka);
  await expect(incomingOf(anh)).toBeVisible();
  await outgoingOf(tanaka).getByRole('button', { name: 'やめる' }).click();
  await expect(incomingOf(anh)).toBeHidden();
  await expect(anh.getByText('Cuộc gọi nhỡ từ 田中')).toBeVisible();
});

test('DIAL-09 DIAL-19 a call that nobody answers ends after 30 seconds on both phones', async ({
  browser,
}) => {
  const { tanaka, anh } = await both(browser);
  await callAnh(tanaka);
  await expect(tanaka.getByText('Anhさんは30秒待っても出ませんでした')).toBeVisible({ timeout: 40_000 });
  await expect(tanaka.getByText('呼び出しに失敗しました')).toBeHidden();
  await expect(outgoingOf(tanaka)).toBeHidden();
  await expect(incomingOf(anh)).toBeHidden();
});

test('DIAL-01 PRES-09 who is offline cannot be called, and can the moment they open the app', async ({
  browser,
}) => {
  const { tanaka, anhUser, open } = await openCrew(browser, ['tanaka']);
  if (tanaka === undefined) throw new Error('nobody is online');
  await tanaka.getByRole('button', { name: 'メンバーを呼ぶ' }).click();
  const anhEntry = entryOf(tanaka, 'Anh');
  await expect(anhEntry).toBeDisabled();
  await expect(anhEntry).toContainText('オフライン');
  await expect(entryOf(tanaka, '李')).toContainText('オフライン');
  await open(anhUser);
  // At once, not with the next poll.
  await expect(anhEntry).toBeEnabled({ timeout: 5_000 });
  await expect(anhEntry).toContainText('オンライン');
});

test('DIAL-04 ERR-17 a member in no channel cannot be called, and the caller is told', async ({
  browser,
}) => {
  const { tanaka, leader, channelId } = await both(browser);
  await call(url(), 'setChannelMembers', {
    token: leader.token,
    params: { id: channelId },
    body: { userIds: [] },
  });
  await tanaka.reload();
  await tanaka.getByRole('button', { name: 'メンバーを呼ぶ' }).click();
  await entryOf(tanaka, 'Anh').click();
  await expect(tanaka.getByText('Anhさんのチャンネルが見つかりません')).toBeVisible();
});

test('DIAL-16 DIAL-18 whoever reloads while it rings, caller or callee, still has the call', async ({
  browser,
}) => {
  const { tanaka, anh } = await both(browser);
  await callAnh(tanaka);
  await anh.reload();
  await expect(incomingOf(anh)).toBeVisible();
  await tanaka.reload();
  await expect(outgoingOf(tanaka)).toContainText('相手の画面で鳴っています');
  await incomingOf(anh).getByRole('button', { name: 'Nghe' }).click();
  await tanaka.waitForURL(/\/call\//);
  await anh.waitForURL(/\/call\//);
  await expect(tanaka.getByRole('region', { name: '参加者' })).toContainText('Anh');
});

test('PRES-10 of two tabs only the registered one rings, and taking over brings the call along', async ({
  browser,
}) => {
  const { tanaka, anh } = await both(browser);
  const second = await anh.context().newPage();
  await second.goto(`${url()}/channels`);
  await expect(second.getByRole('button', { name: 'Dùng ở đây' })).toBeVisible();
  await callAnh(tanaka);
  await expect(incomingOf(anh)).toBeVisible();
  await expect(incomingOf(second)).toBeHidden();
  await second.getByRole('button', { name: 'Dùng ở đây' }).click();
  await expect(incomingOf(second)).toBeVisible();
  await expect(incomingOf(anh)).toBeHidden();
  await incomingOf(second).getByRole('button', { name: 'Nghe' }).click();
  await tanaka.waitForURL(/\/call\//);
});

test('CHAN-22 at 20 % battery the saver turns on by itself, says so, and is turned off by hand', async ({
  browser,
}) => {
  const { anhUser } = await openCrew(browser, []);
  const phone = await openPhone(browser, { signedIn: anhUser });
  phones.push(phone);
  const { page } = phone;
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { level: 0.21, charging: false });
    Object.assign(navigator, {
      getBattery: () => Promise.resolve(battery),
      drain: () => {
        battery.level = 0.2;
        battery.dispatchEvent(new Event('levelchange'));
      },
    });
  });
  await page.goto(`${url()}/channels`);
  const root = page.locator('html');
  await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(root).toHaveAttribute('data-battery-saver', 'off');
  await page.evaluate(() => (navigator as unknown as { drain: () => void }).drain());
  await expect(page.getByText('Đang tiết kiệm pin')).toBeVisible();
  await expect(root).toHaveAttribute('data-battery-saver', 'on');
  await page.getByRole('button', { name: 'Tắt' }).click();
  await expect(root).toHaveAttribute('data-battery-saver', 'off');
});
