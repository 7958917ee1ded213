import { isDenying } from './forms.js';
import { type Parts, partsOf, tableOf } from './romance-parts.js';

/** infinitive: the orders to Lei and tu, the participle. What is not listed goes like tirare, vendere or aprire. */
const ITALIAN = tableOf(
  `fare faccia fai fatto|tenere tenga tieni tenuto|togliere tolga togli tolto|spegnere spenga spegni spento|salire salga sali salito|scendere scenda scendi sceso|venire venga vieni venuto|andare vada vai andato|dare dia dai dato|
  stare stia stai stato|dire dica di' detto|bere beva bevi bevuto|scegliere scelga scegli scelto|raccogliere raccolga raccogli raccolto|mettere metta metti messo|chiudere chiuda chiudi chiuso|aprire apra apri aperto|coprire copra copri coperto|
  prendere prenda prendi preso|accendere accenda accendi acceso|stringere stringa stringi stretto|spingere spinga spingi spinto|scrivere scriva scrivi scritto|leggere legga leggi letto|rompere rompa rompi rotto|muovere muova muovi mosso|
  appendere appenda appendi appeso|stendere stenda stendi steso|uscire esca esci uscito|pulire pulisca pulisci pulito|finire finisca finisci finito|spedire spedisca spedisci spedito|unire unisca unisci unito|fornire fornisca fornisci fornito|
  demolire demolisca demolisci demolito|costruire costruisca costruisci costruito|riempire riempia riempi riempito|vedere veda vedi visto|chiedere chieda chiedi chiesto|correre corra corri corso|piegare pieghi piega piegato|dipingere dipinga dipingi dipinto|
  porre ponga poni posto|disporre disponga disponi disposto|sospendere sospenda sospendi sospeso|dividere divida dividi diviso|tradurre traduca traduci tradotto|sedere sieda siedi seduto|smettere smetta smetti smesso|distruggere distrugga distruggi distrutto|perdere perda perdi perso|restituire restituisca restituisci restituito|sostituire sostituisca sostituisci sostituito|inserire inserisca inserisci inserito|svolgere svolga svolgi svolto|avvolgere avvolga avvolgi avvolto|sciogliere sciolga sciogli sciolto|
  giungere giunga giungi giunto|aggiungere aggiunga aggiungi aggiunto|congiungere congiunga congiungi congiunto|far faccia fa' fatto|mandare mandi manda mandato|spandere spanda spandi sparso|spargere sparga spargi sparso|
  rendere renda rendi reso|tendere tenda tendi teso|porgere porga porgi porto|sporgere sporga sporgi sporto|capovolgere capovolga capovolgi capovolto|estrarre estragga estrai estratto|scuotere scuota scuoti scosso|
  proteggere protegga proteggi protetto|reggere regga reggi retto|nascondere nasconda nascondi nascosto|connettere connetta connetti connesso|esaurire esaurisca esaurisci esaurito|custodire custodisca custodisci custodito|
  introdurre introduca introduci introdotto|sovrapporre sovrapponga sovrapponi sovrapposto|inviare invii invia inviato|avviare avvii avvia avviato|rinviare rinvii rinvia rinviato|infiggere infigga infiggi infitto|affiggere affigga affiggi affisso|esporre esponga esponi esposto|rispondere risponda rispondi risposto|
  dirigere diriga dirigi diretto|confondere confonda confondi confuso|distribuire distribuisca distribuisci distribuito|accogliere accolga accogli accolto|sostenere sostenga sostieni sostenuto|trattenere trattenga trattieni trattenuto|ottenere ottenga ottieni ottenuto|rifare rifaccia rifai rifatto`,
);

/** "stringere {what}" in the forms inf, lei, tu, participle and perfect; what denies before the verb, "ancora" and "bene" behind. */
export function inflectItalian(phrase: string, isMotion: boolean, inserted = ''): Record<string, string> {
  const [verb = '', ...others] = phrase.split(' ');
  const rest = others.length > 0 ? ` ${others.join(' ')}` : '';
  const words = inserted.split(' ');
  const [before = '', ...behind] = isDenying(inserted) ? words : ['', ...words];
  const lead = before === '' ? '' : `${before} `;
  const tail = behind.map((word) => (word === '' ? '' : ` ${word}`)).join('');
  const [lei, tu, participle] = partsOf(verb, ITALIAN, regularItalian);
  return {
    inf: `${lead}${verb}${tail}${rest}`,
    lei: `${lead}${lei}${tail}${rest}`,
    tu: `${lead}${lead === '' ? tu : verb}${tail}${rest}`,
    participle: `${participle}${rest}`,
    ...italianPresent(verb, lei, tu, lead, `${tail}${rest}`),
    fut: `${lead}${italianFuture(verb)}ò${tail}${rest}`,
    gerund: `${gerundOf(verb)}${rest}`,
    'perfect-lei': `${isMotion ? 'è' : 'ha'} ${participle}${rest}`,
    'perfect-inf': `${isMotion ? 'essere' : 'aver'} ${participle}${rest}`,
    perfect: `${lead}${isMotion ? 'siamo' : 'abbiamo'}${tail} ${isMotion ? participle.replace(/o$/u, 'i') : participle}${rest}`,
  };
}

const ITALIAN_PRESENT: ReadonlyMap<string, readonly [io: string, lui: string, noi: string]> = new Map([
  ['andare', ['vado', 'va', 'andiamo']],
  ['fare', ['faccio', 'fa', 'facciamo']],
  ['rifare', ['rifaccio', 'rifà', 'rifacciamo']],
  ['dare', ['do', 'dà', 'diamo']],
  ['stare', ['sto', 'sta', 'stiamo']],
  ['dire', ['dico', 'dice', 'diciamo']],
  ['bere', ['bevo', 'beve', 'beviamo']],
  ['uscire', ['esco', 'esce', 'usciamo']],
  ['riempire', ['riempio', 'riempie', 'riempiamo']],
  ['estrarre', ['estraggo', 'estrae', 'estraiamo']],
]);

/** The two orders tell the rest: tiri, tira: tiro, tiriamo; pulisca, pulisci: pulisco, pulisce. */
function italianPresent(verb: string, lei: string, order: string, lead: string, rest: string) {
  const [io, lui, noi] = ITALIAN_PRESENT.get(verb) ?? regularPresent(verb, lei, order);
  return {
    io: `${lead}${io}${rest}`,
    lui: `${lead}${lui}${rest}`,
    noi: `${lead}${noi}${rest}`,
    si: `${lead}si ${lui}${rest}`,
  };
}

function regularPresent(verb: string, lei: string, order: string) {
  if (verb.endsWith('are')) {
    const stem = verb.slice(0, -3);
    return [`${stem}o`, `${stem}a`, `${lei.replace(/i+$/u, '')}iamo`] as const;
  }
  const root = lei.replace(/a$/u, '');
  const lui = order.endsWith('gli') ? `${order}e` : order.replace(/i$/u, 'e');
  const older = OLDER_STEMS.find(([ending]) => ending.test(verb));
  const stem = older === undefined ? verb.slice(0, -3) : verb.replace(...older);
  return [`${root}o`, lui, `${stem.replace(/i$/u, '')}iamo`] as const;
}

/** Porre was ponere, tradurre traducere. */
const OLDER_STEMS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/porre$/u, 'pon'],
  [/durre$/u, 'duc'],
  [/trarre$/u, 'tra'],
];

const ITALIAN_FUTURE: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/^(re|ri)?fare$/u, '$1far'],
  [/^(d|st)are$/u, '$1ar'],
  [/^andare$/u, 'andr'],
  [/tenere$/u, 'terr'],
  [/venire$/u, 'verr'],
  [/^vedere$/u, 'vedr'],
  [/^bere$/u, 'berr'],
  [/(porre|durre|trarre)$/u, '$1'],
];

function italianFuture(verb: string): string {
  const listed = ITALIAN_FUTURE.find(([ending]) => ending.test(verb));
  if (listed !== undefined) return verb.replace(...listed).replace(/rre$/u, 'rr');
  if (!verb.endsWith('are')) return verb.slice(0, -1);
  const stem = verb.slice(0, -3);
  if (/[cg]$/u.test(stem)) return `${stem}her`;
  return `${/[cg]i$/u.test(stem) ? stem.slice(0, -1) : stem}er`;
}

/** Verbs whose older infinitive shows in the gerund: facendo, bevendo. */
const GERUNDS: ReadonlyMap<string, string> = new Map([
  ['fare', 'facendo'],
  ['bere', 'bevendo'],
  ['dire', 'dicendo'],
  ['porre', 'ponendo'],
  ['disporre', 'disponendo'],
  ['tradurre', 'traducendo'],
  ['introdurre', 'introducendo'],
  ['estrarre', 'estraendo'],
  ['sovrapporre', 'sovrapponendo'],
  ['far', 'facendo'],
  ['rifare', 'rifacendo'],
  ['riempire', 'riempiendo'],
]);

function gerundOf(verb: string): string {
  return GERUNDS.get(verb) ?? `${verb.slice(0, -3)}${verb.endsWith('are') ? 'ando' : 'endo'}`;
}

function regularItalian(verb: string): Parts {
  const stem = verb.slice(0, -3);
  if (verb.endsWith('are')) {
    const soft = /[cg]$/u.test(stem) ? `${stem}hi` : stem.endsWith('i') ? stem : `${stem}i`;
    return [soft, `${stem}a`, `${stem}ato`];
  }
  return [`${stem}a`, `${stem}i`, verb.endsWith('ere') ? `${stem}uto` : `${stem}ito`];
}
