import type { Page } from '@playwright/test';
import type { EngineReport, GlossaryTerm } from '../../packages/contract/src/index.js';
import type { Scene, Shot } from './shots.js';

const leader = ({ crew }: Scene) => crew.leader;
const AT = '2026-11-20T00:00:00.000Z';

const TERMS: readonly GlossaryTerm[] = [
  {
    id: '0b6f3f5e-6f0a-4c59-9a51-4f6f0f1d2c01',
    language: 'ja',
    term: '天秤',
    spokenForms: ['てんびん'],
    meaning: '長い物を吊る梁',
    translations: { en: 'spreader beam', vi: 'đòn gánh', zh: '吊梁', de: 'Traverse' },
    approved: { by: '田中 健一', at: AT },
    createdAt: AT,
    updatedAt: AT,
  },
  {
    id: '0b6f3f5e-6f0a-4c59-9a51-4f6f0f1d2c02',
    language: 'ja',
    term: '水糸',
    spokenForms: [],
    meaning: '',
    translations: { vi: 'dây căng', zh: '水线' },
    approved: null,
    createdAt: AT,
    updatedAt: AT,
  },
];

/** The crew's plan has no room for terms: they are answered in the server's place. */
async function openWithTerms(page: Page, { url }: Scene): Promise<void> {
  await page.route('**/api/glossary', (route) => route.fulfill({ json: { terms: TERMS } }));
  await page.goto(`${url}/admin/glossary`);
  await page.locator('main li').first().waitFor();
}

const ENGINES: readonly EngineReport[] = [
  { name: 'ollama', state: 'healthy', p50Ms: 640, p95Ms: 1_900, answers: 1_284, failures: 3 },
  { name: 'deepl', state: 'resting', p50Ms: 310, p95Ms: 420, answers: 96, failures: 5 },
].map((engine) => ({ ...engine, kind: 'translation', configured: true }) as EngineReport);

/** The company's words, and the engines that translate the rest. */
export const TRANSLATION_SHOTS: readonly Shot[] = [
  {
    name: 'glossary',
    path: () => '/settings',
    as: leader,
    prepare: openWithTerms,
  },
  {
    name: 'glossary-term',
    path: () => '/admin/glossary',
    as: leader,
    async prepare(page) {
      await page.locator('main button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'glossary-wrong-table',
    path: () => '/admin/glossary',
    as: leader,
    async prepare(page) {
      await page.locator('input[type=file]').setInputFiles({
        name: 'glossary.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('language,term\nxx,柱\nja,\nja,梁\nja,梁\n'),
      });
      await page.getByRole('alert').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'engines',
    path: () => '/settings',
    as: leader,
    async prepare(page, { url }) {
      await page.route('**/api/engines', (route) =>
        route.fulfill({
          json: {
            engines: ENGINES,
            spending: {
              todayYen: 500,
              monthYen: 4_210,
              dailyCapYen: 500,
              ownDailyCapYen: null,
              capReached: true,
            },
            settings: { keepTranslations: false, dailyCapYen: null },
          },
        }),
      );
      await page.goto(`${url}/admin/engines`);
      await page.locator('main li').first().waitFor();
    },
  },
];
