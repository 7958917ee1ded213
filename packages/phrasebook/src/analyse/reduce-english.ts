import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import { markLight, type Reduced } from './token.js';

// "Can you stand?" and "Can you come tomorrow?" ask what somebody is able to do; only these are plainly requests.
const REQUESTED =
  'bring|pass|give|hold|help|move|put|get me|take|show|wait|check|tell|hand|send|clean|grab|fetch|open|close|shut|repeat|say|pick|lend|lower|lift|turn|switch|cut|tighten|loosen|sign|explain|write|set|place|load|unload|cover|sweep|clear|speak (?:up|more|slow|a)|come (?:here|over|and)|call (?:a|an|the|me)|stay (?:here|back|there)|keep|watch|let|make';
const ORDERED = `${REQUESTED}|come|call|stay|speak|stop|start|go|get|step|raise|push|pull|look|move|slow|wear|stand|turn`;
const LEAD =
  /^(?:(?:uh+m*|um+|erm*|hmm*|hey|oi|so|well|alright|all right|listen|look here|mate|guys|sorry to bother you|excuse me|right then|and|then|yo) )+(?=\S+ ?\S)/u;
const ASKING = new RegExp(
  `^(?:can (?:you|someone|somebody|you guys|one of you) (?:just |quickly |maybe |all )*(?=(?:${REQUESTED})\\b)|(?:could|would|will) (?:you|someone|somebody|you guys|one of you) (?:just |quickly |maybe |all )*(?=(?:${ORDERED})\\b))`,
  'u',
);
const URGING =
  /^(?:you (?:all )?(?:must|have to|have got to|need to|should|got to|gotta|had better|better|are supposed to)|make sure (?:to|that you|you)|be sure to|remember to|do not forget to|i need you to|i want you to|i would like you to|i am going to need you to|go ahead and|just|always|try to) (?!not\b)(?=\S)/u;
const FORBIDDING =
  /^(?:you (?:must|may|can|should|shall|had better|better) not|you are not allowed to|you are not supposed to|never|never ever|must not|should not|under no circumstances|do not ever|do not you dare|do not|nobody should|no one should|it is (?:forbidden|prohibited|not allowed) to|no one is to) (?=\S)/u;
const TAIL =
  /(?: (?:right now|right away|straight away|immediately|asap|mate|man|guys|bro|buddy|boss|sir|thanks|thank you|for me|will you|would you|can you|could you|if you can|if you could|when you can|okay|all right|alright))+$/u;
const ASKED_TAIL = /(?:will you|would you|can you|could you|okay|all right|alright)$/u;
const LIGHT = new Set(['a', 'an', 'the', 'your', 'just']);
const SAME = new Map([
  ['fetch', 'bring'],
  ['shut', 'close'],
  ['fast', 'quickly'],
  ['quick', 'quickly'],
  ['anybody', 'anyone'],
  ['everybody', 'everyone'],
  ['somebody', 'someone'],
  ['metres', 'meters'],
  ['metre', 'meter'],
  ['colour', 'color'],
  ['grey', 'gray'],
  ['yeah', 'yes'],
  ['yep', 'yes'],
  ['yup', 'yes'],
  ['nope', 'no'],
  ['nah', 'no'],
]);

/** English without articles and courtesy; requests and every way to forbid as one. */
export function reduceEnglish(clause: string, book: TermBook | undefined): Reduced {
  let text = spell(clause, 'en')
    .replace(/\bplease\b ?/gu, '')
    .replace(
      /^(?:(?:have|has) (?:you|anyone|anybody|someone) got|you got|got)(?= (?:an?|any|some|the|your)\b)/u,
      'do you have',
    )
    .replace(/^(?:would|do) you mind (\p{L}+?)ing(?= |$)/u, (_, stem: string) => verbOf(stem))
    .replace(/\bhand (?=(?:me|us|him|her|them|over)\b)/gu, 'pass ')
    .trim();
  let isRequest = false;
  const replace = (pattern: RegExp): boolean => {
    const next = text.replace(pattern, '').trim();
    const isChanged = next !== text && next !== '';
    if (isChanged) text = next;
    return isChanged;
  };
  replace(LEAD);
  if (replace(ASKING) || /^(?:would|do) you mind \p{L}+ing/u.test(spell(clause, 'en'))) isRequest = true;
  const forbids = replace(FORBIDDING);
  if (!forbids) replace(URGING);
  const isStatement =
    /^(?:is|are|am|was|it|that|this|everything|everyone|i|we|he|she|they|not|what|where|how|who|are you)\b/u.test(
      text,
    );
  const isAsked = ASKED_TAIL.test(text);
  if (!isStatement && replace(TAIL) && isAsked) isRequest = true;
  replace(/^you (?=\S)(?!are|can|look|have|were|need|do|did|got|got it)/u);
  return finish(text, forbids, isRequest || forbids, book);
}

/** The verb of an -ing form, by its stem: mov(ing) is move, stopp(ing) is stop. */
function verbOf(stem: string): string {
  if (/(?:giv|mov|tak|clos|mak|com|us|writ|rais|plac)$/u.test(stem)) return `${stem}e`;
  return stem.replace(/(?<=[pt])[pt]$/u, '');
}

function finish(text: string, forbids: boolean, isRequest: boolean, book: TermBook | undefined): Reduced {
  const pieces = cut(text, 'en');
  const merged = mergeTerms(pieces, pieces, book);
  const tokens = markLight(merged, LIGHT).map((token) => ({
    ...token,
    text: SAME.get(token.text) ?? token.text,
  }));
  return { tokens: forbids ? [{ text: '{do-not}' }, ...tokens] : tokens, isRequest };
}
