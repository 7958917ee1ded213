import * as z from 'zod';
import { defineCalls } from './define.js';

export const ENGINE_KINDS = ['translation', 'speech', 'recognition'] as const;
/** `healthy`: answers; `failing`: its last answer was a failure; `resting`: failed so often that it is not asked for a while. */
export const ENGINE_STATES = ['healthy', 'failing', 'resting'] as const;

const count = z.number().int().nonnegative();
/** Yen, with fractions: a single sentence costs less than one. */
const yen = z.number().nonnegative();

/** One engine since the server started. Times are of its answers, in milliseconds; null while there was none. */
export const engineReportSchema = z
  .object({
    name: z.string(),
    kind: z.enum(ENGINE_KINDS),
    configured: z.boolean(),
    state: z.enum(ENGINE_STATES),
    p50Ms: z.number().nonnegative().nullable(),
    p95Ms: z.number().nonnegative().nullable(),
    answers: count,
    failures: count,
  })
  .meta({ id: 'EngineReport' });
export type EngineReport = z.infer<typeof engineReportSchema>;

/** What translating costs a company. A day is a calendar day in Asia/Tokyo. */
export const translationSpendingSchema = z
  .object({
    todayYen: yen,
    monthYen: yen,
    /** The company's cap or the server's default; 0 means that no engine is asked. */
    dailyCapYen: count,
    /** Null where the company has the server's default. */
    ownDailyCapYen: count.nullable(),
    /** The cap is reached: until midnight only the phrasebook, own phrases and kept translations answer. */
    capReached: z.boolean(),
  })
  .meta({ id: 'TranslationSpending' });
export type TranslationSpending = z.infer<typeof translationSpendingSchema>;

export const companySettingsSchema = z
  .object({
    /** Translations are kept beyond the utterances they were made for. */
    keepTranslations: z.boolean(),
    /** Null: the server's default. */
    dailyCapYen: count.max(1_000_000).nullable(),
  })
  .meta({ id: 'CompanySettings' });
export type CompanySettings = z.infer<typeof companySettingsSchema>;

/** How the engines do, what they cost, and what a company chose about it. */
export const engineCalls = defineCalls({
  listEngines: {
    method: 'GET',
    path: '/api/engines',
    access: 'leader',
    summary: 'The engines of this server, how they do, and what the company has spent',
    status: 200,
    response: z.object({
      engines: z.array(engineReportSchema),
      spending: translationSpendingSchema,
      settings: companySettingsSchema,
    }),
  },
  updateCompanySettings: {
    method: 'PATCH',
    path: '/api/company/settings',
    access: 'leader',
    summary:
      'Changes what is given. Turning `keepTranslations` off deletes what was kept beyond its utterance',
    status: 200,
    body: companySettingsSchema.partial(),
    response: z.object({ settings: companySettingsSchema }),
  },
});
