import type { Language } from '@genbatalk/contract';
import type { Renderer } from './grammar.js';

const AND: Readonly<Record<Language, string>> = {
  ja: 'と',
  en: ' and ',
  vi: ' và ',
  zh: '和',
  de: ' und ',
  fr: ' et ',
  it: ' e ',
};

/** Two things, each in the form asked for: der Hammer und die Säge, 锤子和锯子. "No" of two is left to nobody's guess. */
export function withPairs(render: Renderer, language: Language): Renderer {
  return (value, form) => {
    if (value.kind !== 'thing' || value.also === undefined) return render(value, form);
    const { also, ...first } = value;
    const words = form === 'no' ? [undefined] : [render(first, form), render(also, form)];
    return words.includes(undefined) ? undefined : words.join(AND[language]);
  };
}
