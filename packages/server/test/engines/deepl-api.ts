import { type EngineRequest, json, type Reply } from './engine-server.js';
import { GOOD_KEY, type Vendor } from './vendor.js';

const SOURCES = ['ja', 'en', 'vi', 'zh', 'de', 'fr', 'it'];
const TARGETS = ['ja', 'en-us', 'en-gb', 'vi', 'zh-hans', 'zh-hant', 'de', 'fr', 'it'];

export interface StoredGlossary {
  readonly id: string;
  readonly name: string;
  readonly entries: string;
  readonly pair: string;
}

/** developers.deepl.com: /v2/translate and /v3/glossaries, as far as the adapter asks. */
export function createDeepLApi(
  translate: (text: string, from: string, to: string) => string,
  { maxGlossaries = 1_000 }: { maxGlossaries?: number } = {},
): ((request: EngineRequest) => Reply) & { readonly glossaries: Map<string, StoredGlossary> } {
  const glossaries = new Map<string, StoredGlossary>();
  let made = 0;
  const describe = ({ id, name, pair }: StoredGlossary) => {
    const [source, target] = pair.split('>');
    return {
      glossary_id: id,
      name,
      creation_time: '2026-11-20T00:00:00.000Z',
      dictionaries: [{ source_lang: source, target_lang: target, entry_count: 1 }],
    };
  };

  function answer(request: EngineRequest): Reply {
    if (request.headers.authorization !== `DeepL-Auth-Key ${GOOD_KEY}`) return failure(403);
    const form = new URLSearchParams(request.body);
    const field = (name: string) => form.get(name) ?? '';
    if (request.path === '/v2/translate') {
      const [source, target] = [field('source_lang').toLowerCase(), field('target_lang').toLowerCase()];
      if (!SOURCES.includes(source) || !TARGETS.includes(target)) return failure(400);
      const glossary = field('glossary_id');
      if (glossary !== '' && !glossaries.has(glossary)) return failure(404);
      return success(translate(field('text'), source, target));
    }
    if (!request.path.startsWith('/v3/glossaries')) return failure(404);
    if (request.method === 'GET') return json(200, { glossaries: [...glossaries.values()].map(describe) });
    if (request.method === 'DELETE') {
      glossaries.delete(request.path.split('/').at(-1) ?? '');
      return { status: 204, body: '' };
    }
    if (glossaries.size >= maxGlossaries) return failure(456);
    made += 1;
    const glossary = {
      id: `glossary-${made}`,
      name: field('name'),
      entries: field('dictionaries[0].entries'),
      pair: `${field('dictionaries[0].source_lang')}>${field('dictionaries[0].target_lang')}`,
    };
    glossaries.set(glossary.id, glossary);
    return json(201, describe(glossary));
  }
  return Object.assign(answer, { glossaries });
}

function success(text: string): Reply {
  return json(200, {
    translations: [
      { detected_source_language: 'JA', text, billed_characters: 12, model_type_used: 'quality_optimized' },
    ],
  });
}

function failure(status: number): Reply {
  return json(status, { message: `You sent ${GOOD_KEY}` });
}

export const deepL: Vendor = {
  name: 'deepl',
  hasKey: true,
  settings: (url, key) => ({ DEEPL_BASE_URL: url, DEEPL_API_KEY: key }),
  api: createDeepLApi,
  success,
  empty: () => json(200, { translations: [] }),
  failure,
};
