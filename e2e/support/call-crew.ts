import { type Browser, expect } from '@playwright/test';
import { type Crew, createCrew } from './crew';
import { openPhone, type Phone } from './people';

/** A Japanese leader, a Vietnamese and a Chinese worker, each with an own phone. */
export interface CallCrew extends Crew {
  readonly tanaka: Phone;
  readonly anh: Phone;
  readonly li: Phone;
  leave(): Promise<void>;
}

/** `connectedWord` of the three phones, in the order of the crew. */
const CONNECTED = ['接続中', 'Đã kết nối', '已连接'] as const;

export async function openCallCrew(browser: Browser, url: string): Promise<CallCrew> {
  const crew = await createCrew(url, [
    { nickname: 'Anh', language: 'vi' },
    { nickname: '李', language: 'zh' },
  ]);
  const [first, second] = crew.workers;
  if (first === undefined || second === undefined) throw new Error('the crew has no workers');
  const tanaka = await openPhone(browser, { signedIn: crew.leader });
  const anh = await openPhone(browser, { signedIn: first });
  const li = await openPhone(browser, { signedIn: second });
  return {
    ...crew,
    tanaka,
    anh,
    li,
    async leave() {
      for (const { context } of [tanaka, anh, li]) await context.close();
    },
  };
}

/** Lets the phones enter the channel, and waits until each is in. */
export async function enterCall(url: string, crew: CallCrew): Promise<void> {
  const phones = [crew.tanaka, crew.anh, crew.li];
  for (const { page } of phones) await page.goto(`${url}/call/${crew.channelId}`);
  for (const [index, { page }] of phones.entries())
    await expect(page.getByText(CONNECTED[index] ?? '', { exact: true })).toBeVisible();
}
