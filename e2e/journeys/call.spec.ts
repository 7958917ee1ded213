import { expect, type Page, test } from '@playwright/test';
import { type CallCrew, enterCall, openCallCrew } from '../support/call-crew';
import { hold, openPhone, write } from '../support/people';
import { prepareSpeech } from '../support/recogniser';
import { type SiteServer, startServer } from '../support/server';
import { forgetSound, loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';
const AUDIBLE = 0.05;

const tile = (page: Page, name: string) =>
  page.getByRole('list').first().getByRole('button').filter({ hasText: name });
const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

let crew: CallCrew;

test.describe('a call of three', () => {
  test.beforeEach(async ({ browser }) => {
    crew = await openCallCrew(browser, url());
    await enterCall(url(), crew);
  });
  test.afterEach(() => crew.leave());

  test('CALL-24 CALL-27 CALL-35 a muted worker cannot speak, his presets pass, and unmuted he may again', async () => {
    const { tanaka, anh, li } = crew;
    await tile(tanaka.page, 'Anh').click();
    await tanaka.page.getByRole('button', { name: '消音にする' }).click();
    await expect(anh.page.getByText('田中 đã tắt tiếng bạn')).toBeVisible();
    await expect(anh.page.getByRole('button', { name: 'Tổ trưởng đã tắt tiếng bạn' })).toBeVisible();
    await expect(tile(li.page, 'Anh')).toContainText('被静音');

    // A worker's sheet of another person has nothing to switch.
    await tile(li.page, 'Anh').click();
    await expect(li.page.getByRole('dialog')).toContainText('Tiếng Việt');
    await expect(li.page.getByRole('dialog').getByRole('button', { name: /静音|麦克风/ })).toHaveCount(0);
    await li.page.keyboard.press('Escape');

    await forgetSound(li.page);
    await anh.page.getByRole('button', { name: 'Câu mẫu' }).click();
    await anh.page.getByRole('button', { name: 'Nguy hiểm!' }).click();
    await expect(said(li.page, '危险！')).toBeVisible();
    await expect(said(li.page, '危险！')).toHaveAttribute('data-critical', 'true');
    await expect.poll(() => loudspeakerPeak(li.page)).toBeGreaterThan(AUDIBLE);
    await expect(said(tanaka.page, '危ない！')).toBeVisible();
    await write(anh.page, 'Viết', 'Tôi hiểu rồi');
    await expect(anh.page.locator('[data-failed=true]')).toContainText('Tôi hiểu rồi');
    expect(await said(tanaka.page, 'わかりました').count()).toBe(0);

    await tanaka.page.getByRole('button', { name: '消音を解除する' }).click();
    await expect(anh.page.getByText('田中 đã bỏ tắt tiếng')).toBeVisible();
    await anh.page.getByRole('button', { name: 'Đóng', exact: true }).first().click();
    await expect(anh.page.getByRole('button', { name: 'Giữ để nói' })).toBeVisible();
  });

  test('CALL-23 CALL-25 a leader switches a microphone off, and its owner on again', async () => {
    const { tanaka, anh } = crew;
    await tile(tanaka.page, 'Anh').click();
    await tanaka.page.getByRole('button', { name: 'マイクを切る' }).click();
    await expect(anh.page.getByText('田中 đã tắt mic của bạn')).toBeVisible();
    await anh.page.getByRole('button', { name: 'Bật mic' }).click();
    await expect(anh.page.getByRole('button', { name: 'Giữ để nói' })).toBeVisible();
    await expect(tile(tanaka.page, 'Anh')).toContainText('Tiếng Việt');
  });

  test('CALL-14 TALK-45 what was recognised is shown at once, and corrected on every screen with one tap', async () => {
    const { tanaka, anh, li } = crew;
    await prepareSpeech(anh.page, 'Tôi hiểu rồi');
    await hold(anh.page, anh.page.getByRole('button', { name: 'Giữ để nói' }), async () => {
      await expect(anh.page.getByRole('button', { name: 'Hãy nói' })).toBeVisible();
      await expect(anh.page.getByRole('status').filter({ hasText: 'Đang dịch…' })).toBeVisible();
    });
    await expect(said(tanaka.page, 'わかりました')).toBeVisible();
    await said(anh.page, 'Tôi hiểu rồi').getByRole('button', { name: 'Sửa' }).click();
    await expect(anh.page.getByRole('textbox')).toHaveValue(/Tôi hiểu rồi/);
    await anh.page.getByRole('textbox').fill('Nguy hiểm!');
    await anh.page.keyboard.press('Enter');
    for (const [phone, text] of [
      [tanaka, '危ない！'],
      [li, '危险！'],
      [anh, 'Nguy hiểm!'],
    ] as const) {
      await expect(said(phone.page, text)).toBeVisible();
      await expect(phone.page.getByRole('article')).toHaveCount(1);
    }
    await expect(said(tanaka.page, '危ない！')).toContainText('訂正');
  });

  test('TALK-01 hands-free one speaks without holding, until one taps', async () => {
    const { tanaka, anh } = crew;
    await prepareSpeech(anh.page, 'Tôi hiểu rồi');
    await anh.page.getByRole('button', { name: 'Rảnh tay' }).click();
    await expect(anh.page.locator('button[data-state=locked]')).toBeVisible();
    await expect(tile(tanaka.page, 'Anh')).toContainText('話し中');
    await anh.page.locator('button[data-state=locked]').click();
    await expect(said(tanaka.page, 'わかりました')).toBeVisible();
    await expect(anh.page.getByRole('button', { name: 'Giữ để nói' })).toBeVisible();
  });

  test('CALL-28 PRES-08 one leaves and the call goes on; the last one leaves and it ends after 2 seconds', async () => {
    const { tanaka, anh, li } = crew;
    await anh.page.getByRole('button', { name: 'Rời kênh' }).click();
    await anh.page.waitForURL(/\/channels/);
    const absent = tanaka.page.getByRole('listitem').filter({ hasText: 'Anh' });
    await expect(absent).toContainText('オンライン');
    await expect(tanaka.page.getByText('通話が終わりました')).toBeHidden();
    await anh.context.close();
    // Ten seconds beyond the socket, so that a reload does not flicker.
    await expect(absent).toContainText('オフライン', { timeout: 30_000 });
    await li.page.getByRole('button', { name: '离开' }).click();
    await expect(tanaka.page.getByText('通話が終わりました')).toBeVisible();
    await tanaka.page.waitForURL(/\/channels/);
  });

  test('PRES-05 PRES-06 a second device replaces the first, which takes the session back', async ({
    browser,
  }) => {
    const { anh, workers, channelId } = crew;
    const [worker] = workers;
    if (worker === undefined) throw new Error('the crew has no worker');
    const second = await openPhone(browser, { signedIn: worker });
    await second.page.goto(`${url()}/call/${channelId}`);
    await expect(second.page.getByText('Đã kết nối')).toBeVisible();
    await expect(anh.page.getByText('Phiên này đang dùng ở nơi khác')).toBeVisible();
    await anh.page.getByRole('button', { name: 'Dùng ở đây' }).click();
    await expect(anh.page.getByText('Đã kết nối')).toBeVisible();
    await expect(second.page.getByText('Phiên này đang dùng ở nơi khác')).toBeVisible();
    await second.context.close();
  });
});

test.describe('a server that goes down', () => {
  let server: SiteServer;

  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server.close());

  test('CALL-08 TALK-34 the call goes on after a restart, and what was said meanwhile arrives once', async ({
    browser,
  }) => {
    const here = await openCallCrew(browser, server.url);
    await enterCall(server.url, here);
    await write(here.tanaka.page, '書く', 'おはようございます。');
    await expect(here.anh.page.getByRole('article')).toHaveCount(1);
    await server.kill();
    await expect(here.anh.page.getByText(/Đang kết nối lại \(\d+\/10\)/)).toBeVisible();
    await write(here.tanaka.page, '書く', '危ない！下がれ！');
    await expect(here.tanaka.page.getByText('送信待ち')).toBeVisible();
    await server.start();
    await expect(said(here.anh.page, 'Nguy hiểm! Lùi lại!')).toBeVisible({ timeout: 30_000 });
    await expect(said(here.li.page, '危险')).toBeVisible({ timeout: 30_000 });
    for (const { page } of [here.tanaka, here.anh, here.li])
      await expect(page.getByRole('article')).toHaveCount(2);
    await here.leave();
  });
});
