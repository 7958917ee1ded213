import { isForNobody, isFrenchInfinitive, isFrenchOrder, isOfFrenchPeople } from './romance-verbs.js';

/** What a pronoun is read as: a thing pointed at, or beside "aider" and "suivre" nothing that a slot takes. */
const THING = 'ça';
const SOMEBODY = 'lequel';

const objectOf = (verb: string): string => (isOfFrenchPeople(verb) ? SOMEBODY : THING);

/** "Nettoie-la", "passe-le-moi": only as it is written the hyphen tells the pronoun from the article. */
const BEHIND =
  /(?<![\p{L}])(?<!(?:ce|cet|cette|ces) )((?!ce(?:lui|lle|ux|lles)?-)\p{L}{2,})-(?:(moi|nous|lui|leur|m|toi)-)?(?:les?|la)(?:-(moi|nous|lui|leur))?(?![\p{L}-])/giu;
/** The hyphen before a subject: "le béton est-il sec". */
const ASKED_SUBJECT =
  /^((?:le|la|les|l|votre|vos|ton|ta|tes|mon|ma|mes|ce|cet|cette|ces|notre|nos)[ '’](?:[^\s-]+ ){1,4}?)([\p{L}]+)-(?:t-)?(?:ils?|elles?)(?![\p{L}-])/iu;

/** French as it was written, its pronouns read while their hyphens are there; and whether one of them asks. */
export function readFrenchHyphens(clause: string): { readonly clause: string; readonly asks: boolean } {
  if (!/[-‐‑]/u.test(clause)) return { clause, asks: false };
  const dashed = clause.replace(/[‐‑]/gu, '-');
  const straight = dashed.replace(ASKED_SUBJECT, '$1$2');
  const read = straight.replace(BEHIND, (_, verb: string, before?: string, behind?: string) => {
    const whom = before ?? behind;
    return `${verb}${whom === undefined ? '' : ` ${whom === 'm' ? 'moi' : whom}`} ${objectOf(verb.toLowerCase())}`;
  });
  return { clause: read, asks: straight !== dashed };
}

const OBJECT = '(?:le|la|les|l)';
const BEFORE_INFINITIVE = new RegExp(
  `(?<![\\p{L}])(?:(me|m|nous) )?${OBJECT} (?:(lui|leur) )?(\\p{L}{3,}(?:er|ir|re))(?![\\p{L}])`,
  'gu',
);
const ORDER_THEN_OBJECT =
  /^((?:\p{L}+))(?: (moi|nous|lui|leur))? (?:les?|la)(?: (moi|nous|lui|leur))?(?= (?:là|ici|dans|sur|à|au|aux|avec|dehors|debout|tout de suite|maintenant|demain|vite)(?: |$)|$)/u;
const FORBIDDEN = new RegExp(
  `^(?:ne |n )?(?:surtout )?(?:(me|m|nous) )?${OBJECT} (\\p{L}+) (surtout pas|pas|jamais|plus)(?= |$)`,
  'u',
);
const TOLD = new RegExp(
  `(?<![\\p{L}])(j|je|tu|(?:(?<=^|^(?:où|quand|comment|pourquoi|mais|si|que|qu|combien de temps) )(?:il|elle|ils|elles|on|vous|qui))) ((?:ne |n )?)(?:(me|m|te|t|nous) )?${OBJECT} (?:(lui|leur) )?(\\p{L}+)((?: (?:pas encore|plus jamais|pas|plus|jamais|déjà|bien|tous|toutes|tout|encore|toujours))*)( \\p{L}+)?`,
  'gu',
);
/** "Le chef l'a dit": before "a" and "ont" stands no article. */
const HAD =
  /(?<=\p{L} )(?<!(?:j|je|tu|il|elle|ils|elles|on|vous|qui|ne|n|me|m|te|t|nous|lui|leur) )(?:l|les) (a|ont|avait)((?: (?:pas encore|pas|déjà|bien|tous|tout))*) (\p{L}+)(?= |$)/u;
const HAVING = /^(?:ai|as|a|avons|avez|ont|avais|avait|aurai|aura|auras)$/u;
const PARTICIPLE = /(?<!^ (?:ic|auss|ains|dehors|jad))(?:é|i|u|is|it|ert|int)(?:e?s?)$/u;

/** "La nettoyer", "je l'ai nettoyée", "ne la touche pas": the pronoun behind its verb, read as "ça". */
export function withFrenchObjects(text: string): string {
  return text
    .replace(HAD, (all, have: string, adverbs: string, participle: string) =>
      PARTICIPLE.test(` ${participle}`) ? `${have}${adverbs} ${participle} ${objectOf(participle)}` : all,
    )
    .replace(BEFORE_INFINITIVE, (all, me?: string, them?: string, verb = '') =>
      isFrenchInfinitive(verb) ? `${verb}${toWhom(me ?? them)} ${objectOf(verb)}` : all,
    )
    .replace(FORBIDDEN, (all, me: string | undefined, verb: string, not: string) =>
      /^ne? /u.test(all) || isFrenchOrder(verb) || verb.endsWith('ez')
        ? `ne ${verb}${toWhom(me)} ${not} ${objectOf(verb)}`
        : all,
    )
    .replace(ORDER_THEN_OBJECT, (all, verb: string, before?: string, behind?: string) =>
      isFrenchOrder(verb) ? `${verb}${toWhom(before ?? behind)} ${objectOf(verb)}` : all,
    )
    .replace(
      TOLD,
      (all, who: string, ne: string, me?: string, them?: string, verb = '', adverbs = '', next = '') => {
        const whom = me ?? them;
        const subject = ne === '' && /^[aeéè]/u.test(verb) ? who.replace(/^je$/u, 'j') : who;
        if (HAVING.test(verb)) {
          const isDone = PARTICIPLE.test(next);
          const rest = isDone ? '' : next;
          return whom === undefined
            ? `${subject} ${ne}${verb}${adverbs}${isDone ? next : ''} ${objectOf(isDone ? next.trim() : verb)}${rest}`
            : all;
        }
        if (who === 'vous' && !/(?:ez|tes)$/u.test(verb)) return all;
        return whom === undefined
          ? `${subject} ${ne}${verb}${adverbs} ${objectOf(verb)}${next}`
          : `${who} ${ne}${me === undefined ? '' : `${me} `}${verb}${adverbs}${them === undefined ? '' : ` ${them}`} ${objectOf(verb)}${next}`;
      },
    );
}

function toWhom(pronoun: string | undefined): string {
  if (pronoun === undefined) return '';
  return ` ${pronoun.replace(/^me?$/u, 'moi')}`;
}

const REFLEXIVE =
  /^(?:abrit|accroch|activ|allong|approch|arrêt|assey|assur|attach|baiss|barr|boug|calm|cass|chang|cherch|concentr|couch|couvr|crampon|débrouill|décal|dégag|dépêch|déplac|écart|éloign|équip|gar|grouill|habill|hydrat|inscriv|install|lav|lev|magn|méfi|mets|mett|occup|organis|pench|plac|pos|pouss|prépar|présent|proté|ramen|rappel|rapproch|rassembl|recul|regroup|relay|relev|repos|retir|retourn|rinc|sauv|secou|serr|serv|souven|tais|ten|tir|tourn|sécuris|détach|encord|harnach|rentr|touch|bless|brûl|coup|coinc|trompe?|tromp|inquiét|éner|fatigu|échauff|sépar|align|aid|rejoign|mêl|pèse|pes)/u;
const REFLEXIVE_INFINITIVE =
  /(?<=^(?:ne pas |pas |(?:vous |tu |on |il |je )?(?:ne )?(?:va|vas|allez|viens|venez|faut|devez|dois|doit|pouvez|peux|pourriez|veuillez) (?:pas )?)?)(?:se|s|te|t|vous) (\p{L}{2,}(?:er|ir|re|oir))(?![\p{L}])/u;

/** "Attachez-vous" and "ne vous levez pas" with the pronoun that "attache-toi" has: who is told to rise lifts nothing. */
export function withFrenchReflexives(text: string, isMarked: boolean): string {
  return text
    .replace(/^(\p{L}+ez) vous(?= |$)/u, (all, verb: string) =>
      !isMarked && REFLEXIVE.test(verb) ? `${verb} toi` : all,
    )
    .replace(
      /^(ne )?(surtout )?(?:vous|te|t) (\p{L}+) (pas|jamais)(?= |$)/u,
      (all, ne: string | undefined, _: string | undefined, verb: string, not: string) =>
        ne !== undefined || REFLEXIVE.test(verb) ? `ne ${verb} toi ${not}` : all,
    )
    .replace(REFLEXIVE_INFINITIVE, '$1 toi');
}

/** "Nettoie-moi ça": the speaker gets nothing. */
export function withoutFrenchInterest(text: string): string {
  return text.replace(
    /^(\p{L}+) moi (?=(?:les?|la|l|une?|des|du|de|cet?|cette|ces|ça|tout|toute|tous|toutes|votre|ton|ta|tes|\d+|deux|trois|quatre) ?|[\uA500-\uA53F])/u,
    (all, verb: string) => (isFrenchOrder(verb) && isForNobody(verb) ? `${verb} ` : all),
  );
}

const DOUBLED =
  /^((?:les?|la|l|mon|ma|mes|ton|ta|tes|votre|vos|notre|nos|cet?|cette|ces) (?:\p{L}+)(?: (?:de |d |du |à |en |des )?\p{L}+)??) (?:ils?|elles?) (?=(?:ne |n )?(?:\p{L}+))/u;
const NO_NOUN =
  /(?:^| )(?:est|sont|a|ont|va|vont|peut|doit|faut|était|où|que|qu|quand|si|pas|on|je|tu|vous)(?: |$)/u;

/** "Le béton il tire": its subject said twice. */
export function withoutFrenchDouble(text: string): string {
  return text.replace(DOUBLED, (all, noun: string) => (NO_NOUN.test(noun) ? all : `${noun} `));
}
