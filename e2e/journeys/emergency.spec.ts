import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Crew, call, createCrew } from '../support/crew';
import { openPhone, type Phone } from '../support/people';
import { forgetSound, loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';
const AUDIBLE = 0.05;
const PLACE = { latitude: 35.681236, longitude: 139.767125, accuracy: 12 };

interface Site extends Crew {
  tanaka: Phone;
  anh: Phone;
  li: Phone;
}

/** The leader on /channels, a worker in one channel, another in a second one. */
async function openSite(browser: Browser): Promise<Site> {
  const crew = await createCrew(url(), [
    { nickname: 'Anh', language: 'vi' },
    { nickname: '李', language: 'zh' },
  ]);
  const { leader, workers, channelId } = crew;
  const [first, second] = workers;
  if (first === undefined || second === undefined) throw new Error('the crew has no workers');
  const { channel } = await call(url(), 'createChannel', {
    token: leader.token,
    body: { name: '足場チーム' },
  });
  await call(url(), 'setChannelMembers', {
    token: leader.token,
    params: { id: channel.id },
    body: { userIds: [second.user.id] },
  });
  const tanaka = await openPhone(browser, { signedIn: leader });
  const anh = await openPhone(browser, { signedIn: first });
  const li = await openPhone(browser, { signedIn: second });
  await anh.context.grantPermissions(['geolocation', 'microphone']);
  await anh.context.setGeolocation(PLACE);
  await tanaka.page.goto(`${url()}/channels`);
  await anh.page.goto(`${url()}/call/${channelId}`);
  await li.page.goto(`${url()}/call/${channel.id}`);
  await expect(anh.page.getByText('Đã kết nối')).toBeVisible();
  await expect(li.page.getByText('已连接')).toBeVisible();
  await expect(tanaka.page.getByText(crew.channelName)).toBeVisible();
  // A person has touched the own phone before: without that no browser makes a sound.
  for (const { page } of [tanaka, anh, li]) await page.mouse.click(5, 300);
  return { ...crew, tanaka, anh, li };
}

async function close({ tanaka, anh, li }: Site): Promise<void> {
  for (const { context } of [tanaka, anh, li]) await context.close();
}

const alarmOf = (page: Page) => page.locator('[data-alarm]');

/** Presses the button that must be held, and lets go when `until` is there. */
async function press(page: Page, name: string, until: () => Promise<unknown>): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (box === null) throw new Error('the button is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await until();
  await page.mouse.up();
}

test('EMRG-01 EMRG-14 the question is asked on both screens, and declining or a short press sends nothing', async ({
  browser,
}) => {
  const site = await openSite(browser);
  const { tanaka, anh, li } = site;
  await tanaka.page.getByRole('button', { name: '緊急' }).click();
  await expect(tanaka.page.getByRole('dialog')).toContainText('緊急アラートを送信しますか？');
  await expect(tanaka.page.getByRole('dialog')).toContainText('すべてのチャンネルに通知されます。');
  await tanaka.page.getByRole('button', { name: '送信しない' }).click();
  await expect(tanaka.page.getByRole('dialog')).toBeHidden();

  await anh.page.getByRole('button', { name: 'Khẩn cấp' }).click();
  // Short by the page's own clock, however long the hand takes to let go.
  await anh.page.clock.install();
  await anh.page.clock.pauseAt(Date.now() + 60_000);
  await press(anh.page, 'Giữ 1 giây để gửi', async () => {
    await anh.page.clock.runFor(900);
    await expect(anh.page.getByRole('button', { name: 'Tiếp tục giữ' })).toBeVisible();
  });
  await anh.page.clock.runFor(2_000);
  await expect(anh.page.getByRole('button', { name: 'Giữ 1 giây để gửi' })).toBeVisible();
  await anh.page.clock.resume();
  await anh.page.getByRole('button', { name: 'Không gửi' }).click();
  await expect(anh.page.getByText('Đã kết nối')).toBeVisible();
  const { emergencies } = await call(url(), 'listEmergencies', { token: site.leader.token });
  expect(emergencies).toEqual([]);
  await expect(li.page.getByText('紧急情况！')).toBeHidden();
  await close(site);
});

test('EMRG-03 EMRG-04 EMRG-06 EMRG-07 an alarm reaches everybody on every screen, sounds, is confirmed and ended', async ({
  browser,
}) => {
  const site = await openSite(browser);
  const { tanaka, anh, li, channelName } = site;
  for (const { page } of [tanaka, li]) await forgetSound(page);
  await anh.page.getByRole('button', { name: 'Khẩn cấp' }).click();
  await expect(anh.page.getByText('Gửi kèm vị trí của bạn (sai số 12 m)')).toBeVisible();
  await press(anh.page, 'Giữ 1 giây để gửi', () =>
    expect(alarmOf(anh.page)).toContainText('Đã gửi cảnh báo khẩn cấp'),
  );

  // The leader looks at the list of channels, the other worker is in another channel.
  const atLeader = alarmOf(tanaka.page);
  await expect(atLeader.getByRole('heading', { name: '緊急事態発生！' })).toBeVisible();
  await expect(atLeader).toContainText('Anhさんから');
  await expect(atLeader).toContainText(channelName);
  await expect(atLeader).toContainText('誤差 約12m');
  await expect(atLeader.getByRole('link', { name: '地図を開く' })).toHaveAttribute(
    'href',
    /openstreetmap\.org.*35\.681236.*139\.767125/,
  );
  await expect(li.page.getByRole('heading', { name: '紧急情况！' })).toBeVisible();
  await expect.poll(() => loudspeakerPeak(li.page)).toBeGreaterThan(AUDIBLE);
  await expect.poll(() => loudspeakerPeak(tanaka.page)).toBeGreaterThan(AUDIBLE);

  // A reload does not make it go away; confirming does, and everybody sees it.
  await li.page.reload();
  await expect(li.page.getByRole('heading', { name: '紧急情况！' })).toBeVisible();
  await li.page.getByRole('button', { name: '我已知晓' }).click();
  await expect(atLeader).toContainText('確認した人（1人）');
  await expect(alarmOf(anh.page)).toContainText('Đã xác nhận (1)');
  await expect(alarmOf(anh.page)).toContainText('Chưa xác nhận (1)');
  await tanaka.page.getByRole('button', { name: '確認しました' }).click();
  await expect(alarmOf(anh.page)).toContainText('Tất cả đã xác nhận');
  await forgetSound(tanaka.page);
  await tanaka.page.getByRole('button', { name: '画面に戻る' }).click();
  await expect(tanaka.page.getByText('緊急事態：Anh')).toBeVisible();
  expect(await loudspeakerPeak(tanaka.page)).toBeLessThan(AUDIBLE);

  await tanaka.page.getByRole('button', { name: '緊急事態の詳細' }).click();
  await tanaka.page.getByRole('button', { name: '緊急事態を終了する' }).click();
  await tanaka.page.getByLabel('メモ（任意）').fill('負傷者なし');
  await tanaka.page.getByRole('button', { name: '終了する', exact: true }).click();
  for (const { page } of [tanaka, anh, li]) await expect(alarmOf(page)).toBeHidden();
  await close(site);
});

test('EMRG-02 EMRG-15 an alarm raised without network and place is kept, and sent when the network is back', async ({
  browser,
}) => {
  const site = await openSite(browser);
  const { tanaka, li } = site;
  await li.context.setOffline(true);
  await expect(li.page.getByText('已连接')).toBeHidden();
  await li.page.getByRole('button', { name: '紧急' }).click();
  await press(li.page, '按住1秒发送', () =>
    expect(li.page.getByRole('heading', { name: '正在发送紧急警报' })).toBeVisible(),
  );
  await expect(li.page.getByText('没有信号')).toBeVisible();
  await li.context.setOffline(false);
  await expect(li.page.getByRole('heading', { name: '紧急警报已发送' })).toBeVisible({ timeout: 30_000 });
  await expect(alarmOf(tanaka.page)).toContainText('李さんから');
  await expect(alarmOf(tanaka.page)).toContainText('場所は不明です');
  const { emergencies } = await call(url(), 'listEmergencies', { token: site.leader.token });
  expect(emergencies).toHaveLength(1);
  await close(site);
});
