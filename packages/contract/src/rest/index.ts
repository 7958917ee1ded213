import { authCalls } from './auth.js';
import { channelCalls } from './channels.js';
import { companyCalls } from './company.js';
import { engineCalls } from './engines.js';
import { glossaryCalls } from './glossary.js';
import { operationsCalls } from './operations.js';
import { safetyCalls } from './safety.js';
import { speechCalls } from './speech.js';
import { subscriptionCalls } from './subscription.js';
import { translateCalls } from './translate.js';
import { userCalls } from './users.js';

/** Every REST call of the product. The server registers exactly these; the client calls exactly these. */
export const restCalls = {
  ...authCalls,
  ...userCalls,
  ...channelCalls,
  ...companyCalls,
  ...safetyCalls,
  ...subscriptionCalls,
  ...translateCalls,
  ...speechCalls,
  ...engineCalls,
  ...glossaryCalls,
  ...operationsCalls,
} as const;

export type RestCalls = typeof restCalls;
export type RestCallName = keyof RestCalls;
