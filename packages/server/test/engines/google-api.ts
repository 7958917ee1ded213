import * as z from 'zod';
import { json, type Reply } from './engine-server.js';
import { GOOD_KEY, type Vendor } from './vendor.js';

const code = z.enum(['ja', 'en', 'vi', 'zh-CN', 'de', 'fr', 'it']);
const requestSchema = z.strictObject({
  q: z.string().min(1),
  source: code,
  target: code,
  format: z.literal('text'),
});

function failure(status: number): Reply {
  return json(status, {
    error: {
      code: status,
      message: `You sent ${GOOD_KEY}`,
      errors: [{ message: `You sent ${GOOD_KEY}`, domain: 'global', reason: 'backendError' }],
    },
  });
}

function success(translatedText: string): Reply {
  return json(200, { data: { translations: [{ translatedText }] } });
}

/** cloud.google.com/translate/docs/reference/rest/v2/translate */
export const google: Vendor = {
  name: 'google',
  hasKey: true,
  settings: (url, key) => ({ GOOGLE_BASE_URL: url, GOOGLE_API_KEY: key }),
  api: (translate) => (request) => {
    if (request.path !== '/language/translate/v2' || request.method !== 'POST') return failure(404);
    if (request.headers['x-goog-api-key'] !== GOOD_KEY) {
      // Google answers a wrong key with 400.
      return json(400, {
        error: {
          code: 400,
          message: 'API key not valid. Please pass a valid API key.',
          status: 'INVALID_ARGUMENT',
          details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
        },
      });
    }
    const body = requestSchema.safeParse(JSON.parse(request.body));
    return body.success ? success(translate(body.data.q, body.data.source, body.data.target)) : failure(400);
  },
  success,
  empty: () => json(200, { data: { translations: [] } }),
  failure,
};
