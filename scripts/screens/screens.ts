import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../e2e/support/chromium.js';
import { companyPast } from '../../e2e/support/company-past.js';
import { createCrew } from '../../e2e/support/crew.js';
import { scriptRecogniser } from '../../e2e/support/recogniser.js';
import { type SiteServer, startServer } from '../../e2e/support/server.js';
import { INTERFACE_LANGUAGES, type SignedIn } from '../../packages/contract/src/index.js';
import { type Scene, SHOTS, type Shot } from './shots.js';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;
type Size = (typeof SIZES)[number];

const FOLDER = 'screens';

async function createScene({ url, dataDir }: SiteServer, language: Scene['language']): Promise<Scene> {
  const crew = await createCrew(
    url,
    [
      { nickname: 'Nguyễn Văn Anh', language },
      { nickname: '李 建国', language: 'zh' },
      { nickname: 'John', language: 'en' },
      { nickname: 'Trần Thị Hương', language: 'vi' },
      { nickname: 'ボロット', language: 'ja' },
    ],
    { leader: { name: '田中 健一', language } },
  );
  const { leader: newcomer } = await createCrew(url, [], {
    leader: { name: '佐藤', language },
    channelName: '',
    plan: 'FREE',
  });
  const { leader: lapsed } = await createCrew(url, [], {
    leader: { name: '鈴木', language },
    plan: 'FREE',
  });
  await companyPast(dataDir, lapsed.user.companyId).endTrial();
  const { leader: busy } = await createCrew(url, [{ nickname: 'John', language: 'en' }], {
    leader: { name: '高橋', language },
    plan: 'team5_standard',
  });
  await useMinutes(companyPast(dataDir, busy.user.companyId));
  return { url, language, crew, newcomer, lapsed, busy };
}

/** Three weeks of a plan with 300 one-to-one and 1,800 team minutes: 252 and all of them. */
async function useMinutes({ beginPeriod, use }: ReturnType<typeof companyPast>): Promise<void> {
  await beginPeriod(21);
  const days = Array.from({ length: 18 }, (_, index) => index + 1).filter((day) => day % 7 > 1);
  for (const day of days) {
    const minutesAgo = day * 24 * 60;
    await use('team', Math.ceil((1_800 * 60) / days.length), minutesAgo);
    await use('oneToOne', (252 * 60) / days.length, minutesAgo + 180);
    await use('faceToFace', 500 + 97 * day, minutesAgo + 240);
  }
}

async function openPage(
  browser: Browser,
  size: Size,
  language: string,
  signedIn: SignedIn | undefined,
): Promise<Page> {
  const { width, height } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    reducedMotion: 'reduce',
    permissions: ['microphone'],
  });
  // tsx names functions through a helper of its own, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(
    ({ user, token, stored }) => {
      localStorage.setItem('genbatalk.language', stored);
      if (user === undefined) return;
      const state = { user, token, isAuthenticated: true };
      localStorage.setItem('genbatalk.session', JSON.stringify({ state, version: 1 }));
    },
    { user: signedIn?.user, token: signedIn?.token, stored: language },
  );
  const page = await context.newPage();
  await scriptRecogniser(page);
  return page;
}

async function take(browser: Browser, size: Size, shot: Shot, scene: Scene): Promise<Buffer> {
  const page = await openPage(browser, size, scene.language, shot.as(scene));
  try {
    await page.goto(scene.url + shot.path(scene));
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await shot.prepare?.(page, scene);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } catch (error) {
    await page.screenshot({ path: join(FOLDER, 'failed.png') });
    throw error;
  } finally {
    await page.context().close();
  }
}

/** One sheet a screen and size: the four languages side by side. */
async function layOut(
  browser: Browser,
  name: string,
  size: Size,
  pictures: readonly Buffer[],
): Promise<void> {
  const scale = size.name === 'phone' ? 1 : 0.6;
  const context = await browser.newContext({
    viewport: { width: Math.ceil(size.width * scale * (size.name === 'phone' ? 4 : 2)) + 80, height: 600 },
  });
  const page = await context.newPage();
  const figures = pictures
    .map(
      (picture, index) =>
        `<figure><figcaption>${name} · ${size.name} · ${INTERFACE_LANGUAGES[index]}</figcaption><img width="${size.width * scale}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
    )
    .join('');
  await page.setContent(
    `<style>body{margin:8px;background:#888;display:flex;flex-wrap:wrap;gap:12px;font:14px sans-serif}figure{margin:0}figcaption{color:#fff;padding:2px}</style>${figures}`,
  );
  await page.screenshot({ path: join(FOLDER, `${name}-${size.name}.png`), fullPage: true });
  await context.close();
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const shots = SHOTS.filter(
    ({ name }) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix)),
  );
  if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS] });
  try {
    const scenes: Scene[] = [];
    for (const language of INTERFACE_LANGUAGES) scenes.push(await createScene(server, language));
    for (const shot of shots) {
      for (const size of SIZES) {
        const pictures: Buffer[] = [];
        for (const scene of scenes) pictures.push(await take(browser, size, shot, scene));
        await layOut(browser, shot.name, size, pictures);
      }
      process.stdout.write(`${shot.name}\n`);
    }
    const index = shots.flatMap(({ name }) => SIZES.map((size) => `${name}-${size.name}.png`));
    await writeFile(join(FOLDER, 'index.txt'), `${index.join('\n')}\n`);
  } finally {
    await browser.close();
    await server.close();
  }
}

await main();
