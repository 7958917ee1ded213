import type { Language } from '@genbatalk/contract';
import { withFrenchObjects } from './french-pronouns.js';
import { withItalianObjects, withItalianPronounBefore } from './italian-pronouns.js';
import { FRENCH_STEMS, ITALIAN_STEMS } from './romance-verbs.js';

/** What French and Italian need alike: both order by the form of the first verb and drop their articles. */
export interface Romance {
  readonly language: Extract<Language, 'fr' | 'it'>;
  /** One spelling for what is said in several: "t'as", "tu as", "as-tu" as "vous avez". */
  readonly respell: (text: string) => Respelled;
  readonly lead: RegExp;
  /** Who is spoken to; "où est le chef" names him. */
  readonly tail: RegExp;
  readonly courtesy: RegExp;
  readonly asking: RegExp;
  /** What has to be done: an order, unless it is asked. */
  readonly duty: RegExp;
  readonly able: RegExp;
  /** What one is allowed rather than asked to do: "vous pouvez fumer". */
  readonly permit: RegExp;
  readonly forbid: RegExp;
  readonly light: ReadonlySet<string>;
  readonly irregular: ReadonlyMap<string, string>;
  /** Orders of verbs that have more than one stem. */
  readonly stems: ReadonlyMap<string, string>;
  /** Endings of the orders to vous, tu and Lei; only the first word of a sentence can be one. */
  readonly order: RegExp;
  readonly infinitive: RegExp;
}

interface Respelled {
  readonly text: string;
  /** True where the words themselves ask: est-ce que, avez-vous. */
  readonly asks: boolean;
  /** True where they ask for something to be done: vous me passez …? */
  readonly requests: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** "mett: mets mettez mettre" — every form of a verb under its stem. */
const verbs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [stem = '', forms = ''] = line.trim().split(': ');
        return forms.split(' ').map((form) => [form, stem] as const);
      }),
  );

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/u)
      .map((pair) => {
        const [from = '', to = ''] = pair.split('=');
        return [from, to] as const;
      }),
  );
const FRENCH_SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])(?:chuis|j suis)(?= )/gu, 'je suis'],
  [/(?<![\p{L}])chais(?= )/gu, 'je sais'],
  [/(?<![\p{L}])j (?=[bcdfgklmnpqrstvwxz]\p{L})/gu, 'je '],
  [/(?<![\p{L}])(?<!tu )t (?=(?:as|es|avais|étais|auras|aurais|y es) )/gu, 'tu '],
  [/^(?:y a|y n a|il n y a) plus(?= (?:de|d|rien|personne|assez) )/u, 'il y a nplus'],
  [/^(?:j ai|je n ai|on a|on n a) plus(?= (?:de|d) (?!.* que ))/u, 'on a nplus'],
  [
    /(?<=^(?:ça|il|elle|je|on|la \S+|le \S+|l \S+) (?:ne |n )?(?:marche|fonctionne|démarre|ferme|ouvre|coupe|sert|vois|voit|peux|sais|entends)) plus$/u,
    ' nplus',
  ],
  [/^y (?=(?:a|avait|en a) )/u, 'il y '],
  [/^faut(?= )/u, 'il faut'],
  [/(?<![\p{L}])ce n est(?= )/gu, 'c est'],
  [/(?<![\p{L}])ouais(?= |$)/gu, 'oui'],
];
const VOUS = pairs(
  'as=avez es=êtes peux=pouvez veux=voulez fais=faites sais=savez vas=allez dois=devez vois=voyez viens=venez comprends=comprenez prends=prenez mets=mettez entends=entendez attends=attendez tiens=tenez dis=dites bois=buvez finis=finissez pars=partez sors=sortez descends=descendez connais=connaissez sens=sentez aurais=auriez pourrais=pourriez voudrais=voudriez devrais=devriez',
);
const ON = pairs(
  'sommes=est avons=a allons=va faisons=fait pouvons=peut devons=doit voulons=veut prenons=prend mettons=met finissons=finit attendons=attend venons=vient tenons=tient',
);
/** Verbs before their subject, which only asks; "dépêchez-vous" orders. */
const INVERTED: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=^|où |quand |comment |pourquoi |(?:combien|quel|quelle|quels|quelles)(?: \S+){0,4} )(avez|êtes|pouvez|savez|voulez|comprenez|entendez|voyez|connaissez) vous(?= |$)/u,
    'vous $1',
  ],
  [/(?<![\p{L}])y a t il(?= |$)/u, 'il y a'],
  [/(?<![\p{L}])(faut|reste) (?:t )?il(?= |$)/u, 'il $1'],
  [/(?<![\p{L}])(peut|doit|commence|finit|va|fait) (?:t )?on(?= |$)/u, 'on $1'],
  [/(?<![\p{L}])puis je(?= |$)/u, 'je peux'],
  [/(?<![\p{L}])(dois|vais) je(?= |$)/u, 'je $1'],
];
/** "Il reste combien de sacs", "combien reste-t-il de sacs": "combien de sacs il reste". */
const HOW_MANY: readonly RegExp[] = [
  /^combien (?<who>il (?:reste|faut|manque|y a|en reste)|vous (?:avez|voulez)|on (?:a|met|prend)) (?<what>de? .+)$/u,
  /^(?<who>il (?:reste|faut|manque|y a)|vous (?:avez|voulez)|on (?:a|met|prend)) combien (?<what>de? .+)$/u,
];

/** French as one says it to vous, with its verb behind who does it and one of the two words that deny. */
function respellFrench(spelled: string): Respelled {
  let text = spelled;
  for (const [spoken, written] of FRENCH_SPOKEN) text = text.replace(spoken, written);
  const formal = (verb: string) =>
    VOUS.get(verb) ?? (/.{2}es$/u.test(verb) ? `${verb.slice(0, -1)}z` : undefined);
  text = text
    .replace(
      /(?<![\p{L}])(as|es|peux|veux|sais|vois|entends|comprends|viens|fais) tu(?= |$)/gu,
      (_, verb: string) => `${formal(verb)} vous`,
    )
    .replace(
      /(?<![\p{L}])tu ((?:ne |n |me |m |le |la |les |l |nous |y |en |te |t )*)(\p{L}+)/gu,
      (all, between: string, verb: string) => {
        const found = formal(verb);
        return found === undefined ? all : `vous ${between.replace(/(?<![\p{L}])te? /u, 'vous ')}${found}`;
      },
    )
    .replace(
      /(?<![\p{L}])nous (ne |n )?(sommes|\p{L}{2,}ons)(?= |$)/gu,
      (_, not: string | undefined, verb: string) =>
        `on ${not ?? ''}${ON.get(verb) ?? `${verb.replace(/(?:ç|(?<=g)e)?ons$/u, (end) => (end.startsWith('ç') ? 'c' : end.startsWith('e') ? '' : ''))}e`}`,
    );
  // "T'aurais pas un marteau" asks for one, and nobody tells another that he has understood.
  let asks =
    /^vous auriez pas (?=\S)|^vous avez (?:bien |tout )?(?:fini|compris|mangé|entendu|vérifié|pigé)$/u.test(
      text,
    );
  const bare = text.replace(/(?<!qu )(?<![\p{L}])est ce qu(?:e)? /u, '');
  if (bare !== text && bare.trim() !== '') {
    text = bare;
    asks = true;
  }
  for (const [inverted, straight] of INVERTED) {
    const next = text.replace(inverted, straight);
    asks ||= next !== text;
    text = next;
  }
  for (const order of HOW_MANY) text = text.replace(order, 'combien $<what> $<who>');
  text = withFrenchObjects(text);
  const handed = text.replace(
    /^vous (?:me|m|nous) (passez|donnez|apportez|aidez|montrez|prêtez|tenez|dites|amenez|filez|attendez|appelez|ramenez|rapportez|expliquez)(?= |$)/u,
    '$1 moi',
  );
  return { text: handed, asks: asks && handed === text, requests: handed !== text };
}

/** "Je ne comprends pas" as "je comprends pas"; "plus" keeps what "ne" made of it. */
export function withoutNe(text: string): string {
  if (/(?<![\p{L}])(?:pas|jamais|rien|personne|aucune?|nplus)(?= |$)/u.test(text)) {
    return text.replace(/(?<![\p{L}])(?:ne|n) (?=\S)/gu, '');
  }
  return text.replace(/(?<![\p{L}])ne? ((?:\S+ ){1,3}?)plus(?= |$)/u, '$1nplus');
}

export const FRENCH: Romance = {
  language: 'fr',
  respell: respellFrench,
  lead: /^(?:(?:e+u+h*|he+u+|ben|bah|bon|alors|donc|hé|eh|dis|dites|les gars|messieurs|chef|excusez moi|pardon|et|puis|ok|okay) )+(?=\S+ ?\S)/u,
  tail: /(?<!(?:^| )(?:le|la|mon|ma|du|au|un|c est|de|l|qui est)) (?:chef|mon gars|les gars|les mecs|mec|patron|messieurs|hein|ok)$/u,
  courtesy: /(?:^| )(?:s il (?:vous|te) pla[iî]t|svp|stp|merci de)(?= |$)/gu,
  asking:
    /^(?:(?:est ce que )?(?:vous|tu) (?:pouvez|pourriez|peux|pourrais|devez|dois)|pouvez vous|pourriez vous|peux tu|pourrais tu|il faut|faut|il faudrait|on doit|veuillez|merci de|n oubliez pas (?:de|d)|pensez à|pense à|je veux que vous|quelqu un peut) (?!pas )(?=(?:\S+ )?(?:\S{2,}(?:er|ir|re|oir)|\S+ez)(?: |$))/u,
  permit:
    /^(?:vous|tu) (?:pouvez|peux) (?!.* moi(?: |$))(?:y |le |la |les |l |vous |déjà |maintenant |tous )*(?:fumer|partir|commencer|utiliser|entrer|rentrer|manger|boire|sortir|monter|descendre|prendre|lever|lâcher|disposer|garder|laisser|jeter|enlever|asseoir|aller|continuer|reprendre|démarrer|couler|décoffrer|avancer|reculer|rester|travailler|passer)(?= |$)/u,
  duty: /^(?:est ce que )?(?:il faut|faut|il faudrait|on doit|vous devez|tu dois)(?= )/u,
  able: /(?:entendre|voir|marcher|lever|bouger|respirer|comprendre|venir (?!ici|là|m |nous|par|à|au)\S+|conduire|parler (?:français|anglais|japonais))(?: |$)/u,
  forbid:
    /^(?:(?:il ne faut|il faut|faut|vous ne devez|tu ne dois|vous ne pouvez|on ne doit|vous devez|on doit) (?:surtout )?(?:pas|jamais)|ne (?:surtout )?pas|défense (?:de|d)|interdiction (?:de|d)|interdit (?:de|d)|il est interdit (?:de|d)|c est interdit (?:de|d)|ne jamais|surtout ne) (?=\S)/u,
  light: words('le la les l un une vous tu votre vos ton ta tes donc bien toujours svp y'),
  irregular: verbs(`
    mett: mets mettez mettre met
    remett: remets remettez remettre
    ten: tiens tenez tenir
    ven: viens venez venir
    reven: reviens revenez revenir
    fai: fais faites faire
    all: va allez aller vas
    allons: allons
    dit: dis dites dire
    prend: prends prenez prendre
    vo: voyez voir vois
    éteind: éteins éteignez éteindre
    descend: descends descendez descendre
    attend: attends attendez attendre
    recul: recule reculez reculer
    sort: sors sortez sortir
    ouvr: ouvre ouvrez ouvrir
    boi: bois buvez boire
    écri: écris écrivez écrire
    sui: suis suivez suivre
    mont: monte montez monter montes
    montr: montre montrez montrer montres
    entr: entre entrez entrer entres
    rentr: rentre rentrez rentrer rentres
    couvr: couvre couvrez couvrir
    livr: livre livrez livrer
    cherch: cherche cherchez chercher
    touch: touche touchez toucher
    pas: pas jamais
  `),
  stems: FRENCH_STEMS,
  order: /^(.{3,}?)(?:ez|es|e|ons)$/u,
  infinitive: /^(.{3,}?)(?:er|ir|re)$/u,
};

/** The second person, spoken to one or to many, as the polite form has it; none of these orders. */
const ITALIAN_SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])(?:ti sei|vi siete)(?= )/gu, 'si è'],
  [/(?<![\p{L}])(?:ti senti|vi sentite)(?= |$)/gu, 'si sente'],
  [/(?<![\p{L}])(?:ti chiami|vi chiamate)(?= |$)/gu, 'si chiama'],
  [/(?<![\p{L}])(?:ti|vi) (?=(?:fa|fanno|serve|servono|manca|mancano|piace|va) )/gu, 'le '],
  [/(?<=(?:^| )si è )fatt[iae](?= male(?: |$))/gu, 'fatto'],
  [/(?<=^come )(?:stai|state)(?= |$)/gu, 'sta'],
  [/(?<![\p{L}])(?:hai|avete)(?= |$)/gu, 'ha'],
  [/(?<![\p{L}])(?:puoi|potete)(?= |$)/gu, 'può'],
  [/(?<![\p{L}])(?:vuoi|volete)(?= |$)/gu, 'vuole'],
  [/(?<![\p{L}])(?:sai|sapete)(?= |$)/gu, 'sa'],
  [/(?<![\p{L}])(?:capisci|capite)(?= |$)/gu, 'capisce'],
  [/(?<![\p{L}])(?:vedi|vedete)(?= |$)/gu, 'vede'],
];
/** Verbs whose order to tu or voi takes its pronoun behind it: passami, portatelo, spostati. */
const WITH_PRONOUN =
  /^(assicur|lav|ripos|sdrai|prepar|protegg|ricopr|rialz|volt|concentr|rilass|accomod|arramp|inginocchi|calm|appoggi|rec|pass|port|aiut|aspett|mett|prend|lasc|tien|ten|spost|ferm|mostr|prest|mand|chiam|tir|spieg|avvis|alz|abbass|gir|butt|apr|chiud|lev|togl|tagl|controll|us|sbrig|muov|sied|allontan|avvicin|segu|ascolt|guard|leg|attacc|stacc|agganc|copr|caric|scaric|spegn|accend|invi|ripet|scriv|legg|riport|rimett|fiss|string|allent|mont|smont)(i|a|ate|ete|ite)(mi|ci|ti|vi|ne)(?= |$)(?<!^aprile)/u;
/** Those that double their pronoun: dammi, dimmi, fammi. */
const GIVE_TELL_LET = /^(?:(da|di|fa)(mmi|cci)|(da|di|fa)te(mi|ci))(?= |$)/u;
const POLITE_ORDER = pairs('da=dia di=dica fa=faccia');

/** Italian as one says it to Lei, its pronouns before the verb. */
function respellItalian(spelled: string): Respelled {
  let text = spelled;
  for (const [spoken, written] of ITALIAN_SPOKEN) text = text.replace(spoken, written);
  const before = withItalianPronounBefore(withItalianObjects(text))
    .replace(
      GIVE_TELL_LET,
      (_, one = '', doubled = '', many = '', single = '') =>
        `${(doubled + single).slice(-2)} ${POLITE_ORDER.get(one + many)}`,
    )
    .replace(WITH_PRONOUN, (_, verb: string, ending: string, pronoun: string) => {
      const own = /^[tv]i$/u.test(pronoun) ? 'si' : pronoun;
      return `${own} ${verb}${own === 'si' && ending === 'a' ? 'i' : ending}`;
    });
  const handed =
    /^(?:mi|ci) (?:dai|dà|passi|passa|porti|porta|presti|presta|aiuti|aiuta|tieni|tiene|mostri|mostra|fai vedere|spieghi|spiega)(?= |$)/u.test(
      before,
    );
  const asks =
    /^ce l ha (?:un|uno|una|il|lo|la|l) /u.test(before) ||
    /^(?:hai|avete) (?:già |tutto )?(?:finito|capito|mangiato|sentito|controllato|verificato)$/u.test(
      spelled,
    );
  return { text: before, asks, requests: handed };
}

export const ITALIAN: Romance = {
  language: 'it',
  respell: respellItalian,
  lead: /^(?:(?:ehm*|e+h+m*|allora|dai|senti|senta|scusi|scusa|ragazzi|capo|bene|dunque|ok|okay|poi|ehi|oh|forza) )+(?=\S+ ?\S)/u,
  tail: /(?<!(?:^| )(?:il|al|del|un|mio|dal|chi è|è)) (?:capo|ragazzi|signori|amico|eh|ok)$/u,
  courtesy: /(?:^| )(?:per (?:favore|piacere|cortesia)|grazie)(?= |$)/gu,
  asking:
    /^(?:(?:può|puoi|potete|potrebbe|potresti|potreste|deve|devi|dovete|dovrebbe|bisogna|si deve|occorre)|si ricordi di|ricordati di|ricordatevi di|non dimentichi di|qualcuno può) (?=(?:\S+ )?\S{2,}(?:are|ere|ire|rre|rsi|rlo|rla|rli|rle|rmi|rci|rti|rvi)(?: |$))/u,
  permit:
    /^(?:può|puoi|potete) (?:già |adesso |ora |pure |tutti )*(?:fumare|andare|entrare|iniziare|cominciare|usare|usarlo|uscire|salire|scendere|prendere|sollevare|lasciare|mangiare|bere|continuare|riprendere|togliere|buttare|buttarlo|partire|passare|gettare|disarmare|avanzare|restare|sedersi|tornare|lavorare)(?= |$)/u,
  duty: /^(?:deve|devi|dovete|dovrebbe|bisogna|si deve|occorre)(?= )/u,
  able: /(?:sentire|vedere|camminare|alzarsi|muovere|muoversi|respirare|capire|venire (?!qui|qua|a |al)\S+|guidare|parlare (?:italiano|inglese|giapponese))(?: |$)/u,
  forbid:
    /^(?:non (?:si può|si deve|bisogna|deve|devi|dovete|può|puoi|potete)|è vietato|vietato|è proibito|proibito|mai|non .?mai|divieto di) (?=\S)/u,
  light: words('il lo la i gli le l un uno una suo sua suoi sue tuo tua tuoi tue lei tu voi pure bene ben'),
  irregular: verbs(`
    spegn: spenga spegni spegnere spegnete
    sal: salga sali salire salite
    ven: venga vieni venire venite
    fa: faccia fai fa' fare fate fa
    and: vada vai va' andare andate va
    ten: tenga tieni tenere tenete
    d: dia dai dà dare date
    st: stia stai stare state
    togl: tolga togli togliere togliete
    bev: beva bevi bere bevete
    dic: dica dì dire dite
    esc: esca esci uscire uscite
    scegl: scelga scegli scegliere scegliete
    racc: raccolga raccogli raccogliere raccogliete
    port: porti porta portare portate
    mett: metta metti mettere mettete mettiamo
  `),
  stems: ITALIAN_STEMS,
  // No order ends in -e: "non scende" and "si muove" tell what happens.
  order: /^(.{2,}?)(?:ate|ete|ite|i|a)$/u,
  infinitive: /^(.{2,}?)(?:are|ere|ire)$/u,
};
