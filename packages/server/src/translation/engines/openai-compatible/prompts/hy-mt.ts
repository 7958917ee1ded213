import type { Language } from '@genbatalk/contract';
import type { TranslationRequest } from '../../../translator.port.js';
import { asData } from './data.js';
import { ENGLISH_NAMES } from './instruct.js';
import type { Prompt } from './prompt.js';

const CHINESE_NAMES: Readonly<Record<Language, string>> = {
  ja: '日语',
  en: '英语',
  vi: '越南语',
  zh: '中文',
  de: '德语',
  fr: '法语',
  it: '意大利语',
};

/**
 * Tencent's Hy-MT, by the templates of its model card: one user message without a system one. The card words the
 * request in Chinese to and from Chinese and in English else; terms and context exist in Chinese only. Without a
 * place for the register: the model has none.
 */
export function hyMtPrompt({
  text,
  sourceLanguage,
  targetLanguage,
  terms = [],
  context = [],
}: TranslationRequest): Prompt {
  const speech = asData(text);
  const target = CHINESE_NAMES[targetLanguage];
  const isChinese = sourceLanguage === 'zh' || targetLanguage === 'zh';
  if (terms.length === 0 && context.length === 0 && !isChinese) {
    const task = `Translate the following segment into ${ENGLISH_NAMES[targetLanguage]}, without additional explanation.`;
    return [{ role: 'user', content: `${task}\n\n${speech}` }];
  }
  const lines = [
    ...(terms.length === 0 ? [] : ['参考下面的翻译：']),
    ...terms.map((term) => `${asData(term.source)} 翻译成 ${asData(term.target)}`),
    ...(terms.length === 0 ? [] : ['']),
    ...context.map(asData),
    context.length === 0
      ? `将以下文本翻译为${target}，注意只需要输出翻译后的结果，不要额外解释：`
      : `参考上面的信息，把下面的文本翻译成${target}，注意不需要翻译上文，也不要额外解释：`,
    ...(terms.length === 0 && context.length === 0 ? [''] : []),
    speech,
  ];
  return [{ role: 'user', content: lines.join('\n') }];
}
