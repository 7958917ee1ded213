import { hiraganaOf, spellJapanese } from '../normalise/fold-japanese.js';
import { type Reading, type Rule, rulesOf } from './japanese-endings.js';
import { withFullForms } from './japanese-spoken.js';
import { type VerbBase, verbForms } from './japanese-verbs.js';

interface Analyser {
  readonly rules: readonly (readonly Rule[])[];
  readonly forms: ReadonlyMap<VerbBase, ReadonlyMap<string, string>>;
}
let built: Analyser | undefined;
const LONGEST_FORM = 8;

/** A verb, what stands before it, and what is said about it. */
export interface Predicate {
  readonly rest: string;
  readonly verb: string;
  readonly reading: Reading;
}

/**
 * The verb at the end of a clause (in hiragana spelling), and what is said about it. Of endings of one length the one that
 * leaves the longer verb is meant: 運んで|ない, not 運ん|で|ない.
 */
export function readPredicate(text: string): Predicate | undefined {
  const full = withFullForms(text);
  const read = readEnding(full);
  // What was no contraction (早いどいて) stands in no form of the text.
  return full === text || (read !== undefined && text.startsWith(read.rest)) ? read : readEnding(text);
}

function readEnding(full: string): Predicate | undefined {
  const { rules, forms } = analyser();
  const honoured = readHonoured(full);
  if (honoured !== undefined) return honoured;
  for (const alike of rules) {
    let best: Predicate | undefined;
    for (const [ending, base, reading] of alike) {
      if (!full.endsWith(ending)) continue;
      const body = full.slice(0, full.length - ending.length);
      const found = findVerb(body, forms.get(base));
      if (found === undefined) continue;
      if (base === 'western' && !isWestern(full, body, found.rest, forms.get('te'))) continue;
      if (best === undefined || found.rest.length < best.rest.length) best = { ...found, reading };
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Without a kanji one letter is no verb (生コン is not 来ん), and たたんで folds rather than does not stand. */
function isWestern(
  full: string,
  body: string,
  rest: string,
  te: ReadonlyMap<string, string> | undefined,
): boolean {
  const form = body.slice(rest.length);
  const folded = full.startsWith('んで', body.length) ? findVerb(`${body}んで`, te) : undefined;
  if (folded !== undefined && folded.rest.length <= rest.length) return false;
  return form === 'せ' ? /[\p{Script=Han}]$/u.test(rest) : form.length > 1 || /\p{Script=Han}/u.test(form);
}

/** お待ちください, お座り願います: asked for with the stem of the verb. */
function readHonoured(full: string) {
  const [, rest, stem] =
    /^(.*)お(.{1,6}?)(?:になって)?(?:くださいませ|ください|願います|ねがいます)$/u.exec(full) ?? [];
  if (rest === undefined || stem === undefined) return undefined;
  const found = findVerb(stem, analyser().forms.get('stem'));
  return found?.rest === '' ? { rest, verb: found.verb, reading: 'do' as const } : undefined;
}

/** The verb whose stem ends a text: 片付け(お願いします). */
export function readStem(text: string): { readonly rest: string; readonly verb: string } | undefined {
  return findVerb(text, analyser().forms.get('stem'));
}

function analyser(): Analyser {
  built ??= {
    rules: byLength(
      rulesOf().map(([ending, base, reading]): Rule => [hiraganaOf(spellJapanese(ending)), base, reading]),
    ),
    forms: verbForms((form) => hiraganaOf(spellJapanese(form))),
  };
  return built;
}

/** Rules with the longest endings first, those of one length together. */
function byLength(rules: readonly Rule[]): Rule[][] {
  const groups = new Map<number, Rule[]>();
  for (const rule of rules) groups.set(rule[0].length, [...(groups.get(rule[0].length) ?? []), rule]);
  return [...groups].toSorted(([one], [other]) => other - one).map(([, alike]) => alike);
}

function findVerb(body: string, forms: ReadonlyMap<string, string> | undefined) {
  for (let length = Math.min(LONGEST_FORM, body.length); length > 0; length -= 1) {
    const verb = forms?.get(body.slice(-length));
    if (verb !== undefined) return { rest: body.slice(0, -length), verb };
  }
  return undefined;
}
