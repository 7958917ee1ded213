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
    payload: z.object({
      channelId: idSchema.nullish(),
      location: locationSchema.nullish(),
      alertId: idSchema.optional(),
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
