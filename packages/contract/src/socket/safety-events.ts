import * as z from 'zod';
import {
  emergencySchema,
  emergencyStatusSchema,
  idSchema,
  locationSchema,
  utteranceSchema,
} from '../entities.js';
import { LIMITS } from '../limits.js';
import { isPresetKey, presetCategorySchema } from '../presets.js';
import { defineClientEvents } from './define-events.js';

const nothing = z.object({});

/** A place without an accuracy is told with a wide one, in metres: roughly here is better than nothing. */
const UNKNOWN_ACCURACY = 5_000;
const alarmLocationSchema = locationSchema.extend({
  accuracy: z.number().nonnegative().catch(UNKNOWN_ACCURACY),
});

export const safetyEvents = defineClientEvents({
  'send-preset-phrase': {
    access: 'member',
    failsWith: 'translation-error',
    payload: z
      .object({
        channelId: idSchema,
        phraseKey: z.string().max(60),
        category: presetCategorySchema,
        utteranceId: idSchema.optional(),
      })
      .refine(({ phraseKey, category }) => isPresetKey(phraseKey, category), { path: ['phraseKey'] }),
    ack: z.object({ message: z.string(), duration: z.number().int().nonnegative(), utteranceId: idSchema }),
  },
  'emergency-alert': {
    access: 'member',
    // A detail that does not fit is left out: no alarm is refused for it (docs/decisions/0011).
    payload: z.object({
      channelId: idSchema.nullish().catch(undefined),
      location: alarmLocationSchema.nullish().catch(undefined),
      alertId: idSchema.optional().catch(undefined),
    }),
    ack: z.object({ alertId: idSchema }),
  },
  'emergency-acknowledge': { access: 'member', payload: z.object({ alertId: idSchema }), ack: nothing },
  'emergency-close': {
    access: 'leader',
    payload: z.object({ alertId: idSchema, note: z.string().trim().max(LIMITS.textMaxChars).optional() }),
    ack: nothing,
  },
});

export const safetyNotices = {
  'preset-phrase-received': utteranceSchema.extend({ phraseKey: z.string(), category: presetCategorySchema }),
  'emergency-alert': emergencySchema,
  'emergency-status': emergencyStatusSchema,
} as const;
