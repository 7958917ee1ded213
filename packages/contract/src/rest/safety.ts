import * as z from 'zod';
import {
  emergencySchema,
  emergencyStatusSchema,
  idSchema,
  ownPhraseSchema,
  spokenTextSchema,
} from '../entities.js';
import { languageSchema } from '../languages.js';
import { defineCalls } from './define.js';

const idParams = z.object({ id: idSchema });
const emergencyWithStatus = z.object({ ...emergencySchema.shape, ...emergencyStatusSchema.shape });

/** Own phrases, the sound of known sentences, and alarms. */
export const safetyCalls = defineCalls({
  listPhrases: {
    method: 'GET',
    path: '/api/phrases',
    access: 'member',
    summary: "The company's own phrases",
    status: 200,
    response: z.object({ phrases: z.array(ownPhraseSchema) }),
  },
  addPhrase: {
    method: 'POST',
    path: '/api/phrases',
    access: 'leader',
    summary: 'Adds an own phrase with its translations',
    status: 201,
    body: z.object({
      language: languageSchema,
      text: spokenTextSchema,
      translations: z.partialRecord(languageSchema, spokenTextSchema),
    }),
    response: z.object({ phrase: ownPhraseSchema }),
  },
  deletePhrase: {
    method: 'DELETE',
    path: '/api/phrases/:id',
    access: 'leader',
    summary: 'Removes an own phrase',
    status: 204,
    params: idParams,
    response: null,
  },
  sentenceAudio: {
    method: 'GET',
    path: '/api/phrasebook/:sentence/audio',
    access: 'any',
    summary: 'The sound of a sentence of the phrasebook, to have it ready before it is needed',
    status: 200,
    params: z.object({ sentence: z.string().max(60) }),
    query: z.object({ language: languageSchema }),
    response: z.unknown(),
    produces: 'audio/mpeg',
  },
  listEmergencies: {
    method: 'GET',
    path: '/api/emergencies',
    access: 'member',
    summary: 'Open and past alarms, the newest first, with who has confirmed',
    status: 200,
    response: z.object({ emergencies: z.array(emergencyWithStatus) }),
  },
  acknowledgeEmergency: {
    method: 'POST',
    path: '/api/emergencies/:id/acknowledge',
    access: 'member',
    summary: "Records the caller's confirmation",
    status: 200,
    params: idParams,
    response: z.object({ emergency: emergencyWithStatus }),
  },
});
