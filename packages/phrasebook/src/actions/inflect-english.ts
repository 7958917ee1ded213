/** base: past, participle. What is not listed is regular. */
const IRREGULAR: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  `be was been|bend bent bent|bind bound bound|blow blew blown|break broke broken|bring brought brought|build built built|burn burnt burnt|buy bought bought|catch caught caught|
  choose chose chosen|come came come|cut cut cut|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|find found found|forget forgot forgotten|
  get got got|give gave given|go went gone|grind ground ground|hang hung hung|have had had|hear heard heard|hit hit hit|hold held held|keep kept kept|know knew known|
  lay laid laid|leave left left|lend lent lent|let let let|lie lay lain|light lit lit|lose lost lost|make made made|meet met met|pay paid paid|put put put|read read read|ride rode ridden|
  run ran run|saw sawed sawn|say said said|see saw seen|sell sold sold|send sent sent|set set set|shake shook shaken|shut shut shut|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|
  spread spread spread|stand stood stood|stick stuck stuck|strike struck struck|sweep swept swept|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|
  understand understood understood|wear wore worn|wind wound wound|write wrote written|redo redid redone|undo undid undone|remake remade remade|rebuild rebuilt rebuilt|overload overloaded overloaded|wake woke woken|bleed bled bled|begin began begun|sling slung slung|slide slid slid|hide hid hidden|quit quit quit|overtake overtook overtaken|saw-cut saw-cut saw-cut|ring rang rung|unplug unplugged unplugged|unclip unclipped unclipped|
  unwrap unwrapped unwrapped|unstrap unstrapped unstrapped|transfer transferred transferred|overlap overlapped overlapped|refit refitted refitted`
    .split('|')
    .map((line) => {
      const [base = '', past = '', participle = ''] = line.trim().split(' ');
      return [base, [past, participle]];
    }),
);
const DOUBLED =
  /^(?:[^aeiou]*[aeiou][bdgklmnprtvz]|un(?:plug|clip|wrap|strap|pin)|transfer|overlap|refit|forget|begin|quit|saw-cut)$/u;

/** "tighten {what}" in the forms base, ing, past, participle and s (cleans): only its first word changes. */
export function inflectEnglish(phrase: string): Record<string, string> {
  const [verb = '', ...others] = phrase.split(' ');
  const rest = others.length > 0 ? ` ${others.join(' ')}` : '';
  const [past, participle] = IRREGULAR.get(verb) ?? [pastOf(verb), pastOf(verb)];
  return {
    base: phrase,
    ing: `${ingOf(verb)}${rest}`,
    past: `${past}${rest}`,
    participle: `${participle}${rest}`,
    s: `${thirdOf(verb)}${rest}`,
  };
}

function ingOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e') && !verb.endsWith('ee')) return `${verb.slice(0, -1)}ing`;
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

function pastOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function thirdOf(verb: string): string {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  if (/(?:[sxz]|sh|ch|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
