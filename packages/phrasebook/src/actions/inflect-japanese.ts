import { conjugate } from '../analyse/japanese-verbs.js';

/** The forms of a phrase, by the names that templates ask for. */
const FORMS = { te: 'te', neg: 'negative', stem: 'stem', dict: 'dictionary', ta: 'ta' } as const;
/** The phrase's verb as `japanese-verbs.ts` lists it: from its last kanji or its last particle, 1 where it keeps its stem. */
const VERB = /(?:(?<=[をにでとがへ])|^)[^をにでとがへ]+$/u;

/** `{what}を締める1`: only the verb at its end changes. Empty for what is no verb. */
export function inflectJapanese(phrase: string): Record<string, string> {
  const closed = phrase.lastIndexOf('}') + 1;
  const at = closed + (VERB.exec(phrase.slice(closed))?.index ?? 0);
  // 持って来る and 持って行く go like their second verb.
  const inner = /(?:来る|くる|行く|いく)$/u.exec(phrase.slice(at))?.index ?? 0;
  const lead = phrase.slice(0, at + inner);
  const bases = new Map(conjugate(phrase.slice(at + inner)));
  const forms = Object.entries(FORMS).flatMap(([form, base]) => {
    const ending = bases.get(base);
    return ending === undefined ? [] : [[form, `${lead}${ending}`] as const];
  });
  const noun = nounOf(phrase);
  return Object.fromEntries(noun === undefined ? forms : [...forms, ['noun', noun]]);
}

/** {what}を掃除する is the work {what}の掃除; undefined for what is no such verb. */
function nounOf(phrase: string): string | undefined {
  const [, lead, work] = /^(.*\})を(\p{Script=Han}{2,})する$/u.exec(phrase) ?? [];
  return work === undefined ? undefined : `${lead}の${work}`;
}
