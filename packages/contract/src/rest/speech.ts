import * as z from 'zod';
import { languageSchema } from '../languages.js';
import { defineCalls } from './define.js';

export const speechCalls = defineCalls({
  recognition: {
    method: 'GET',
    path: '/api/recognition',
    access: 'any',
    summary: 'The languages that `voice-data` is recognised in; none where no recogniser is configured',
    status: 200,
    response: z.object({ languages: z.array(languageSchema) }),
  },
});
