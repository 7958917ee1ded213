import { expect, type Page, test } from '@playwright/test';
import { call, createCrew } from '../support/crew';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';
const cardOf = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true });

/** The paths that a page asks the server for. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return asked;
}

test('APP-03, APP-05, APP-06, PAY-19 plans and billing are for leaders', async ({ browser, page }) => {
  for (const path of ['/subscription', '/subscription/success', '/admin/billing']) {
    await page.goto(url() + path);
    await expect(page).toHaveURL(`${url()}/login`);
  }
  const { workers } = await createCrew(url(), [{ nickname: 'Ken', language: 'ja' }]);
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const hand = await openPhone(browser, { signedIn: worker });
  const asked = watchRequests(hand.page);
  for (const path of ['/subscription', '/admin/billing']) {
    await hand.page.goto(url() + path);
    await expect(hand.page.getByRole('heading', { name: 'アクセス権限がありません' })).toBeVisible();
    await expect(hand.page.getByText('この画面は職長だけが使えます。')).toBeVisible();
    await expect(hand.page.getByRole('article')).toHaveCount(0);
  }
  await hand.page.getByRole('link', { name: '戻る' }).click();
  await expect(hand.page).toHaveURL(`${url()}/channels`);
  await expect(hand.page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  expect(asked.filter((path) => /\/api\/(subscription|usage|audit)/.test(path))).toEqual([]);
  await hand.context.close();
});

test('PLAN-22, PLAN-23, PLAN-24, PLAN-25 plans in two tabs, each with price, features and an example, and the notes', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [], { plan: 'FREE' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/subscription`);
  await expect(page.getByRole('heading', { level: 1, name: 'プラン選択' })).toBeVisible();
  await expect(page.getByRole('link', { name: '設定へ戻る' })).toHaveAttribute('href', '/settings');
  await expect(page.getByRole('tab')).toHaveText(['個人プラン', '組織プラン']);
  await expect(page.getByRole('article')).toHaveCount(4);
  const standard = cardOf(page, 'チーム スタンダード');
  await expect(standard).toContainText('おすすめ');
  await expect(standard).toContainText('20,000円');
  await expect(standard).toContainText('／月（税抜）');
  for (const feature of ['10人', '月300分', '月1,800分', '7日間']) {
    await expect(standard).toContainText(feature);
  }
  const { plans } = await call(url(), 'listPlans', { token: leader.token });
  const example = plans.find(({ id }) => id === 'team5_standard')?.usageExample ?? '-';
  await expect(standard.getByText(example)).toBeHidden();
  await standard.getByText('くわしく見る').click();
  await expect(standard.getByText(example)).toBeVisible();
  await expect(standard.getByRole('button', { name: 'チーム スタンダード：購入する' })).toBeEnabled();

  await page.getByRole('tab', { name: '個人プラン' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(cardOf(page, 'パーソナル プロ')).toContainText('おすすめ');
  await expect(cardOf(page, 'パーソナル ベーシック')).toContainText('1,500円');
  await page.reload();
  await expect(page.getByRole('tab', { name: '個人プラン' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: '個人プラン' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: '組織プラン' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(4);

  for (const note of ['毎月', 'カード決済会社', '変更と解約は、いつでも', '初回の購入が割引', '秒単位']) {
    await expect(page.getByRole('listitem').filter({ hasText: note })).toHaveCount(1);
  }
  await context.close();
});

test('PAY-05, PAY-06, PAY-09, PAY-16, PAY-17, PLAN-19, PLAN-31 trial → upgrade in demo → limits change', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [], { plan: 'FREE' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/channels`);
  await expect(page.getByRole('status').filter({ hasText: '無料期間はあと7日です' })).toBeVisible();

  // FREE has one channel; the form says what to do and leads there.
  await page.getByRole('navigation', { name: 'チームの管理' }).getByRole('button').click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'チャンネル名' }).fill('4F 内装');
  await form.getByRole('button', { name: '作る', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('今のプランではここまでです');
  await form.getByRole('link', { name: 'プランを選ぶ' }).click();
  await expect(page).toHaveURL(/\/subscription$/);

  const sent: unknown[] = [];
  let release = (): void => undefined;
  await page.route('**/api/subscription/create-checkout', async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  const standard = cardOf(page, 'チーム スタンダード');
  await standard.getByRole('button', { name: 'チーム スタンダード：購入する' }).click();
  await expect(standard.getByRole('button', { name: '処理中…' })).toBeDisabled();
  // One purchase at a time.
  await expect(cardOf(page, 'チーム ライト').getByRole('button')).toBeDisabled();
  release();
  await page.waitForURL('**/subscription/success');
  expect(sent).toEqual([
    {
      priceId: 'demo_team5_standard',
      successUrl: `${url()}/subscription/success`,
      cancelUrl: `${url()}/subscription`,
    },
  ]);
  await expect(page.getByRole('heading', { name: 'チーム スタンダードを使えます' })).toBeVisible();
  await expect(page.getByRole('link', { name: '利用状況とお支払い' })).toHaveAttribute(
    'href',
    '/admin/billing',
  );
  await page.getByRole('link', { name: 'チャンネルへ' }).click();
  await expect(page).toHaveURL(`${url()}/channels`);
  await expect(page.getByText('無料期間')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'チームの管理' }).getByRole('button').click();
  await form.getByRole('textbox', { name: 'チャンネル名' }).fill('4F 内装');
  await form.getByRole('button', { name: '作る', exact: true }).click();
  await expect(page.getByRole('heading', { name: '4F 内装' })).toBeVisible();

  await page.goto(`${url()}/subscription`);
  await expect(standard.getByRole('button', { name: '現在のプラン' })).toBeDisabled();
  await expect(
    cardOf(page, 'チーム プロ').getByRole('button', { name: 'チーム プロ：このプランに変える' }),
  ).toBeEnabled();
  await context.close();
});

test('PAY-17 the page after a purchase waits for the plan, and says so when it takes its time', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [], { plan: 'FREE' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  // A clock that is moved by hand; the lock among tabs keeps the browser's own time, and would be given up.
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await page.goto(`${url()}/subscription/success`);
  await expect(page.getByRole('heading', { name: 'お支払いを確かめています' })).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  await page.clock.runFor(61_000);
  await expect(page.getByRole('heading', { name: '確認に時間がかかっています' })).toBeVisible();
  await expect(page.getByText('もう一度支払わないでください')).toBeVisible();
  // The provider's word comes late.
  await call(url(), 'upgradePlan', { token: leader.token, body: { plan: 'BASIC' } });
  await page.getByRole('button', { name: 'もう一度確かめる' }).click();
  await expect(page.getByRole('heading', { name: 'ベーシックを使えます' })).toBeVisible();
  await context.close();
});

test('PAY-08, ERR-38 a plan without a price is not sent, and a failed purchase says why', async ({
  browser,
}) => {
  const { leader } = await createCrew(url(), [], { plan: 'FREE' });
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.route('**/api/subscription/plans', async (route) => {
    const response = await route.fetch();
    const { plans } = (await response.json()) as { plans: { id: string; priceId?: string }[] };
    for (const plan of plans) if (plan.id === 'team5_lite') delete plan.priceId;
    await route.fulfill({ response, json: { plans } });
  });
  await page.goto(`${url()}/subscription`);
  const asked = watchRequests(page);
  await page.getByRole('button', { name: 'チーム ライト：購入する' }).click();
  await expect(cardOf(page, 'チーム ライト').getByRole('alert')).toHaveText('このプランは現在利用できません');
  expect(asked.filter((path) => path.startsWith('POST'))).toEqual([]);

  await page.route('**/api/subscription/create-checkout', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'payment-unavailable', error: 'x', message: 'x', details: [] },
    }),
  );
  await page.getByRole('button', { name: 'チーム プロ：購入する' }).click();
  const failure = cardOf(page, 'チーム プロ').getByRole('alert');
  await expect(failure).toContainText('購入処理に失敗しました');
  await expect(failure).toContainText('お支払いのサービスにつながりません');
  await context.close();
});

test('PROF-07, PROF-08, PROF-09, PLAN-30 the settings of a leader show the plan and lead to the plans', async ({
  browser,
}) => {
  const { leader, workers } = await createCrew(url(), [{ nickname: 'Ken', language: 'ja' }], {
    plan: 'FREE',
  });
  const [worker] = workers;
  if (worker === undefined) throw new Error('the crew has no worker');
  const { page, context } = await openPhone(browser, { signedIn: leader });
  await page.goto(`${url()}/settings`);
  await expect(page.getByText('無料期間中')).toBeVisible();
  await expect(page.getByText(/あと7日（.*まで）/)).toBeVisible();
  await expect(page.getByText('有料プランにすると')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '紹介URL' })).toHaveValue(
    `${url()}/register?ref=${leader.user.id}`,
  );
  await page.getByRole('link', { name: 'プランを変える' }).click();
  await expect(page).toHaveURL(`${url()}/subscription`);
  await context.close();

  const hand = await openPhone(browser, { signedIn: worker });
  await hand.page.goto(`${url()}/settings`);
  await expect(hand.page.getByText('メンバーID')).toBeVisible();
  for (const word of ['プランを変える', '無料期間中', '紹介URL'])
    await expect(hand.page.getByText(word)).toHaveCount(0);
  await hand.context.close();
});
