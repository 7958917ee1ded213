import type { Language } from '@genbatalk/contract';
import type { Lead } from '../match/look-up.js';
import { writeCondition } from './write-condition.js';

/**
 * What is said before a sentence so that it is heard how it belongs to the other. Each is a short phrase with a pause
 * behind it, that neither states nor orders anything by itself: a condition stays one, whatever sentence follows.
 */
const LEADS: Readonly<Record<Exclude<Lead, 'clause' | 'told'>, Readonly<Record<Language, string>>>> = {
  first: {
    ja: 'まず、',
    en: 'First:',
    vi: 'Trước tiên:',
    zh: '首先：',
    de: 'Zuerst:',
    fr: "D'abord :",
    it: 'Prima:',
  },
  then: {
    ja: 'その後、',
    en: 'Then:',
    vi: 'Sau đó:',
    zh: '然后：',
    de: 'Danach:',
    fr: 'Ensuite :',
    it: 'Poi:',
  },
  if: {
    ja: 'もし次のとおりなら：',
    en: 'If this is so:',
    vi: 'Nếu như thế này:',
    zh: '如果是这样：',
    de: 'Falls Folgendes gilt:',
    fr: "Si c'est le cas :",
    it: 'Se è così:',
  },
  until: {
    ja: 'これは次のときまで：',
    en: 'Until this is so:',
    vi: 'Cho đến khi như thế này:',
    zh: '一直到这样为止：',
    de: 'Bis Folgendes gilt:',
    fr: "Jusqu'à ce moment :",
    it: 'Fino a questo momento:',
  },
  'until-then': {
    ja: 'それまでは、',
    en: 'Until then:',
    vi: 'Cho đến lúc đó:',
    zh: '在那之前：',
    de: 'Bis dahin:',
    fr: 'Jusque-là :',
    it: 'Fino ad allora:',
  },
  so: { ja: 'だから、', en: 'So:', vi: 'Vì vậy:', zh: '所以：', de: 'Deshalb:', fr: 'Donc :', it: 'Quindi:' },
  but: { ja: 'でも、', en: 'But:', vi: 'Nhưng:', zh: '但是：', de: 'Aber:', fr: 'Mais :', it: 'Però:' },
};
/** What takes the place of a clause's open end before the sentence that it belongs to. */
const BEHIND_CLAUSE: Readonly<Record<Language, string>> = {
  ja: '、',
  en: ':',
  vi: ':',
  zh: '，',
  de: ':',
  fr: ' :',
  it: ':',
};

/** Before what somebody is to be told. */
const BEHIND_TOLD: Readonly<Record<Language, string>> = { ...BEHIND_CLAUSE, ja: '：', zh: '：' };

/** What comes after a condition that had to be told as a sentence of its own. */
const THEN: Readonly<Record<Language, string>> = {
  ja: 'そのときは：',
  en: 'Then:',
  vi: 'Thì:',
  zh: '那么：',
  de: 'Dann:',
  fr: 'Alors :',
  it: 'Allora:',
};

/** A sentence with its lead; a clause or a condition with its pause: "When finished:", "If it's raining:". */
export function writeLead(lead: Lead, text: string, language: Language): string {
  if (lead === 'clause') return `${text.replace(/…$/u, '')}${BEHIND_CLAUSE[language]}`;
  const joint = language === 'ja' || language === 'zh' ? '' : ' ';
  if (lead === 'told') return `${text.replace(/[。.!！]$/u, '')}${BEHIND_TOLD[language]}`;
  if (lead === 'if')
    return writeCondition(text, language) ?? [LEADS.if[language], text, THEN[language]].join(joint);
  return `${LEADS[lead][language]}${joint}${text}`;
}
