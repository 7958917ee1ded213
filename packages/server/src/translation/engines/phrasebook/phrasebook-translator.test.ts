import { loadPhrasebook, type Phrasebook, type PhrasebookMatch } from '@genbatalk/phrasebook';
import { expect, test } from 'vitest';
import { toTranslation } from '../../../conversation/utterances.mapper.js';
import { createPhrasebookTranslator } from './phrasebook-translator.js';

const asked = { text: '危ない！', sourceLanguage: 'ja', targetLanguage: 'vi', companyId: null } as const;
const { signal } = new AbortController();

async function told(change: Partial<PhrasebookMatch>) {
  const phrasebook = await loadPhrasebook(['ja', 'vi']);
  const changed: Phrasebook = {
    ...phrasebook,
    translate: (...question) => ({ ...phrasebook.translate(...question), ...change }),
  };
  const result = await createPhrasebookTranslator(changed).translate(asked, signal);
  return result && toTranslation(result);
}

test('QUAL-12 what native speakers have confirmed says so, and nothing else does', async () => {
  expect(await told({ reviewed: true })).toMatchObject({ quality: 'phrasebook', reviewed: true });
  expect(await told({ reviewed: true, quality: 'partial' })).not.toHaveProperty('reviewed');
  // As the phrasebook is: nobody has confirmed anything yet.
  expect(await told({})).toEqual({ text: 'Nguy hiểm!', quality: 'phrasebook', critical: true });
});
