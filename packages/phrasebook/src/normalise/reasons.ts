import type { Language } from '@genbatalk/contract';
import { foldClause, refuses } from './wording.js';

/**
 * What joins a reason to what follows from it. In Japanese から does so behind a verb, an adjective or だ only: ここから is
 * from here, 入れてから after putting it in.
 */
const BETWEEN: Readonly<Record<Language, RegExp>> = {
  ja: /(?<=..(?<!向こ|近|遠)(?:い|る|た|だ|です|ます|[すむぶ]))(?:から|ので)(?=.{2})/u,
  en: / (?:because|'cause|cause) (?=\S+)/iu,
  vi: / (?:bởi vì|tại vì|vì|cho nên|nên) (?=\S+)/iu,
  zh: /(?<=..)(?:因为|所以|因此)(?=..)/u,
  de: / (?:denn|deshalb|deswegen|darum) (?=\S+)/iu,
  fr: / (?:parce que|parce qu'|car|donc) ?(?=\S+)/iu,
  it: / (?:perché|quindi|perciò) (?=\S+)/iu,
};

/**
 * A clause at its first reason: "危ないからどいて" says two things that are each a sentence. One piece where there is none, or
 * where the first would only deny: "không nên dừng lại" is not "no, stop".
 */
export function splitReason(clause: string, language: Language): string[] {
  const found = BETWEEN[language].exec(clause);
  if (found === null) return [clause];
  const reason = clause.slice(0, found.index);
  if (refuses(foldClause(reason, language), language)) return [clause];
  return [reason, clause.slice(found.index + found[0].length)];
}
