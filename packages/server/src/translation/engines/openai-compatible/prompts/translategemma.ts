import type { Language } from '@genbatalk/contract';
import type { TranslationRequest } from '../../../translator.port.js';
import { asData } from './data.js';
import { ENGLISH_NAMES } from './instruct.js';
import type { Prompt } from './prompt.js';

const CODES: Readonly<Record<Language, string>> = {
  ja: 'ja',
  en: 'en',
  vi: 'vi',
  zh: 'zh-Hans',
  de: 'de',
  fr: 'fr',
  it: 'it',
};

/**
 * Google's TranslateGemma, by what its own chat template renders to: one user message, the text after two empty lines.
 * The template has no place for terms and context; they stand as sentences before the request.
 */
export function translateGemmaPrompt(request: TranslationRequest): Prompt {
  const { text, sourceLanguage, targetLanguage, terms = [], context = [] } = request;
  const [from, to] = [ENGLISH_NAMES[sourceLanguage], ENGLISH_NAMES[targetLanguage]];
  const sentences = [
    `You are a professional ${from} (${CODES[sourceLanguage]}) to ${to} (${CODES[targetLanguage]}) translator.`,
    `Your goal is to accurately convey the meaning and nuances of the original ${from} text while adhering to ${to} grammar, vocabulary, and cultural sensitivities.`,
    'The text is spoken on a construction site: keep it short, polite and plain.',
    ...terms.map(({ source, target }) => `Translate "${asData(source)}" as "${asData(target)}".`),
    ...(context.length === 0
      ? []
      : [`Said before, not to be translated: ${context.map(asData).join(' / ')}.`]),
  ];
  const task = [
    `Produce only the ${to} translation, without any additional explanations or commentary.`,
    `Please translate the following ${from} text into ${to}:`,
  ];
  return [{ role: 'user', content: `${sentences.join(' ')}\n${task.join(' ')}\n\n\n${asData(text)}` }];
}
