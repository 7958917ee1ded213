import type { Language } from '@genbatalk/contract';
import type { LanguageData, TermHead } from '../format.js';
import type { TermForms } from '../format-terms.js';
import type { Grammar } from '../templates/render-template.js';
import type { Renderer } from './grammar.js';
import { chineseRenderer, japaneseRenderer } from './render-east-asian.js';
import { englishRenderer } from './render-english.js';
import { germanRenderer } from './render-german.js';
import { romanceRenderer } from './render-romance.js';
import { vietnameseRenderer } from './render-vietnamese.js';

/** The grammar of a loaded language over its terms. */
export function grammarOf(data: LanguageData, heads: readonly TermHead[]): Grammar {
  const { language, terms, actions } = data;
  const isCounted = (term: number) => {
    const form = terms[term];
    return form !== undefined && 'plural' in form;
  };
  const isUsuallyMany = (term: number) => isCounted(term) && heads[term]?.isUsuallyMany === true;
  const genderOf = (term: number) => {
    const form = terms[term];
    return form !== undefined && 'gender' in form ? form.gender : undefined;
  };
  const render = withDays(rendererOf(data, isUsuallyMany), language);
  const actionText = (action: number, form: string) => actions[action]?.texts[form];
  return { language, isCounted, isUsuallyMany, genderOf, render, actionText };
}

/** A clock time with its day: the day as it is named, the time in its form. */
function withDays(render: Renderer, language: Language): Renderer {
  const joint = language === 'ja' || language === 'zh' ? '' : ' ';
  return (value, form) => {
    if (value.kind !== 'time' || value.day === undefined) return render(value, form);
    const { day, ...time } = value;
    const words = [render(day, ''), render(time, form)];
    return words.includes(undefined) ? undefined : words.join(joint);
  };
}

function rendererOf({ language, terms }: LanguageData, usualMany: (term: number) => boolean): Renderer {
  switch (language) {
    case 'ja':
      return japaneseRenderer(terms);
    case 'zh':
      return chineseRenderer(terms);
    case 'vi':
      return vietnameseRenderer(terms);
    case 'en':
      return englishRenderer(terms, usualMany);
    case 'de':
      return germanRenderer(terms as readonly TermForms['de'][], usualMany);
    case 'fr':
    case 'it':
      return romanceRenderer(language, terms as readonly TermForms['fr'][], usualMany);
  }
}
