import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { startFaceToFace } from '../support/face-to-face';
import { openPhone } from '../support/people';

const url = () => process.env['GENBATALK_URL'] ?? '';
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const sizes = [
  { name: 'a small phone', width: 360, height: 640 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a tablet on its side', width: 1024, height: 768 },
] as const;

/** Pairs of controls and texts of the halves whose boxes overlap, and boxes that leave the screen or their half. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30);
    /** What is seen of an element: the rest of it is scrolled out of the boxes that it stands in. */
    const seenBox = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowY === 'visible') continue;
        const frame = outer.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return { left, top, right, bottom };
    };
    const newest = document.querySelector('section[data-side=host] li:last-child');
    const boxes = [
      ...document.querySelectorAll(
        'section button:not(li button), section select, section [role=status], section p',
      ),
      ...(newest === null ? [] : [newest]),
    ]
      .filter((element) => element.closest('p') === element || element.closest('p') === null)
      .map((element) => ({ element, box: seenBox(element) }));
    for (const [index, { element, box }] of boxes.entries()) {
      const isInside =
        box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
      if (!isInside) found.push(`outside: ${nameOf(element)}`);
      for (const other of boxes.slice(index + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`overlap: ${nameOf(element)} / ${nameOf(other.element)}`);
      }
    }
    const list = newest?.parentElement?.getBoundingClientRect();
    const last = newest?.getBoundingClientRect();
    if (list && last && (last.top < list.top - 1 || last.bottom > list.bottom + 1))
      found.push('the newest entry is cut');
    return found;
  });
}

for (const { name, width, height } of sizes) {
  test(`F2F-04 F2F-08 on ${name} nothing overlaps, and the newest entry and both talk buttons are in full view`, async ({
    browser,
  }) => {
    const { page, context } = await openPhone(browser);
    await page.setViewportSize({ width, height });
    const { host, guest, say } = await startFaceToFace(page, url());
    await guest.getByRole('combobox').selectOption('vi');
    await say('guest', 'Nhà vệ sinh ở đâu?');
    await expect(host.locator('li')).toHaveCount(1);
    await say('host', 'ヘルメットをかぶってください');
    await expect(host.locator('li')).toHaveCount(2);
    await expect(host.getByText('訳しています')).toBeHidden();
    expect(await faults(page)).toEqual([]);
    for (const half of [host, guest]) {
      const box = await half.locator('button[data-state]').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(96);
    }
    await context.close();
  });
}

for (const { name, width, height } of [sizes[1], { name: 'a desk', width: 1280, height: 800 }]) {
  test(`F2F-08 on ${name} all of the last three entries are in full view`, async ({ browser }) => {
    const { page, context } = await openPhone(browser);
    await page.setViewportSize({ width, height });
    const { host, say } = await startFaceToFace(page, url());
    for (const text of ['ヘルメットをかぶってください', 'ここに置いてください', '止まってください'])
      await say('host', text);
    await expect(host.locator('li')).toHaveCount(3);
    await expect(host.getByText('訳しています')).toBeHidden();
    const hidden = await host.locator('ol').evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await context.close();
  });
}

const LONG =
  '今日の午後三時から南側の足場の解体を始めますので、下の通路には絶対に入らないで、資材は北側の置き場に運んでください';

for (const { name, width, height } of [sizes[0], sizes[1], sizes[2]]) {
  test(`F2F-04 on ${name} nothing overlaps with long sentences in very large text`, async ({ browser }) => {
    const { page, context } = await openPhone(browser);
    await page.addInitScript(() => localStorage.setItem('genbatalk.textSize', 'very-large'));
    await page.setViewportSize({ width, height });
    const { host, guest, say } = await startFaceToFace(page, url());
    await say('host', LONG);
    await expect(host.locator('li')).toHaveCount(1);
    await expect(guest).toContainText('南側');
    await expect(host.getByText('訳しています')).toBeHidden();
    // A sentence longer than its place is read by scrolling; nothing else gives way.
    expect((await faults(page)).filter((fault) => fault !== 'the newest entry is cut')).toEqual([]);
    for (const half of [host, guest]) {
      const box = await half.locator('button[data-state]').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(96);
    }
    await context.close();
  });
}

test('F2F-04 the guest half is upside down, until it is switched for two people side by side', async ({
  browser,
}) => {
  const { page, context } = await openPhone(browser);
  const { host, guest } = await startFaceToFace(page, url());
  const turn = () => guest.evaluate((half) => getComputedStyle(half).transform);
  expect(await turn()).toBe('matrix(-1, 0, 0, -1, 0, 0)');
  // What a half begins with stands at the lower edge of a half that is upside down.
  const picker = await guest.getByRole('combobox').boundingBox();
  const button = await guest.locator('button[data-state]').boundingBox();
  expect(picker?.y).toBeGreaterThan(button?.y ?? Number.POSITIVE_INFINITY);
  await host.getByRole('button', { name: '画面の設定' }).click();
  await page.getByRole('radio', { name: 'となり' }).check();
  await page.keyboard.press('Escape');
  expect(await turn()).toBe('none');
  await page.reload();
  await expect(guest).toHaveAttribute('data-turned', 'false');
  await context.close();
});

for (const theme of ['light', 'sunlight'] as const) {
  test(`F2F-04 the screen passes axe in the ${theme} theme, and in sunlight with a contrast of 7:1`, async ({
    browser,
  }) => {
    const { page, context } = await openPhone(browser);
    await page.addInitScript((chosen) => localStorage.setItem('genbatalk.theme', chosen), theme);
    const { guest, say, host } = await startFaceToFace(page, url());
    await say('host', 'ヘルメットをかぶってください');
    await expect(guest).toContainText('Please wear your helmet.');
    await host.getByRole('button', { name: '定型文', exact: true }).click();
    await expect(host.getByRole('button', { name: '止まれ！' }).first()).toBeVisible();
    await page.evaluate(axeSource);
    const violations = await page.evaluate(async (isStrict) => {
      const { axe } = window as unknown as {
        axe: {
          run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const result = await axe.run({
        rules: { 'color-contrast-enhanced': { enabled: isStrict } },
        // Not of this screen: the frame of the document is the same everywhere.
        resultTypes: ['violations'],
      });
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }, theme === 'sunlight');
    expect(violations).toEqual([]);
    await context.close();
  });
}
