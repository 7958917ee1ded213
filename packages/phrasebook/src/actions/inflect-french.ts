import { isDenying } from './forms.js';
import { type Parts, partsOf, tableOf } from './romance-parts.js';

/** infinitive: the orders to vous and tu, the participle. What is not listed goes like serrer, finir or vendre. */
const FRENCH = tableOf(
  `mettre mettez mets mis|prendre prenez prends pris|faire faites fais fait|tenir tenez tiens tenu|venir venez viens venu|ouvrir ouvrez ouvre ouvert|couvrir couvrez couvre couvert|
  éteindre éteignez éteins éteint|peindre peignez peins peint|joindre joignez joins joint|écrire écrivez écris écrit|lire lisez lis lu|dire dites dis dit|boire buvez bois bu|
  conduire conduisez conduis conduit|construire construisez construis construit|détruire détruisez détruis détruit|réduire réduisez réduis réduit|suivre suivez suis suivi|voir voyez vois vu|aller allez va allé|
  battre battez bats battu|sortir sortez sors sorti|partir partez pars parti|dormir dormez dors dormi|servir servez sers servi|courir courez cours couru|lever levez lève levé|peser pesez pèse pesé|
  acheter achetez achète acheté|jeter jetez jette jeté|appeler appelez appelle appelé|nettoyer nettoyez nettoie nettoyé|essuyer essuyez essuie essuyé|appuyer appuyez appuie appuyé|envoyer envoyez envoie envoyé|
  balayer balayez balaie balayé|employer employez emploie employé|recevoir recevez reçois reçu|asseoir asseyez assieds assis|croire croyez crois cru|savoir sachez sache su|avoir ayez aie eu|être soyez sois été|rompre rompez romps rompu|
  répéter répétez répète répété|compléter complétez complète complété|sécher séchez sèche séché|geler gelez gèle gelé|mener menez mène mené|amener amenez amène amené|
  traduire traduisez traduis traduit|introduire introduisez introduis introduit|enduire enduisez enduis enduit|extraire extrayez extrais extrait|offrir offrez offre offert|maintenir maintenez maintiens maintenu|
  apprendre apprenez apprends appris|accueillir accueillez accueille accueilli|étiqueter étiquetez étiquette étiqueté|épousseter époussetez époussette épousseté|pelleter pelletez pellette pelleté|carreler carrelez carrelle carrelé|
  dépoussiérer dépoussiérez dépoussière dépoussiéré`,
);

/** "serrer {what}" in the forms inf, vous, tu, participle and perfect; "pas", "bien" and the like behind the finite verb. */
export function inflectFrench(phrase: string, isMotion: boolean, inserted = ''): Record<string, string> {
  const [verb = '', ...others] = phrase.split(' ');
  const rest = others.length > 0 ? ` ${others.join(' ')}` : '';
  const [vous, tu, participle] = partsOf(verb, FRENCH, regularFrench);
  const perfect = `${isMotion ? 'est' : 'a'} ${inserted === '' ? '' : `${inserted} `}${participle}${rest}`;
  if (inserted === '') {
    return {
      inf: phrase,
      vous: `${vous}${rest}`,
      tu: `${tu}${rest}`,
      participle: `${participle}${rest}`,
      perfect,
      'perfect-vous': `vous ${isMotion ? 'êtes' : 'avez'} ${participle}${rest}`,
      'perfect-inf': `${isMotion ? 'être' : 'avoir'} ${participle}${rest}`,
      ...withRest(frenchPresent(verb, tu), rest),
      fut: `${frenchFuture(verb, tu)}ai${rest}`,
      'fut-il': `${frenchFuture(verb, tu)}a${rest}`,
    };
  }
  if (!isDenying(inserted)) {
    return {
      inf: `${inserted} ${phrase}`,
      vous: `${vous} ${inserted}${rest}`,
      tu: `${tu} ${inserted}${rest}`,
      perfect,
      ...withRest(frenchPresent(verb, tu), ` ${inserted}${rest}`),
    };
  }
  return {
    il: `${denied(frenchPresent(verb, tu).il)} ${inserted}${rest}`,
    inf: `ne ${inserted} ${phrase}`,
    vous: `${denied(vous)} ${inserted}${rest}`,
    tu: `${denied(tu)} ${inserted}${rest}`,
    perfect: denied(perfect),
    'perfect-vous': `vous ${denied(isMotion ? 'êtes' : 'avez')} ${inserted} ${participle}${rest}`,
  };
}

function withRest<Form extends string>(forms: Record<Form, string>, rest: string): Record<string, string> {
  return Object.fromEntries(Object.entries<string>(forms).map(([form, words]) => [form, `${words}${rest}`]));
}

const FRENCH_PRESENT: ReadonlyMap<string, readonly [je: string, il: string]> = new Map([
  ['aller', ['vais', 'va']],
  ['être', ['suis', 'est']],
  ['avoir', ['ai', 'a']],
  ['savoir', ['sais', 'sait']],
]);

/** The order to tu tells the rest: nettoie, nettoie; mets, met; finis, finit. */
function frenchPresent(verb: string, tu: string) {
  const [je, il] = FRENCH_PRESENT.get(verb) ?? [tu, undefined];
  const bare = tu.replace(/s$/u, '');
  return { je, il: il ?? (tu.endsWith('e') ? tu : /[td]$/u.test(bare) ? bare : `${bare}t`) };
}

const FRENCH_FUTURE: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/faire$/u, 'fer'],
  [/tenir$/u, 'tiendr'],
  [/venir$/u, 'viendr'],
  [/^aller$/u, 'ir'],
  [/courir$/u, 'courr'],
  [/recevoir$/u, 'recevr'],
  [/^(s?)avoir$/u, '$1aur'],
  [/voir$/u, 'verr'],
  [/envoyer$/u, 'enverr'],
  [/être$/u, 'ser'],
];

function frenchFuture(verb: string, tu: string): string {
  const listed = FRENCH_FUTURE.find(([ending]) => ending.test(verb));
  if (listed !== undefined) return verb.replace(...listed);
  if (verb.endsWith('er')) return `${tu}r`;
  return verb.endsWith('re') ? verb.slice(0, -1) : verb;
}

function denied(words: string): string {
  return /^[aeiouéèêh]/u.test(words) && !/^(?:hiss|heurt|hurl|hauss)/u.test(words)
    ? `n'${words}`
    : `ne ${words}`;
}

function regularFrench(verb: string): Parts {
  const stem = verb.slice(0, -2);
  if (verb.endsWith('er')) return [`${stem}ez`, `${openedStem(stem)}e`, `${stem}é`];
  if (verb.endsWith('ir')) return [`${stem}issez`, `${stem}is`, `${stem}i`];
  return [`${stem}ez`, `${stem}s`, `${stem}u`];
}

/** Protéger: protège; déployer: déploie. */
function openedStem(stem: string): string {
  return stem.replace(/é([^aeiouéèy]+)$/u, 'è$1').replace(/(?<=[ou])y$/u, 'i');
}
