import * as z from 'zod';
import { json, type Reply } from './engine-server.js';
import { GOOD_KEY, type Vendor } from './vendor.js';

const code = z.enum(['ja', 'en', 'vi', 'zh', 'de', 'fr', 'it']);
const requestSchema = z.strictObject({
  q: z.string().min(1),
  source: code,
  target: code,
  format: z.literal('text'),
  api_key: z.string().optional(),
});

function failure(status: number): Reply {
  return json(status, { error: `You sent ${GOOD_KEY}` });
}

/** docs.libretranslate.com/api/operations/translate */
export const libreTranslate: Vendor = {
  name: 'libretranslate',
  hasKey: true,
  settings: (url, key) => ({ LIBRETRANSLATE_BASE_URL: url, LIBRETRANSLATE_API_KEY: key }),
  api: (translate) => (request) => {
    if (request.path !== '/translate' || request.method !== 'POST') return failure(404);
    const body = requestSchema.safeParse(JSON.parse(request.body));
    if (!body.success) return failure(400);
    const { api_key: key, q, source, target } = body.data;
    if (key === undefined) return json(400, { error: 'Visit the operator to get an API key' });
    if (key !== GOOD_KEY) return json(403, { error: 'Invalid API key' });
    return json(200, { translatedText: translate(q, source, target) });
  },
  success: (translatedText) => json(200, { translatedText }),
  empty: () => json(200, {}),
  failure,
};
