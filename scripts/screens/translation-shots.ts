import { call } from '../../e2e/support/crew.js';
import type { EngineReport } from '../../packages/contract/src/index.js';
import type { Scene, Shot } from './shots.js';

/** A leader whose plan has room for terms. */
const leader = ({ busy }: Scene) => busy;

const TERMS = [
  {
    language: 'ja',
    term: '天秤',
    spokenForms: ['てんびん'],
    meaning: '長い物を吊る梁',
    translations: { en: 'spreader beam', vi: 'đòn gánh', zh: '吊梁', de: 'Traverse' },
    approved: true,
  },
  {
    language: 'ja',
    term: '水糸',
    spokenForms: [],
    meaning: '',
    translations: { vi: 'dây căng', zh: '水线' },
    approved: false,
  },
] as const;

async function addTerms({ url, busy }: Scene): Promise<void> {
  const { token } = busy;
  const { terms } = await call(url, 'listGlossary', { token });
  for (const term of TERMS.slice(terms.length))
    await call(url, 'addTerm', { token, body: { ...term, spokenForms: [...term.spokenForms] } });
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
    async prepare(page, scene) {
      await addTerms(scene);
      await page.goto(`${scene.url}/admin/glossary`);
      await page.locator('main li').first().waitFor();
    },
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
