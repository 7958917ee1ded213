import type { Language } from '@genbatalk/contract';
import {
  CHINESE_SURNAMES,
  JAPANESE_NAMES,
  KATAKANA_NAMES,
  LATIN_NAMES,
  VIETNAMESE_NAMES,
} from './known-names.js';

/** What a letter that nobody on site writes stands for while a sentence is looked up, to the letter. */
interface Hidden {
  readonly sign: string;
  readonly text: string;
}

/** A sentence with its names, codes and telephone numbers hidden, so that no analysis can change a letter of them. */
export interface Masked {
  readonly text: string;
  readonly hidden: readonly Hidden[];
}

// Letters of the Vai script, as for the slots of templates, each sort with its own sixteen.
const FIRST = { name: 0xa540, code: 0xa560, phone: 0xa580 } as const;
const MOST = 16;
export type MaskSort = keyof typeof FIRST;

/** The sort of what a token stands for; undefined for a word. */
export function maskOf(token: string | undefined): MaskSort | undefined {
  if (token?.length !== 1) return undefined;
  const place = token.charCodeAt(0);
  return (Object.keys(FIRST) as MaskSort[]).find(
    (sort) => place >= FIRST[sort] && place < FIRST[sort] + MOST,
  );
}

/** Where a name may stand, in group 1; what else of the finding is no part of the name falls away. */
type NamePattern = readonly [pattern: RegExp, accept: (name: string) => boolean];

const HONOURED_LATIN = String.raw`(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?![\p{L}])`;
const LISTED_LATIN: NamePattern = [
  /(?<![\p{L}\d'-])(\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)(?:-san|-San)?(?![\p{L}\d'-])/gu,
  (name) => name.split(' ').every((word) => LATIN_NAMES.has(word)),
];
/** Tell Mike to come: of two capitals only the second may begin a name. */
const LISTED_ALONE: NamePattern = [
  /(?<![\p{L}\d'-])(\p{Lu}[\p{L}]+)(?![\p{L}\d'-])/gu,
  (name) => LATIN_NAMES.has(name),
];
const SAN: NamePattern = [/(?<![\p{L}\d'-])(\p{Lu}\p{L}+)-[Ss]an(?![\p{L}])/gu, () => true];
/** Addresses by what somebody is, which are no names. */
const ROLES =
  /^(?:Kolleg|Doktor|Dr|Meister|Chef|Polier|Bauleiter|Architekt|Ingenieur|Nachbar|Ober|Foreman|President|Engineer|Officer|Driver|Architect|Ing[ée]nieur|Chauffeur|Conducteur|Directeur|Capo|Dottor|Direttor|Architett|Ingegner|Boss|Manager)/u;
const isNoRole = (name: string) => !ROLES.test(name);

const PATTERNS: Readonly<Record<Language, readonly NamePattern[]>> = {
  ja: [
    [
      /(?<!\p{Script=Han})(\p{Script=Han}[々\p{Script=Han}]{0,2})(?:さん|君|くん|氏)(?=[をにはがのともへで、。！？!?\s]|$|から|まで|より|です)/gu,
      (name) => JAPANESE_NAMES.has(name),
    ],
    [
      /(?<![\p{Script=Katakana}ー])([\p{Script=Katakana}ー]{2,8})(?:さん|君|くん|氏)/gu,
      (name) => KATAKANA_NAMES.has(name),
    ],
    [/(?<![\p{Script=Latin}])(\p{Lu}\p{Script=Latin}+)(?:さん|君|くん|氏)/gu, () => true],
    [
      /(?<=^|私は|僕は|俺は|名前は)(\p{Script=Han}[々\p{Script=Han}]{1,2})(?=です[。！]?$|と申します|といいます|と言います)/gu,
      (name) => JAPANESE_NAMES.has(name),
    ],
  ],
  zh: [
    [
      /(?<![施本])(\p{Script=Han})(?:师傅|先生|女士|经理|队长|班长|主任|组长|工长|总(?=$|[，。！？在来去说是的到])|哥(?=$|[，。！？在来去说是的到])|工(?=$|[，。！？在来去说是的到]))/gu,
      (name) => CHINESE_SURNAMES.has(name),
    ],
    [
      /(?<=^|[叫找问跟给请让是，])([小老阿]\p{Script=Han})(?=$|[来去在说到是过，。！？])/gu,
      (name) => CHINESE_SURNAMES.has(name.charAt(1)),
    ],
    [
      /(?<=我叫|名字叫|名字是)(\p{Script=Han}{2,3})(?=[。！]?$)/gu,
      (name) => CHINESE_SURNAMES.has(name.charAt(0)),
    ],
  ],
  vi: [
    [
      /(?<![\p{L}])(?:anh|chị|ông|bà|em|chú|cô|bác|Anh|Chị|Ông|Bà|Em|Chú|Cô|Bác) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?![\p{L}])/gu,
      (name) => name.split(' ').every((word) => VIETNAMESE_NAMES.has(word) || LATIN_NAMES.has(word)),
    ],
    [
      /(?<=(?:tên là|tên|[Tt]ôi là|[Ee]m là) )(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[.!]?$)/gu,
      (name) => name.split(' ').every((word) => VIETNAMESE_NAMES.has(word) || LATIN_NAMES.has(word)),
    ],
    SAN,
  ],
  en: [
    [
      new RegExp(String.raw`(?<![\p{L}])(?:Mr|Mrs|Ms|Miss|Mister|mr|mrs|ms)\.? ${HONOURED_LATIN}`, 'gu'),
      isNoRole,
    ],
    [new RegExp(String.raw`(?<=[Mm]y name is |[Mm]y name's )${HONOURED_LATIN}`, 'gu'), isNoRole],
    SAN,
    LISTED_LATIN,
    LISTED_ALONE,
  ],
  de: [
    [new RegExp(String.raw`(?<![\p{L}])(?:Herrn?|Frau) ${HONOURED_LATIN}`, 'gu'), isNoRole],
    [new RegExp(String.raw`(?<=[Mm]ein Name ist |[Ii]ch hei(?:ß|ss)e )${HONOURED_LATIN}`, 'gu'), isNoRole],
    SAN,
    LISTED_LATIN,
    LISTED_ALONE,
  ],
  fr: [
    [
      new RegExp(
        String.raw`(?<![\p{L}])(?:M\.|Monsieur|monsieur|Madame|madame|Mme|Mlle) ${HONOURED_LATIN}`,
        'gu',
      ),
      isNoRole,
    ],
    [new RegExp(String.raw`(?<=[Jj]e m['’]appelle |[Mm]on nom est )${HONOURED_LATIN}`, 'gu'), isNoRole],
    SAN,
    LISTED_LATIN,
    LISTED_ALONE,
  ],
  it: [
    [
      new RegExp(
        String.raw`(?<![\p{L}])(?:(?:il|la|Il|La) )?(?:[Ss]ignora?|[Ss]ig\.(?:ra)?|[Ii]ng\.|[Gg]eom\.) ${HONOURED_LATIN}`,
        'gu',
      ),
      isNoRole,
    ],
    [new RegExp(String.raw`(?<=[Mm]i chiamo |[Ii]l mio nome è )${HONOURED_LATIN}`, 'gu'), isNoRole],
    SAN,
    LISTED_LATIN,
    LISTED_ALONE,
  ],
};
const PHONE = /(?<![\p{L}\d.,:])(\+?\d{2,4}(?:[ -]\d{2,4}){2,3}|\+?0\d{8,11})(?![\d.,:]?\d)/gu;
/** A-12, C4, B; a single capital only behind a word of what has one. */
const CODE =
  /(?<![\p{Script=Latin}\d-])([A-Z]{1,3}-?\d{1,4}|[A-Z]{1,2}-[A-Z]?\d{1,4})(?![\p{Script=Latin}\d.,:-])/gu;
const LETTER =
  /(?<=(?:block|zone|area|gate|axis|section|building|room|line|grid|Block|Zone|Bereich|Tor|Achse|Abschnitt|Raum|Haus|bloc|secteur|porte|axe|bâtiment|salle|blocco|settore|zona|asse|cancello|khu|lô|trục|cổng|block|tòa|phòng) )([A-Z])(?![\p{L}\d])/gu;
const LETTER_EAST =
  /(?<![\p{Script=Latin}\d])([A-Z])(?=(?:区|栋|号楼|座|轴|ブロック|工区|棟|通り|エリア|ゾーン|班|ゲート|号门))/gu;

/** 1:3, as a mixture has it; a time is known before anything is hidden. */
const RATIO = /(?<![\p{L}\d.,:])(\d{1,2}:\d{1,2})(?![\d.,:])/gu;

/** The text with what may be a name, a code or a telephone number hidden; undefined where nothing is. */
export function maskNames(text: string, language: Language): Masked | undefined {
  const hidden: Hidden[] = [];
  const hide = (sort: MaskSort, found: string, name: string): string => {
    const count = hidden.filter(({ sign }) => maskOf(sign) === sort).length;
    if (count >= MOST) return found;
    const sign = String.fromCharCode(FIRST[sort] + count);
    hidden.push({ sign, text: name });
    return sign;
  };
  if (/[\uA500-\uA63F]/u.test(text)) return undefined;
  let masked = text.normalize('NFC');
  for (const [pattern, accept] of PATTERNS[language]) {
    masked = masked.replace(pattern, (found: string, name: string) =>
      accept(name) ? hide('name', found, name) : found,
    );
  }
  masked = masked.replace(PHONE, (found: string, number: string) =>
    number.replace(/\D/gu, '').length >= 9 ? hide('phone', found, number) : found,
  );
  const isEast = language === 'ja' || language === 'zh';
  for (const pattern of [RATIO, CODE, isEast ? LETTER_EAST : LETTER])
    masked = masked.replace(pattern, (found: string, code: string) => hide('code', found, code));
  return hidden.length === 0 ? undefined : { text: contracted(masked, language), hidden };
}

/** "Al signor Rossi" is "a" him, "dal signor Rossi" "da" him. */
function contracted(text: string, language: Language): string {
  if (language !== 'it') return text;
  return text.replace(
    /(?<![\p{L}])(al|alla|dal|dalla|del|della|col|con il) ([\uA540-\uA54F])/giu,
    (_, word: string, name: string) => {
      const plain = { a: 'a', d: word.toLowerCase().startsWith('da') ? 'da' : 'di', c: 'con' }[
        word.charAt(0).toLowerCase()
      ];
      return `${plain} ${name}`;
    },
  );
}

/** The words of a number around a code that is none: No. B, B番, B号. */
const AROUND = String.raw`(?:No\. |Nr\. |n° |n\. |số )?`;

/** A text with everything that was hidden in its place again; undefined where something of it was lost. */
export function unmask(text: string, { hidden }: Masked): string | undefined {
  let shown = text;
  for (const { sign, text: said } of hidden) {
    if (!shown.includes(sign)) return undefined;
    const isCode = maskOf(sign) === 'code';
    const pattern = isCode ? new RegExp(`${AROUND}${sign}(?:番|号(?!楼|门))?`, 'gu') : new RegExp(sign, 'gu');
    shown = shown.replace(pattern, () => said);
  }
  return shown;
}

/** The same for the words of the source, of which a part may hold some of them only. */
export function unmaskPart(text: string, { hidden }: Masked): string {
  return hidden.reduce((all, { sign, text: said }) => all.replaceAll(sign, said), text);
}
