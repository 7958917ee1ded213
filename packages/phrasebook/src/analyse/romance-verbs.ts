import { inflectFrench } from '../actions/inflect-french.js';
import { inflectItalian } from '../actions/inflect-italian.js';

const words = (text: string): string[] => text.trim().split(/\s+/u);

/** Verbs that take an object, so that "le", "la" and "lo" beside them stand for a thing and are no articles. */
const FRENCH_VERBS = words(`
  abaisser abattre abriter abîmer accrocher acheminer acheter achever affûter agrafer ajouter ajuster aligner allonger allumer amarrer
  amener annuler aplanir appliquer apporter apprendre approcher appuyer araser arracher arrimer arroser arrêter asperger aspirer assembler assurer assécher
  attacher attraper avancer baisser balancer balayer baliser bander basculer battre benner bétonner blinder bloquer boire boucher bouger
  boulonner brancher braquer brider briser brosser brûler buriner bâcher cacher cadenasser caler calfeutrer calibrer carotter carreler
  casser changer charger chauffer clouer clôturer coffrer coincer collecter coller combler commander commencer compacter comparer
  compléter comprendre compter conduire confirmer connecter conserver construire contourner contrôler copier corriger coucher couler
  couper couvrir creuser curer câbler céder damer desserrer descendre dessiner distribuer donner dresser déballer débarrasser débloquer
  déboucher déboulonner débrancher décaler décaper décharger déchirer déclencher décoffrer décoller déconnecter découper décrocher
  dégager démanteler démarrer démolir démonter dénuder déplacer déplier déposer dépoussiérer dérouler déterrer dévisser effacer
  emballer empiler employer emporter emprunter enclencher enduire enfiler enfoncer enlever enregistrer enrouler entasser entourer
  entreposer envelopper envoyer espacer essayer essuyer étaler étanchéifier étayer éteindre étendre étiqueter évacuer éviter expliquer
  faire fermer ficeler finir fixer forcer former frapper frotter garder garer gonfler graisser gratter guider gâcher hausser hisser
  huiler incliner injecter inspecter installer insérer inverser isoler jeter joindre jointoyer lancer lever libérer lier ligaturer limer
  lire lisser livrer localiser lubrifier lustrer lâcher maintenir manger manier manoeuvrer marquer mastiquer mélanger mesurer mettre
  modifier monter montrer mouiller nettoyer niveler noter nouer laisser dire filer obturer orienter oublier ouvrir panser passer percer peindre peser photographier
  pincer piquer placer planter plaquer plier plâtrer polir pomper poncer porter poser positionner pousser prendre préparer presser
  prolonger protéger prêter pulvériser purger raboter raccorder raccourcir racler ragréer raidir rajouter rallonger ramasser ramener
  ranger rapporter rapprocher rassembler rattacher rattraper rayer reboucher recevoir recharger recompter recouper recouvrir reculer
  redescendre redonner redresser refaire refermer refixer refroidir regarder relever relier relâcher remballer remblayer remesurer
  remettre remonter remorquer remplacer remplir remuer rendre renverser renvoyer replier reposer reprendre repérer resserrer ressortir
  retenir retirer retoucher retourner reverser revoir rincer rouler rouvrir réajuster réaliser récupérer redémarrer réduire réfléchir
  régler répandre réparer répéter réutiliser saisir sceller scier secouer serrer signaler signer siliconer sortir souder soulever
  soutenir stabiliser stocker suspendre sécher sécuriser séparer tailler tamiser tasser tendre tenir terminer tester tirer toucher
  tourner tracer transporter trier traîner trouver utiliser vérifier verrouiller verser vibrer vider vidanger virer viser visser voir
  ébavurer écarter échanger éclairer écrire écraser élargir élinguer éloigner éliminer épousseter équilibrer
`);
/** "Le" is somebody beside these as often as something. */
const OF_PEOPLE = words(
  'aider appeler attendre prévenir avertir suivre accompagner écouter chercher rejoindre réveiller soigner surveiller emmener payer saluer remercier croire connaître entendre rappeler alerter informer',
);
/** Verbs with which "moi" is who gets it. With others it says no more than that it matters: "nettoie-moi ça". */
const OF_GIVING = words(
  'passer donner apporter amener ramener rapporter montrer prêter envoyer dire expliquer filer rendre laisser regarder acheter trouver écrire lire lancer jeter tendre remettre faire signaler indiquer demander répéter commander servir garder commencer comprendre oublier emprunter distribuer redonner renvoyer éclairer photographier toucher lâcher guider tirer pousser recevoir rattraper ',
);

interface Verbs {
  /** The infinitive of every order to one, to many and to Lei, and of itself. */
  readonly infinitiveOf: ReadonlyMap<string, string>;
  /** What it is without its ending, where the orders have another stem than the infinitive. */
  readonly stems: ReadonlyMap<string, string>;
}

function french(): Verbs {
  const infinitiveOf = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const verb of [...FRENCH_VERBS, ...OF_PEOPLE]) {
    const { tu = '', vous = '' } = inflectFrench(verb, false);
    const stem = verb.replace(/(?:oir|[ei]r|re)$/u, '').replace(/(?<=[cg])h$/u, '');
    for (const form of [verb, tu, vous]) {
      infinitiveOf.set(form, verb);
      stems.set(form, stem);
    }
  }
  return { infinitiveOf, stems };
}

const { infinitiveOf: FRENCH_OF, stems: FRENCH_STEM } = french();
const FRENCH_PEOPLE: ReadonlySet<string> = new Set(OF_PEOPLE);
const GIVING: ReadonlySet<string> = new Set(OF_GIVING);

/** The stem of an order or an infinitive: nettoie and nettoyer, finissez and finir are one. */
export const FRENCH_STEMS: ReadonlyMap<string, string> = FRENCH_STEM;

/** True for an infinitive that takes an object. */
export function isFrenchInfinitive(word: string): boolean {
  return FRENCH_OF.get(word) === word;
}

/** True for an order, to one or to many. */
export function isFrenchOrder(word: string): boolean {
  const verb = FRENCH_OF.get(word);
  return verb !== undefined && verb !== word;
}

/** True for a verb whose object may be somebody. */
export function isOfFrenchPeople(word: string): boolean {
  return (
    FRENCH_PEOPLE.has(FRENCH_OF.get(word) ?? '') || /^(?:appel|attend|sui[st]|préven|prévien)/u.test(word)
  );
}

/** True for a verb with which "moi" may be left out. */
export function isForNobody(word: string): boolean {
  const verb = FRENCH_OF.get(word);
  return verb !== undefined && !GIVING.has(verb) && !FRENCH_PEOPLE.has(verb);
}

const ITALIAN_VERBS = words(`
  abbassare abbattere accatastare accendere accorciare accostare adoperare affilare agganciare aggiungere aggiustare agitare allacciare
  allargare allentare allineare allontanare allungare alzare ammucchiare ancorare annotare annullare appendere applicare appoggiare aprire
  arrotolare asciugare aspirare assemblare assicurare attaccare avanzare avviare avvicinare avvitare avvolgere bagnare bilanciare
  bloccare brasare bruciare bullonare buttare cablare calare calibrare cambiare cancellare capovolgere caricare carteggiare chiudere
  collegare collocare colmare compattare compilare completare comprare condividere confermare conficcare confrontare connettere
  consegnare conservare contare continuare controllare coprire coricare correggere costruire curare custodire dare demolire depositare
  dimenticare dire disporre distribuire dividere drizzare effettuare eseguire estrarre etichettare evitare fare fasciare fermare filettare
  finire firmare fissare forare formare fotografare gettare girare graffiare guardare imballare imbiancare imbracare immagazzinare
  impermeabilizzare impilare inchiodare inclinare incollare indicare indossare infilare ingrassare iniziare inserire installare interrare
  invertire inviare isolare issare lanciare lasciare lavare lavorare legare leggere levare levigare liberare limare lisciare livellare
  lubrificare lucidare mandare mangiare manovrare mantenere marcare martellare mescolare mettere miscelare mischiare misurare modificare
  mollare montare mostrare muovere murare nascondere ordinare orientare parcheggiare passare pesare piallare piantare piazzare piegare
  pitturare pompare portare posare posizionare premere prendere preparare presentare pressare prestare prolungare proteggere provare
  pulire puntare puntellare raccattare raccogliere raddrizzare raffreddare raschiare recuperare reggere registrare regolare rendere
  restituire riaprire riattaccare riavvolgere ribaltare ricaricare ricevere ricontare ridipingere riempire rifare rilasciare rimandare
  rimettere rimisurare rimontare rimuovere rinforzare riordinare riparare ripetere ripiegare riportare riprendere riscaldare
  risciacquare riscrivere ritirare ritoccare rivedere rivestire rivoltare rizzare rompere ruotare saldare sapere sbattere sbloccare
  sbullonare scaldare scalpellare scambiare scaricare scartare scavare scegliere schiacciare schiodare sciacquare sciogliere scollegare
  scoprire scostare scrivere scuotere sedere segare segnalare segnare separare serrare sfilare sganciare sgomberare sgombrare sigillare
  sistemare slacciare slegare smaltire smerigliare smettere smontare sollevare sorreggere sospendere sostenere sostituire sovrapporre
  spalare spargere spazzare spazzolare spegnere spianare spiegare spingere spolverare spostare sprecare spruzzare staccare stendere
  strappare stringere strofinare stuccare suonare svitare svuotare tagliare tappare tendere tenere terminare tinteggiare tirare toccare
  togliere tracciare trainare trapanare trascinare trasferire trasportare trovare unire urtare usare utilizzare verificare verniciare
  versare vibrare
`);
const OF_ITALIAN_PEOPLE = words(
  'aiutare chiamare aspettare avvisare avvertire seguire accompagnare ascoltare sentire svegliare cercare incontrare salutare ringraziare pagare vedere sorvegliare attendere soccorrere informare',
);
const OF_ITALIAN_GIVING = words(
  'dare passare portare mostrare prestare mandare inviare dire spiegare tenere lasciare comprare trovare leggere scrivere lanciare gettare indicare consegnare restituire rendere riportare guardare toccare confermare segnalare ripetere presentare firmare ordinare fare fermare spostare avvicinare allontanare alzare muovere girare sapere ricevere prendere preparare continuare provare finire dimenticare',
);

interface ItalianVerbs extends Verbs {
  readonly orders: ReadonlyMap<string, 'tu' | 'voi'>;
  readonly polite: ReadonlySet<string>;
  readonly first: ReadonlySet<string>;
}

const VOI: ReadonlyMap<string, string> = new Map([
  ['fare', 'fate'],
  ['rifare', 'rifate'],
  ['dire', 'dite'],
  ['disporre', 'disponete'],
  ['sovrapporre', 'sovrapponete'],
  ['estrarre', 'estraete'],
]);

function italian(): ItalianVerbs {
  const infinitiveOf = new Map<string, string>();
  const stems = new Map<string, string>();
  const orders = new Map<string, 'tu' | 'voi'>();
  const polite = new Set<string>();
  const first = new Set<string>();
  for (const verb of [...ITALIAN_VERBS, ...OF_ITALIAN_PEOPLE]) {
    const { tu = '', lei = '' } = inflectItalian(verb, false);
    const voi = VOI.get(verb) ?? `${verb.slice(0, -2)}te`;
    const one = verb.endsWith('are') && lei.endsWith('i') ? `${verb.slice(0, -3)}o` : lei.replace(/a$/u, 'o');
    orders.set(tu, 'tu').set(voi, 'voi');
    polite.add(lei);
    first.add(one);
    for (const form of [verb, tu, voi, lei, one]) infinitiveOf.set(form, verb);
    const stem = verb.replace(/(?:are|ere|ire)$/u, '');
    if (stem !== verb && stem.length > 1) for (const form of [tu, voi, lei]) stems.set(form, stem);
  }
  return { infinitiveOf, stems, orders, polite, first };
}

const ITALIAN_OF = italian();
const ITALIAN_PEOPLE: ReadonlySet<string> = new Set(OF_ITALIAN_PEOPLE);
const ITALIAN_GIVING: ReadonlySet<string> = new Set(OF_ITALIAN_GIVING);

/** The stem of an order: pulisci, pulisca and pulite are one with pulire. */
export const ITALIAN_STEMS: ReadonlyMap<string, string> = ITALIAN_OF.stems;

/** True for an order to tu or voi, behind which its pronouns stand. */
export function isItalianOrder(word: string): boolean {
  return ITALIAN_OF.orders.has(word);
}

/** True for an order to Lei, which has its pronouns before it. */
export function isPoliteOrder(word: string): boolean {
  return ITALIAN_OF.polite.has(word);
}

/** True for what the speaker does: pulisco. */
export function isFirstPerson(word: string): boolean {
  return ITALIAN_OF.first.has(word);
}

export function isOfItalianPeople(word: string): boolean {
  return ITALIAN_PEOPLE.has(ITALIAN_OF.infinitiveOf.get(word) ?? '');
}

/** True for a verb with which "mi" may be left out. */
export function isForNobodyItalian(word: string): boolean {
  const verb = ITALIAN_OF.infinitiveOf.get(word);
  return verb !== undefined && !ITALIAN_GIVING.has(verb) && !ITALIAN_PEOPLE.has(verb);
}
