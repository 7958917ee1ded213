import type { Language } from '@genbatalk/contract';
import type { Renderer } from './grammar.js';

/** The form in which each language says what something is a part of. */
const OF: Readonly<Record<Language, string>> = {
  ja: '',
  en: '',
  vi: '',
  zh: '',
  de: 'gen',
  fr: 'de',
  it: 'di',
};

/** A thing with what it is a part of: the wheel of the trolley, 台車の車輪, das Rad des Transportwagens. */
export function withWholes(render: Renderer, language: Language): Renderer {
  return (value, form) => {
    if (value.kind !== 'thing' || value.whole === undefined) return render(value, form);
    const { whole, ...part } = value;
    const owner = render(whole, OF[language]);
    const words = render(part, form);
    if (owner === undefined || words === undefined) return undefined;
    switch (language) {
      case 'ja':
        return `${owner}の${words}`;
      case 'zh':
        return `${owner}的${words}`;
      case 'vi':
        return `${words} của ${owner}`;
      case 'en':
        return `${words} ${/\bkeys?$/u.test(words) ? 'to' : 'of'} ${owner}`;
      case 'de':
      case 'fr':
      case 'it':
        return `${words} ${owner}`;
    }
  };
}
