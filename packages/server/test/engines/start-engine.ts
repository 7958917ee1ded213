import type { EngineParts, EngineTranslator } from '../../src/translation/engines/engine-translator.js';
import { createTranslationEngines } from '../../src/translation/engines/registry.js';
import { readTranslationSettings } from '../../src/translation/translation-settings.js';
import type { TranslationRequest } from '../../src/translation/translator.port.js';
import { createManualClock, type ManualClock } from '../manual-clock.js';
import { type EngineServer, startEngineServer } from './engine-server.js';
import { GOOD_KEY, type Vendor } from './vendor.js';

export interface StartedEngine {
  readonly server: EngineServer;
  readonly engine: EngineTranslator;
  readonly clock: ManualClock;
  close(): Promise<void>;
}

/** What is said in most tests: a sentence that no phrasebook would need. */
export const REQUEST: TranslationRequest = {
  text: '明日は8時に3階の足場を確認してください。',
  sourceLanguage: 'ja',
  targetLanguage: 'en',
  companyId: null,
};
export const TRANSLATION = 'Please check the scaffold on the 3rd floor at 8 tomorrow.';

/** An engine made from settings, as production makes it, against a local server of its vendor. */
export async function startEngine(
  vendor: Vendor,
  {
    key = GOOD_KEY,
    api = vendor.api(() => TRANSLATION),
    more = {},
    lookup,
  }: {
    key?: string;
    api?: ReturnType<Vendor['api']>;
    more?: Record<string, string>;
    lookup?: EngineParts['lookup'];
  } = {},
): Promise<StartedEngine> {
  const server = await startEngineServer(api);
  const clock = createManualClock();
  const settings = readTranslationSettings({
    TRANSLATION_ENGINES: vendor.name,
    ENGINE_ALLOW_PRIVATE: '127.0.0.1',
    ...vendor.settings(server.url, key),
    ...more,
  });
  const [engine] = createTranslationEngines(settings, { clock, ...(lookup && { lookup }) });
  if (engine === undefined) throw new Error('no engine was made');
  return { server, engine, clock, close: () => server.close() };
}
