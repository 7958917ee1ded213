import * as z from 'zod';
import { spokenTextSchema } from '../entities.js';
import { languageSchema } from '../languages.js';
import { qualitySchema } from '../quality.js';
import { defineCalls } from './define.js';

export const translateCalls = defineCalls({
  translate: {
    method: 'POST',
    path: '/api/translate',
    access: 'any',
    summary: 'Translates one text and says how far it can be trusted',
    status: 200,
    body: z.object({
      text: spokenTextSchema,
      targetLanguage: languageSchema,
      sourceLanguage: languageSchema.optional(),
    }),
    response: z.object({
      text: z.string(),
      sourceLanguage: languageSchema,
      targetLanguage: languageSchema,
      quality: qualitySchema,
      reviewed: z.literal(true).optional(),
      engine: z.string(),
    }),
  },
});
