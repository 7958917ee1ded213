import { loadPhrasebook } from '@genbatalk/phrasebook';
import { createOwnPhrasesTranslator } from '../translation/engines/own-phrases/own-phrases-translator.js';
import { createPhrasebookTranslator } from '../translation/engines/phrasebook/phrasebook-translator.js';
import { createTranslationChain } from '../translation/translation-chain.js';
import type { Translator } from '../translation/translator.port.js';
import type { Foundation } from './foundation.js';

/** What turns words into other words. `engines` stand behind the phrasebook, in their order. */
export async function composeTranslation({ database, logger }: Foundation, engines: readonly Translator[]) {
  const phrasebook = await loadPhrasebook();
  const chain = createTranslationChain(
    [
      createPhrasebookTranslator(phrasebook, { criticalOnly: true }),
      createOwnPhrasesTranslator(database),
      createPhrasebookTranslator(phrasebook),
      ...engines,
    ],
    (engine, error) => logger.warn({ engine, name: (error as Error).name }, 'a translation engine failed'),
  );
  return { phrasebook, chain };
}
