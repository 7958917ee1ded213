import type { Language } from '@genbatalk/contract';
import { loadPhrasebook } from '@genbatalk/phrasebook';
import { EngineError } from '../platform/engines/engine-error.js';
import type { EngineReports } from '../platform/engines/engine-reports.js';
import { appendAudit } from '../subscription/audit.repository.js';
import type { Entitlements } from '../subscription/entitlements.js';
import { createEngineRace } from '../translation/chain/engine-race.js';
import { createGuardedEngine } from '../translation/chain/guarded-engine.js';
import { createResilientEngine } from '../translation/chain/resilient-engine.js';
import type { RecordSettingsChange } from '../translation/company-settings/audit.port.js';
import { createCompanySettings } from '../translation/company-settings/company-settings.service.js';
import { createOwnPhrasesTranslator } from '../translation/engines/own-phrases/own-phrases-translator.js';
import { createPassThrough } from '../translation/engines/phrasebook/pass-through.js';
import { createPhrasebookTranslator } from '../translation/engines/phrasebook/phrasebook-translator.js';
import { engineRoutes } from '../translation/engines.routes.js';
import { glossaryRoutes } from '../translation/glossary/glossary.routes.js';
import { createGlossary } from '../translation/glossary/glossary.service.js';
import { createTerms } from '../translation/glossary/terms.js';
import { createWithTerms } from '../translation/glossary/with-terms.js';
import { createMeaningGuard } from '../translation/guard/meaning-guard.js';
import { createRemembering } from '../translation/memory/remembering.js';
import { createCapGate } from '../translation/spending/cap-gate.js';
import { createMeteredEngine } from '../translation/spending/metered-engine.js';
import { createSpending } from '../translation/spending/spending.service.js';
import { createTranslationChain } from '../translation/translation-chain.js';
import type { Translator } from '../translation/translator.port.js';
import type { Foundation } from './foundation.js';

interface Surroundings {
  /** Engines behind the phrasebook, in their order. */
  translators: readonly Translator[];
  entitlements: Pick<Entitlements, 'requirePhraseRoom'>;
  reports: EngineReports;
}

/**
 * What turns words into other words, from what is surest to what is a guess: safety-critical sentences, the company's
 * own, the phrasebook, what was translated before, the engines. Each is a Translator that wraps others.
 */
export async function composeTranslation(
  { config, clock, database, logger }: Foundation,
  { translators, entitlements, reports }: Surroundings,
) {
  const phrasebook = await loadPhrasebook();
  const settings = config.translationChain;
  const guard = createMeaningGuard(phrasebook);
  const terms = createTerms({ database, clock });
  const recordChange: RecordSettingsChange = (tx, { companyId, userId }, before, after) =>
    appendAudit(tx, {
      companyId,
      at: clock.now(),
      action: 'settings-changed',
      by: 'leader',
      userId,
      before,
      after,
    });
  const companySettings = createCompanySettings({ database, clock, recordChange });
  const { dailyCapYen } = settings;
  const spending = createSpending({ database, clock, companySettings, dailyCapYen });

  function onFailure(engine: string, error: unknown): void {
    const fault = error instanceof EngineError ? error.fault : undefined;
    logger.warn({ engine, name: (error as Error).name, fault }, 'a translation engine failed');
  }

  const engines = translators.map((translator) => {
    const metered = createMeteredEngine(translator, { spending, logger });
    const resilient = createResilientEngine(metered, { clock, settings, onFailure });
    return createGuardedEngine(resilient, guard);
  });
  reports.register(() => engines.map((engine) => engine.report()));
  const race = createEngineRace(engines, { clock, settings });
  const paidOnce = createRemembering(createCapGate(race, spending), {
    database,
    clock,
    logger,
    companySettings,
  });
  const chain = createTranslationChain(
    [
      createPassThrough(phrasebook),
      createPhrasebookTranslator(phrasebook, { criticalOnly: true }),
      createOwnPhrasesTranslator(database),
      createPhrasebookTranslator(phrasebook),
      ...(engines.length === 0 ? [] : [createWithTerms(paidOnce, terms)]),
    ],
    onFailure,
  );
  const glossary = createGlossary({ database, clock, requireRoom: entitlements.requirePhraseRoom, terms });
  return {
    phrasebook,
    chain,
    /** The company's words of a language, for a recogniser's bias. */
    siteHints: (companyId: string | null, language: Language) => terms.hints(companyId, language),
    routes: { ...glossaryRoutes(glossary), ...engineRoutes({ reports, spending, companySettings }) },
  };
}
