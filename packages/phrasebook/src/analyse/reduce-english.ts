import { cut, spell } from './lexical.js';
import { mergeTerms, type TermBook } from './term-book.js';
import { markLight, type Reduced } from './token.js';

// "Can you stand?" and "Can you come tomorrow?" ask what somebody is able to do; only these are plainly requests.
const REQUESTED =
  'bring|pass|give|hold|help|move|put|get me|take|show|wait|check|tell|hand|send|clean|grab|fetch|open|close|shut|repeat|say|pick|lend|lower|lift|turn|switch|cut|tighten|loosen|sign|explain|write|set|place|load|unload|cover|sweep|clear|speak (?:up|more|slow|a)|come (?:here|over|and)|call (?:a|an|the|me)|stay (?:here|back|there)|keep|watch|let|make';
const ORDERED = `${REQUESTED}|come|call|stay|speak|stop|start|go|get|step|raise|push|pull|look|move|slow|wear|stand|turn`;
const LEAD =
  /^(?:(?:uh+m*|um+|erm*|hmm*|hey|oi|so|well|alright|all right|listen|look here|mate|guys|lads|fellas|folks|boys|sorry to bother you|excuse me|right then|okay|now then|and|then|yo|by the way|i am afraid|i am telling you|as i said|like i said|do me a favou?r and|be a good lad and) )+(?=\S+ ?\S)/u;
/** Short forms as they are said and written, which the folding leaves alone. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bgimme\b/gu, 'give me'],
  [/\blemme\b/gu, 'let me'],
  [/\bwanna\b/gu, 'want to'],
  [/\bgotta\b/gu, 'got to'],
  [/\boutta\b/gu, 'out of'],
  [/\bdunno\b/gu, 'do not know'],
  [/(?<= )'?em\b/gu, 'them'],
  [/\bya\b/gu, 'you'],
  [/\by'?all\b/gu, 'you all'],
  [/\b(i|we|you|they) ain'?t got\b/gu, '$1 have not got'],
  [/\b(i) ain'?t\b/gu, '$1 am not'],
  [/\b(we|you|they) ain'?t\b/gu, '$1 are not'],
  [/\b(that|it|he|she|there) (?:don'?t|do not)\b/gu, '$1 does not'],
  [/\b(that|it|there|he|she) ain'?t (no|any)\b/gu, '$1 is no'],
  [/\bain'?t\b/gu, 'is not'],
  [/\b(i|we|you|they|he|she|it)'d better\b/gu, '$1 had better'],
  [/\b(i|we|you|they|he|she)'d (?=like|rather|love|prefer)/gu, '$1 would '],
  [/\b(would|had|were|need|might|ought|shall)n'?t\b/gu, '$1 not'],
  [/\b(that|there|he|she|who|what)'ll\b/gu, '$1 will'],
  [/\b(?:wan't|want's)\b/gu, 'wants'],
];
/** May I: every way to ask for leave. */
const LEAVE =
  /^(?:can i|could i|might i|am i allowed to|is it (?:okay|ok|all right|alright|fine|possible) (?:if i|for me to|to)|would it be (?:okay|ok|all right|alright|fine) if i|(?:do|would) you mind if i|mind if i|okay if i|any chance i could|is there any chance i could|do you think i could|would i be able to|am i able to) (?:just |please |maybe |possibly )*(?=(?:use|borrow|have|take|get|go|leave|start|stop|come|throw|ask|smoke|sit|open|close|turn|switch|put|park|drink|eat|call|make|see|see|keep|move|remove|cut|help|finish|enter|wait|work|do) ?)/u;
/** "No running", "smoking is not allowed": the verbs of which a ban is made so. */
const BANNED =
  'smoking|running|parking|standing|walking|throwing|climbing|entering|touching|sitting|eating|drinking|shouting|fighting|sleeping|jumping|leaning|riding|using|stacking|blocking|dumping|leaving|speeding';
const BAN = new RegExp(`^no (${BANNED})\\b(?! work)`, 'u');
const BAN_BEHIND = new RegExp(
  `^(${BANNED})( .*)? is (?:not (?:allowed|permitted)|forbidden|prohibited|banned)( .*)?$`,
  'u',
);
const ASKING = new RegExp(
  `^(?:(?:would|will) you be able to (?=(?:${REQUESTED})\\b)|(?:do you think you (?:could|can)|(?:is there )?any chance (?:you (?:could|can)|of you)|if you (?:could|can)|why do not you|how about you|maybe you (?:could|can|should)) (?:just |please |quickly |maybe )*(?=(?:${REQUESTED})\\b)|can (?:you|someone|somebody|anyone|anybody|you guys|you lads|one of you) (?:just |please |quickly |maybe |possibly |all )*(?=(?:${REQUESTED})\\b)|(?:could|would|will) (?:you|someone|somebody|anyone|anybody|you guys|you lads|one of you) (?:just |please |quickly |maybe |possibly |all )*(?=(?:${ORDERED})\\b))`,
  'u',
);
const URGING =
  /^(?:you (?:all )?(?:must|have to|have got to|need to|should|got to|gotta|had better|better|are supposed to|ought to|are going to (?:have|need) to|will (?:have|need|want) to|might want to|may want to)|make sure (?:to|that you|you)|be sure to|remember to|do not forget to|i need you to|i want you to|i would like you to|i will need you to|i am going to need you to|it would be (?:good|great|nice) if you could|what you need to do is|go ahead and|just|always|try to) (?!not\b)(?=\S)/u;
const FORBIDDING =
  /^(?:you (?:must|may|can|should|shall|had better|better) not|you are not allowed to|you are not supposed to|never|never ever|must not|should not|under no circumstances|do not ever|do not you dare|do not (?:even |ever )?think (?:of|about) ever|do not(?! forget to\b| hesitate to\b)|you (?:do not want|are not) to|nobody should|no one should|it is (?:forbidden|prohibited|not allowed) to|no one is to) (?=\S)/u;
const TAIL =
  /(?: (?:right now|right away|straight away|immediately|asap|mate|man|guys|lads|fellas|folks|boys|bro|buddy|boss|chief|sir|thanks|thank you|cheers|then|for me|will you|would you|can you|could you|if you can|if you could|if you would|if you do not mind|if possible|when you can|when you get a chance|when you have a minute|okay|all right|alright))+$/u;
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

/** Ten more minutes: the measure stands together. */
const MORE_UNITS =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) more (minutes?|mins?|hours?|seconds?|days?|weeks?|months?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|mm|cm|m|kilos?|kg|tons?|tonnes?|lit(?:er|re)s?)\b/gu;

/** English without articles and courtesy; requests and every way to forbid as one. */
export function reduceEnglish(clause: string, book: TermBook | undefined): Reduced {
  let text = written(spell(clause, 'en'))
    .replace(/\bplease\b ?/gu, '')
    .replace(
      /^(?:(?:have|has) (?:you|anyone|anybody|someone) got|you got|got)(?= (?:an?|any|some|the|your)\b)/u,
      'do you have',
    )
    .replace(LEAVE, 'may i ')
    .replace(BAN_BEHIND, (_, verb: string, what = '', where = '') => `no ${verb}${what}${where}`)
    .replace(BAN, (_, verb: string) => `do not ${verbOf(verb.slice(0, -3))}`)
    .replace(/^do not be (\p{L}+?)ing(?= |$)/u, (_, stem: string) => `do not ${verbOf(stem)}`)
    .replace(/^(?:would|do) you mind (\p{L}+?)ing(?= |$)/u, (_, stem: string) => verbOf(stem))
    .replace(/\bhand (?=(?:me|us|him|her|them|over)\b)/gu, 'pass ')
    .replace(MORE_UNITS, '$1 $2 more')
    .trim();
  // "…, will you?" behind an order asks nothing; of itself it says nothing.
  if (/^(?:will|would|could|can) you$/u.test(text)) return { tokens: [], isRequest: true };
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

/** The short forms written out. */
function written(spelled: string): string {
  let text = spelled;
  for (const [short, long] of SHORT) text = text.replace(short, long);
  return text;
}

/** The verb of an -ing form, by its stem: mov(ing) is move, stopp(ing) is stop. */
function verbOf(stem: string): string {
  if (
    /(?:giv|mov|tak|clos|mak|com|us|writ|rais|plac|driv|rid|smok|chang|charg|leav|guid|wip|rins)$/u.test(stem)
  )
    return `${stem}e`;
  return stem.replace(/(?<=([bgmnpt]))\1$/u, '');
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
