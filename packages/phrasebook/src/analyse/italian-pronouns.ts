import {
  isFirstPerson,
  isForNobodyItalian,
  isItalianOrder,
  isOfItalianPeople,
  isPoliteOrder,
} from './romance-verbs.js';

/** What a pronoun is read as: a thing pointed at, or beside "aiutare" and "chiamare" somebody. */
const THING = 'questo';

/** The object of a verb; "la" may be the person who is spoken to. */
function objectOf(verb: string, pronoun: string): string {
  if (!isOfItalianPeople(verb)) return THING;
  if (pronoun === 'la') return 'costei';
  return pronoun === 'li' || pronoun === 'le' ? 'loro' : 'lui';
}

const TO_WHOM: ReadonlyMap<string, string> = new Map([
  ['me', 'mi'],
  ['ce', 'ci'],
  ['te', 'ti'],
  ['ve', 'vi'],
  ['glie', 'glie'],
]);

/** Nouns that end as an order with its pronoun does. */
const NOUNS =
  /^(?:portal[ei]|segnal[ei]|legal[ei]|parla|manual[ei]|cala|scal[ae]|pial(?:la|le)|mol(?:la|le)|col(?:la|le|li)|tavol[aei]|regol[ae]|pal[ae]|spal(?:la|le)|fal(?:la|le)|pil[ae]|vel[ae]|fil[aei])$/u;
const ENCLITIC = /^(\p{L}{2,}?)(?:(me|ce|glie)(lo|la|li|le)|(lo|la|li|le))$/u;
const DOUBLING = /^(da|di|fa)(?:(?:m(me)|c(ce)|(glie))(lo|la|li|le)|(llo|lli))$/u;
const BEHIND_INFINITIVE =
  /(?<![\p{L}])(\p{L}{2,}[aei]r|far|dar|dir|star|por)(?:(me|ce|te|ve|glie)(lo|la|li|le)|(lo|la|li|le))(?![\p{L}])/gu;

/** "Puliscilo", "passamelo", "devi pulirla": the pronoun as a word behind its verb. */
function withoutEnclitics(text: string): string {
  const [first = '', ...others] = text.split(' ');
  const at = first === 'non' && others.length > 0 ? 1 : 0;
  const word = at === 1 ? (others[0] ?? '') : first;
  const read = readEnclitic(word);
  const opened = read === undefined ? text : text.replace(word, read);
  return opened.replace(
    BEHIND_INFINITIVE,
    (all, verb: string, whom: string | undefined, double?: string, single?: string) => {
      const infinitive = verb === 'por' ? 'porre' : `${verb}e`;
      const object = objectOf(infinitive, double ?? single ?? '');
      if (NOUNS.test(all)) return all;
      const to = whom === undefined ? '' : `${TO_WHOM.get(whom)} `;
      return `${to === 'glie ' ? '' : to}${infinitive}${to === 'glie ' ? ' glie' : ''} ${object}`;
    },
  );
}

const ORDER_OF: ReadonlyMap<string, string> = new Map([
  ['da', 'dia'],
  ['di', 'dica'],
  ['fa', 'faccia'],
]);

function readEnclitic(word: string): string | undefined {
  const short = DOUBLING.exec(word);
  if (short !== null && !/^dal/u.test(word)) {
    const [, verb = '', me, ce, glie] = short;
    const whom = TO_WHOM.get(me ?? ce ?? glie ?? '');
    return written(ORDER_OF.get(verb) ?? verb, whom, THING);
  }
  const [, verb = '', whom, double, single] = ENCLITIC.exec(word) ?? [];
  if (!isItalianOrder(verb) || NOUNS.test(word)) return undefined;
  const object = objectOf(verb, double ?? single ?? '');
  return written(verb, TO_WHOM.get(whom ?? ''), object);
}

function written(verb: string, whom: string | undefined, object: string): string {
  if (whom === 'glie') return `${verb} glie ${object}`;
  return `${whom === undefined ? '' : `${whom} `}${verb} ${object}`;
}

const OBJECT = '(?:lo|la|li|le|l)';
const MODAL =
  'posso|possiamo|può|puoi|potete|potrebbe|devo|dobbiamo|deve|devi|dovete|voglio|vogliamo|vuole|vuoi|volete|vado a|andiamo a|vai a|vada a|sto|stiamo|sta|stai';
const BEFORE_MODAL = new RegExp(
  `(?<=^|^non |^(?:chi|dove|come|quando|perché|quanto|io|lei|tu) (?:non )?)(?:(me|ce|te|ve|glie) )?(lo|la|li|le) (${MODAL}) (\\p{L}+(?:re|ndo))(?= |$)`,
  'u',
);
const HAVING = new RegExp(
  `(?<![\\p{L}])(?<!(?:^| )(?:ce|me|te|ve|glie) )(?:l|li|le) (ho|hai|ha|abbiamo|avete|hanno)((?: (?:già|ancora|appena|bene|tutti|tutte|sempre|mai))*) (\\p{L}+(?:[aeiu]t|tt|rt|st|nt|rs|ls|s|lt|vut)[oaie])(?= |$)`,
  'gu',
);
const BEFORE_VERB = new RegExp(
  `^((?:dove|come|quando|chi|perché|quanto) )?(non )?(?:(me|ce|te|ve|glie) )?(${OBJECT}) (\\p{L}{2,})((?: (?:ancora|mai|già|più))?)(?= |$)`,
  'u',
);

const KNOWING = /^(?:vedo|vede|so|sa|capisco|capisce|trovo|trova|voglio|vuole|conosco|conosce)$/u;
/** Nouns that are what the speaker does as well. */
const AS_NOUNS =
  /^(?:lo (?:scavo|scarico|scambio|stucco|scalpello|sigillo|spurgo|strappo|sblocco|stampo|smonto)|l (?:uso|avvio|attacco|aggancio|inizio|invio|annullo|arresto|impiego|impasto|incastro))$/u;

/** "Lo pulisca", "l'ho pulito", "lo devi spostare": the pronoun behind its verb, read as "questo". */
function withObjectsBehind(text: string): string {
  return text
    .replace(BEFORE_MODAL, (_, whom: string | undefined, pronoun: string, modal: string, verb: string) => {
      const object = objectOf(verb, pronoun);
      return `${modal} ${written(verb, TO_WHOM.get(whom ?? ''), object)}`;
    })
    .replace(HAVING, (_, have: string, adverbs: string, participle: string) => {
      return `${have}${adverbs} ${participle} ${THING}`;
    })
    .replace(
      BEFORE_VERB,
      (
        all,
        asking: string | undefined,
        not: string | undefined,
        whom: string | undefined,
        pronoun: string,
        verb: string,
        adverb: string,
      ) => {
        const isNoun = not === undefined && whom === undefined && AS_NOUNS.test(`${pronoun} ${verb}`);
        const isKnown =
          KNOWING.test(verb) ||
          isPoliteOrder(verb) ||
          isFirstPerson(verb) ||
          (/^[mc]e$/u.test(whom ?? '') && isItalianOrder(verb));
        // "Non la tocchi": behind "non" stands no article.
        const isSure =
          not !== undefined && /(?:[aio]|re)$/u.test(verb) && !/^(?:ho|ha|hai|è|sono)$/u.test(verb);
        if (isNoun || !(isKnown || isSure)) return all;
        const rest = text.slice(text.indexOf(all) + all.length);
        const isGiven = pronoun === 'le' && /^ (?:il|lo|la|l|i|gli|un|uno|una) /u.test(rest);
        const object = isGiven ? 'glie' : objectOf(verb, pronoun);
        const to = TO_WHOM.get(whom ?? '');
        return `${asking ?? ''}${not ?? ''}${to === undefined || to === 'glie' ? '' : `${to} `}${verb}${adverb}${to === 'glie' ? ' glie' : ''} ${object}`;
      },
    );
}

const NOUN =
  '(?:(?:il|lo|la|i|gli|le|l|quest[oaie]|quel|quell[oaie]|quei) (?!(?:dove|come|quando|chi|non|è|cosa|lo|la|li|le|l) )\\p{L}+(?: (?:di |del |della |a |da |in )?\\p{L}+)??|quest[oaie]|quell[oaie])';
const TOPIC_BEFORE = new RegExp(`^(${NOUN}) (non )?(?:(me) )?(lo|la|li|le|l) (\\p{L}+)((?: \\p{L}+)*)$`, 'u');
const TOPIC_THEN_ORDER = new RegExp(`^(${NOUN}) (\\p{L}+)((?: \\p{L}+)*)$`, 'u');
const TOPIC_FORBIDDEN = new RegExp(`^(${NOUN}) non (\\p{L}{2,}[aei]r)(?:lo|la|li|le)((?: \\p{L}+)*)$`, 'u');
const TOPIC_HAD = new RegExp(`^(${NOUN}) (non )?ce (?:l|li|le) (ho|ha|hai|abbiamo|avete)$`, 'u');

/** "Il trapano lo pulisco io", "il trapano puliscilo bene", "il casco ce l'hai": what it is about, said where it belongs. */
function withTopicInside(text: string): string {
  const forbidden = TOPIC_FORBIDDEN.exec(text);
  if (forbidden !== null) return `non ${forbidden[2]}e ${forbidden[1]}${forbidden[3] ?? ''}`;
  const had = TOPIC_HAD.exec(text);
  if (had !== null) return `${had[2] ?? ''}${had[3]} ${had[1]}`;
  const told = TOPIC_BEFORE.exec(text);
  if (told !== null) {
    const [, noun = '', not = '', whom, , verb = '', rest = ''] = told;
    const [participle, ...others] = rest.trim().split(' ');
    if (/^(?:ho|hai|ha|abbiamo|avete)$/u.test(verb) && /[oaie]$/u.test(participle ?? ''))
      return [`${not}${verb}`, participle, noun, ...others].join(' ');
    const modal = new RegExp(`^(?:${MODAL})$`, 'u').test(verb);
    if (modal && /(?:re|ndo)$/u.test(participle ?? ''))
      return [`${not}${verb}`, participle, noun, ...others].join(' ');
    if (isFirstPerson(verb) || isPoliteOrder(verb) || (not !== '' && verb.endsWith('re')))
      return `${not}${whom === undefined ? '' : 'mi '}${verb} ${noun}${rest}`;
  }
  const [, noun = '', word = '', rest = ''] = TOPIC_THEN_ORDER.exec(text) ?? [];
  const read = readEnclitic(word);
  return read?.endsWith(` ${THING}`) ? `${read.slice(0, -THING.length - 1)} ${noun}${rest}` : text;
}

/** "Ce l'ha il trapano" has it; "c'ho" has; "sto coso" is this thing. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])c (?=(?:ho|hai|ha|abbiamo|avete|hanno)(?: |$))/gu, ''],
  [
    /^(?:ce|me) l (?=(?:ho|hai|ha|abbiamo|avete) (?:il|lo|la|l|un|uno|una) \p{L}+(?: (?!il |lo |la |l )\p{L}+){0,2}$)/u,
    '',
  ],
  [/(?<=^|^\p{L}{3,} )st(i|e) (?=\p{L})/u, 'quest$1 '],
  [/^st([oa]) (?=(?!.*(?:ndo)(?: |$))\p{L}{3,} (?:è|non|va|ha|perde|fa) )/u, 'quest$1 '],
  [/^di (?=(?:al|allo|alla|all|ai|agli|alle) )/u, 'dica '],
  [/^digli (?=(?:di|che) )/u, 'dica glie '],
  [/^dagli (?=(?:il|lo|la|l|un|uno|una|i|le|questo|questa|quest) )/u, 'dia glie '],
];

/** Italian with every pronoun that is an object behind its verb, where the name of a thing would stand. */
export function withItalianObjects(text: string): string {
  let read = text;
  for (const [spoken, written] of SPOKEN) read = read.replace(spoken, written);
  const [verb = '', this_ = ''] = read.split(' ');
  if (isItalianOrder(verb.replace(/(?:mi|ci)$/u, '')) && /^st[oa]$/u.test(this_))
    read = read.replace(/ st([oa]) /u, ' quest$1 ');
  read = withObjectsBehind(withoutEnclitics(withTopicInside(read)));
  // "Gli dia il martello" gives it to somebody; before a noun "gli" is an article.
  return read.replace(/^(non )?gli (\p{L}+)(?= |$)/u, (all, not: string | undefined, word: string) =>
    isPoliteOrder(word) || isItalianOrder(word) || isFirstPerson(word) ? `${not ?? ''}${word} glie` : all,
  );
}

/** "Puliscimi il trapano", "sedetevi": the pronoun before its verb, as the polite order has it. */
export function withItalianPronounBefore(text: string): string {
  return text.replace(/^(\p{L}{3,}?)(mi|ci|vi)(?= |$)/u, (all, verb: string, pronoun: string) => {
    if (!isItalianOrder(verb) || (pronoun === 'vi' && !/[aei]te$/u.test(verb))) return all;
    return `${pronoun === 'vi' ? 'si' : pronoun} ${verb}`;
  });
}

/** "Mi pulisca il trapano", "puliscimi il trapano": the speaker gets nothing. */
export function withoutItalianInterest(text: string): string {
  return text.replace(
    /^(?:mi|ci) (\p{L}+) (?=(?:il|lo|la|l|i|gli|le|un|uno|una|dei|delle|quest\p{L}*|quel\p{L}*|tutt\p{L}*|\d+|due|tre|quattro) ?|[\uA500-\uA53F])/u,
    (all, verb: string) =>
      (isItalianOrder(verb) || isPoliteOrder(verb)) && isForNobodyItalian(verb) ? `${verb} ` : all,
  );
}
