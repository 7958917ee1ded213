import { expect, test } from '@playwright/test';
import { createCrew } from '../support/crew';
import { hold, openPhone, write } from '../support/people';
import { prepareSpeech } from '../support/recogniser';
import { forgetSound, loudspeakerPeak } from '../support/sound';

const url = () => process.env['GENBATALK_URL'] ?? '';
const AUDIBLE = 0.05;

test('TALK-01 TALK-14 TALK-28 a Japanese leader and a Vietnamese worker talk in a channel, each hears the other in the own language', async ({
  browser,
}) => {
  const { leader, workers, channelName } = await createCrew(url(), [{ nickname: 'Anh', language: 'vi' }]);
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const tanaka = await openPhone(browser, { signedIn: leader });
  const anh = await openPhone(browser, { signedIn: worker });

  for (const [{ page }, enter] of [
    [tanaka, '入る'],
    [anh, 'Vào'],
  ] as const) {
    await page.goto(`${url()}/channels`);
    await page
      .getByRole('article')
      .filter({ hasText: channelName })
      .getByText(enter, { exact: true })
      .click();
    await page.waitForURL(/\/call\//);
  }
  await expect(tanaka.page.getByText('接続中')).toBeVisible();
  await expect(anh.page.getByText('Đã kết nối')).toBeVisible();
  await expect(tanaka.page.getByRole('region', { name: '参加者' })).toContainText('Anh');

  // The foreman holds the button and speaks.
  await prepareSpeech(tanaka.page, '危ない！下がれ！');
  await hold(tanaka.page, tanaka.page.getByRole('button', { name: '押して話す' }), () =>
    expect(tanaka.page.getByRole('button', { name: '話してください' })).toBeVisible(),
  );
  const heard = anh.page.getByRole('article').filter({ hasText: 'Nguy hiểm! Lùi lại!' });
  await expect(heard).toBeVisible();
  await expect(heard).toContainText('危ない！下がれ！');
  await expect(heard.locator('[data-quality=phrasebook]')).toBeVisible();
  // The tones of the speaker's own microphone are over by now.
  await forgetSound(tanaka.page);
  await expect.poll(() => loudspeakerPeak(anh.page)).toBeGreaterThan(AUDIBLE);
  expect(await loudspeakerPeak(tanaka.page)).toBeLessThan(AUDIBLE);
  await expect(
    tanaka.page
      .getByRole('article')
      .filter({ hasText: '危ない！下がれ！' })
      .locator('[data-quality=phrasebook]'),
  ).toBeVisible();

  // And the worker answers; the button waits for the sound to end.
  await prepareSpeech(anh.page, 'Tôi hiểu rồi');
  await hold(anh.page, anh.page.getByRole('button', { name: 'Giữ để nói' }), () =>
    expect(anh.page.getByRole('button', { name: 'Hãy nói' })).toBeVisible(),
  );
  const answer = tanaka.page.getByRole('article').filter({ hasText: 'わかりました' });
  await expect(answer).toBeVisible();
  await expect(answer).toContainText(/Tôi hiểu rồi/);
  await expect.poll(() => loudspeakerPeak(tanaka.page)).toBeGreaterThan(AUDIBLE);

  // What nobody knows is shown as it was said, and marked.
  await write(tanaka.page, '書く', '昨日の図面の件、例のあれでお願い');
  const unknown = anh.page.getByRole('article').filter({ hasText: '昨日の図面の件' });
  await expect(unknown.locator('[data-quality=none], [data-quality=partial]')).toBeVisible();

  await tanaka.context.close();
  await anh.context.close();
});

test('TALK-35 TALK-32 a worker whose network is cut has every utterance once and in order afterwards', async ({
  browser,
}) => {
  const { leader, workers, channelId } = await createCrew(url(), [{ nickname: 'Anh', language: 'vi' }]);
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const tanaka = await openPhone(browser, { signedIn: leader });
  const anh = await openPhone(browser, { signedIn: worker });
  for (const { page } of [tanaka, anh]) await page.goto(`${url()}/call/${channelId}`);
  await expect(anh.page.getByText('Đã kết nối')).toBeVisible();
  await expect(tanaka.page.getByText('接続中')).toBeVisible();
  const say = async (text: string) => {
    await write(tanaka.page, '書く', text);
    await expect(tanaka.page.getByRole('article').filter({ hasText: text })).toBeVisible();
  };

  await say('おはようございます。');
  await expect(anh.page.getByRole('article')).toHaveCount(1);
  await anh.context.setOffline(true);
  await expect(anh.page.getByText('Đã kết nối')).toBeHidden();
  for (const text of ['ヘルメットをかぶってください。', '止まれ！', '休憩しましょう。']) await say(text);
  await anh.context.setOffline(false);

  await expect(anh.page.getByRole('article')).toHaveCount(4);
  const sequences = await anh.page
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('data-sequence')));
  expect(sequences).toEqual(['1', '2', '3', '4']);
  await tanaka.context.close();
  await anh.context.close();
});
