import type { Language } from '@genbatalk/contract';
import { isUnspaced } from '../analyse/lexical.js';
import { finishGerman } from '../normalise/clause-forms.js';
import type { Sentence } from '../normalise/sentences.js';
import { lookUp, type TurnPart } from './look-up.js';
import { type Meaning, type StepContext, SURE_STEPS } from './steps.js';

/** What opens a message, and the words around the person in which the message is known without what it says. */
interface Telling {
  readonly opening: RegExp;
  readonly asked: (person: string) => string;
  /** Between the person and the message. */
  readonly joint: RegExp;
}

const TELLING: Readonly<Record<Exclude<Language, 'ja'>, Telling>> = {
  en: {
    opening: /^(?:please )?(?:go and |go |can you |could you |just )?tell /iu,
    asked: (person) => `Tell ${person} about this`,
    joint: /^,? ?(?:that )?/iu,
  },
  de: {
    opening: /^(?:bitte )?(?:sag(?:t|en sie)?|melde(?:t|n sie)?) (?:mal |bitte )?/iu,
    asked: (person) => `Sag ${person} Bescheid`,
    joint: /^(?:, ?dass |, )/iu,
  },
  fr: {
    opening: /^(?:va dire|allez dire|dis|dites) /iu,
    asked: (person) => `dis-le ${person}`,
    joint: /^ (?:que |qu['’])/iu,
  },
  it: {
    opening: /^(?:vai a dire|vada a dire|di['’]|dica|dite|dì) /iu,
    asked: (person) => `dillo ${person}`,
    joint: /^ che /iu,
  },
  vi: {
    opening: /^(?:(?:đi )?(?:nói với|nói cho|báo cho|báo với|báo|bảo với) )/iu,
    asked: (person) => `Báo cho ${person} biết`,
    joint: /^ (?:biết )?(?:là |rằng |là rằng )/iu,
  },
  zh: {
    opening: /^(?:请)?(?:去)?(?:告诉|通知)/u,
    asked: (person) => `告诉${person}`,
    joint: /^[，,]?说?[，,]?/u,
  },
};
const JAPANESE =
  /^(.{1,10}?)に[、,]?(.{2,}?)と(?:伝えて|言って|報告して|連絡して)(?:ください|くれ|おいて|おいてください|もらえますか)?$/u;
/** Whose "you" it is, the speaker's or the messenger's, stays open in a message. */
const ADDRESSED: Readonly<Record<Language, RegExp>> = {
  ja: /あなた|君/u,
  zh: /[你您]/u,
  en: /\b(?:you|your|yours|he|she|him|her)\b/iu,
  vi: /(?:^| )(?:bạn|anh|chị|em|nó)(?= |$)/iu,
  de: /(?:^| )(?:du|dich|dir|dein\p{L}*|ihr|euch|sie|er|ihm|ihn)(?= |$)/iu,
  fr: /(?:^|[ '’-])(?:tu|te|toi|ton|ta|tes|vous|vos|votre|elle|lui|il(?! (?:nous|me|y|faut|manque|reste) ))(?=[ '’-]|$)/iu,
  it: /(?:^| )(?:tu|ti|te|tuo|tua|lei|lui|suo|sua)(?= |$)/iu,
};
const MOST_WORDS = 5;
const MOST_CHARACTERS = 6;

/** "Tell the foreman we need more rebar": who is to be told, and behind a colon the sentence as he is to hear it. */
export function matchTold({ body, asks }: Sentence, context: StepContext): TurnPart[] | undefined {
  const { language } = context.knowledge;
  if (asks) return undefined;
  const found = cutsOf(body, language).flatMap(([person, message]): TurnPart[][] => {
    if (message === undefined || ADDRESSED[language].test(message)) return [];
    const who = know([person], body.slice(0, body.length - message.length).trim(), context);
    if (who === undefined || context.headOf(who.meaning)?.id !== 'tell-person') return [];
    const wordings = language === 'de' ? [message, ...finishGerman(message, 'when')] : [message];
    const said = know(wordings, message, context);
    return said !== undefined && isNews(said.meaning, context) ? [[{ ...who, lead: 'told' }, said]] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Orders and greetings are no news: "tell him stop" may tell him to. */
const NO_NEWS: ReadonlySet<string> = new Set([
  'greetings',
  'understanding',
  'questions-answers',
  'directions',
  'emergency',
]);

function isNews(meaning: Meaning, { headOf }: StepContext): boolean {
  const { role, theme } = headOf(meaning) ?? {};
  return role === 'statement' || (role === undefined && theme !== undefined && !NO_NEWS.has(theme));
}

function cutsOf(
  body: string,
  language: Language,
): (readonly [person: string, message: string | undefined])[] {
  if (language === 'ja') {
    const [, person = '', message] = JAPANESE.exec(body.replace(/[。！!]$/u, '')) ?? [];
    return message === undefined ? [] : [[`${person}に伝えてください`, message]];
  }
  const { opening, asked, joint } = TELLING[language];
  const lead = opening.exec(body)?.[0];
  if (lead === undefined) return [];
  const rest = body.slice(lead.length);
  const ends = isUnspaced(language)
    ? Array.from({ length: Math.min(MOST_CHARACTERS, rest.length - 1) }, (_, at) => at + 1)
    : [...rest.matchAll(/(?=[ ,])/gu)].map(({ index }) => index).slice(0, MOST_WORDS);
  return ends.flatMap((end) => {
    const link = joint.exec(rest.slice(end))?.[0];
    const message = link === undefined ? '' : rest.slice(end + link.length).trim();
    return message === '' ? [] : [[asked(rest.slice(0, end)), message] as const];
  });
}

function know(
  wordings: readonly string[],
  source: string,
  context: StepContext,
): (TurnPart & { readonly meaning: Meaning }) | undefined {
  for (const body of wordings) {
    const sentence = { source: body, body, asks: false, ended: true };
    const meaning = lookUp([sentence], context, SURE_STEPS)?.meaning;
    if (meaning !== undefined) return { source, meaning };
  }
  return undefined;
}
