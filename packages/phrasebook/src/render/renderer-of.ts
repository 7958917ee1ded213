import type { Language } from '@genbatalk/contract';
import { inflect } from '../actions/inflect.js';
import type { LanguageData, PhrasebookCore } from '../format.js';
import type { TermForms } from '../format-terms.js';
import { sayBound } from '../slots/bounds.js';
import type { Grammar } from '../templates/render-template.js';
import { pairWord } from './english-pairs.js';
import { type PlainRenderer, type Renderer, writeSpan } from './grammar.js';
import { chineseRenderer, japaneseRenderer } from './render-east-asian.js';
import { englishRenderer } from './render-english.js';
import { germanRenderer } from './render-german.js';
import { romanceRenderer } from './render-romance.js';
import { vietnameseRenderer } from './render-vietnamese.js';
import { withMoments } from './write-moments.js';
import { withPairs } from './write-pairs.js';
import { withRelations } from './write-relations.js';
import { withWholes } from './write-wholes.js';

/** The grammar of a loaded language over its terms. */
export function grammarOf(
  data: LanguageData,
  { terms: heads, actions: actionHeads }: Pick<PhrasebookCore, 'terms' | 'actions'>,
): Grammar {
  const { language, terms, actions } = data;
  const isCounted = (term: number) => {
    const form = terms[term];
    return form !== undefined && 'plural' in form;
  };
  const isUsuallyMany = (term: number) => isCounted(term) && heads[term]?.isUsuallyMany === true;
  const isPair = (term: number) => language === 'en' && pairWord(terms[term] ?? { text: '' }) !== undefined;
  const genderOf = (term: number) => {
    const form = terms[term];
    return form !== undefined && 'gender' in form ? form.gender : undefined;
  };
  const whole = withRelations(
    withWholes(withMoments(rendererOf(data, isUsuallyMany), language), language),
    language,
  );
  const render = withPairs(withBounds(withNames(withDays(whole, language), language), language), language);
  const actionText = (action: number, form: string) =>
    inflect(actions.phrases[action] ?? '', form, language, actionHeads[action] ?? {});
  return { language, isCounted, isUsuallyMany, isPair, genderOf, render, actionText };
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

/** Forms in which the preposition is part of what is written: "à 5 ouvriers" has no "au moins" before it. */
const WITH_PREPOSITION = /^(?:à|de|a|di|da|in|su|to|at|from|count-first|no)(?:-|$)/u;

/** Three more people, あと3人. */
const MORE_PEOPLE: Readonly<Record<Language, (people: string) => string>> = {
  ja: (people) => `あと${people}`,
  zh: (people) => `另外${people}`,
  vi: (people) => `thêm ${people}`,
  en: (people) => people.replace(' ', ' more '),
  de: (people) => people.replace(' ', ' weitere '),
  fr: (people) => `${people} de plus`,
  it: (people) => `${people} in più`,
};

const PREPOSITION = /^(?:à|de|a|di|da|con|su|in)$/u;

/** A name takes no article; さん in Japanese, but for oneself. */
function withNames(render: Renderer, language: Language): Renderer {
  return (value, form) => {
    if (value.kind !== 'named') return render(value, form);
    if (language === 'ja') return form === 'self' ? value.sign : `${value.sign}さん`;
    const preposition = form.split('-').find((each) => PREPOSITION.test(each));
    if (form === 'no' || form === 'gen') return undefined;
    return preposition === undefined || (language !== 'fr' && language !== 'it')
      ? value.sign
      : `${preposition} ${value.sign}`;
  };
}

/** At least five bolts, 3人以上: a measure says its bound itself. */
function withBounds(render: Renderer, language: Language): Renderer {
  return (value, form) => {
    if (value.kind !== 'thing' && value.kind !== 'people') return render(value, form);
    const { bound, ...bare } = value;
    const isMore = value.kind === 'people' && value.isMore === true;
    if (isMore && WITH_PREPOSITION.test(form)) return undefined;
    const said = render(bare, form);
    const words = isMore && said !== undefined ? MORE_PEOPLE[language](said) : said;
    const spanned = words === undefined ? undefined : writeSpan(words, language);
    if (spanned === undefined || bound === undefined) return spanned;
    return WITH_PREPOSITION.test(form) ? undefined : sayBound(spanned, bound, language);
  };
}

function rendererOf({ language, terms }: LanguageData, usualMany: (term: number) => boolean): PlainRenderer {
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
