import type { TranslationRequest } from '../../../translator.port.js';
import { hyMtPrompt } from './hy-mt.js';
import { instructPrompt } from './instruct.js';
import { translateGemmaPrompt } from './translategemma.js';

interface PromptMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export type Prompt = readonly PromptMessage[];

const FORMS = {
  instruct: instructPrompt,
  'hy-mt': hyMtPrompt,
  translategemma: translateGemmaPrompt,
} as const satisfies Record<string, (request: TranslationRequest) => Prompt>;

export const PROMPT_FORMS = ['instruct', 'hy-mt', 'translategemma'] as const;
export type PromptForm = (typeof PROMPT_FORMS)[number];

export function promptFor(form: PromptForm, request: TranslationRequest): Prompt {
  return FORMS[form](request);
}

/** The form a model was trained on, by its name; `instruct` for all that is no translation model. */
export function promptFormOf(model: string): PromptForm {
  if (/hy-?mt|hunyuan-?mt/i.test(model)) return 'hy-mt';
  return /translate-?gemma/i.test(model) ? 'translategemma' : 'instruct';
}
