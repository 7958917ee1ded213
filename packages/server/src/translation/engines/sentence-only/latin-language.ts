import type { Language } from '@genbatalk/contract';

type LatinLanguage = Exclude<Language, 'ja' | 'zh'>;

interface Traits {
  /** Words that hardly a sentence does without. */
  readonly words: ReadonlySet<string>;
  /** Beginnings, endings and pairs of letters that the others seldom have. */
  readonly looks: RegExp;
  /** Letters beyond a to z that the language is written with. */
  readonly letters: string;
}

const TRAITS: Readonly<Record<LatinLanguage, Traits>> = {
  en: traits(
    'the a an is are was were be been am to of and or not you your we our they it this that these those with for from have has had will would can could should must do does did done please there here when what where who how why before after because if then at on up out off down by my his her their him them i me in no yes get go let us now all any some more need keep look too back one two first next by much many its',
    /^(wh|th|sh)|ing$|ght|ly$|ck$|['’](s|t|re|ll|ve|m)$|ea|oo|^w|[^aeiou]y$/,
    '',
  ),
  de: traits(
    'der die das den dem des ein eine einen einem einer ist sind war waren sein und oder nicht kein keine keinen sie ihr ihre ihren wir uns es mit für von vom zum zur auf aus bei nach vor über unter haben hat wird werden kann können muss müssen bitte hier dort wenn was wo wer wie weil dann ich du mich mir sich auch noch schon nur bis im am an zu ab weg los alle alles gut jetzt heute morgen nein ja viel mehr ganz immer',
    /sch|ung(en)?$|ei|tz|cht|ieren?$|keit|lich|[^aeiou]en$|st$|^(ver|ge|zu|ab|ent)[^aeiou]|eu|äu|pf|ß/,
    'äöüß',
  ),
  fr: traits(
    "le la les un une des du de et ou ne pas vous votre vos nous notre nos il elle ils elles ce cet cette ces est sont était être avec pour dans sur sous par qui que quoi quand où comment avez avoir a ont sera peut pouvez doit devez faut plus très ici là je tu on au aux se si mais donc y en bien tout tous trop non oui moi ça c'est mes mon ma son sa pouvons allez avant après",
    /ez$|eau|eux|oi[^a]|que$|tion$|ment$|^([ldjnsctm]|qu)['’]|ouv|ais$|ait$|ée?s?$|er$|ch[eé]|gn|œ/,
    'àâæçéèêëîïôœùûüÿ',
  ),
  it: traits(
    "il lo la i gli le un uno una di del della dei delle dello e o non è sono era essere con per nel nella su sul sulla da dal dalla che chi cosa quando dove come avete ha hanno sarà può deve devono bisogna più qui lì io tu noi voi si se ma al alla ai alle ci anche questo questa questi queste prima dopo mi ti vi qua già tutto tutti bene molto troppo quanto c'è no",
    /zion|gli|cch|zz|tt[oaie]$|(ar|er|ir)e$|[aeiu]t[oaie]$|ndo$|cc[iaeo]|[^u]o$|[a-z]{2}i$|[àèìòù]$|^(dell|all|nell|l|un|c|d)['’]/,
    'àèéìíîòóùú',
  ),
  vi: traits(
    'anh em tôi cho xin hay bao nhanh ra sang trong trên ta coi lên thang gì đi nhé có là không và của',
    /^(ng|nh)|(ng|nh)$|[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/,
    'áàạảãâấầậẩẫăắằặẳẵéèẹẻẽêếềệểễíìịỉĩóòọỏõôốồộổỗơớờợởỡúùụủũưứừựửữýỳỵỷỹđ',
  ),
};
const WORD = /[\p{Script=Latin}\p{M}]+(['’]\p{Script=Latin}+)*/gu;
const BEYOND_ASCII = /[^\p{ASCII}’]/u;

/** Below these a text may be a name, a brand or a word that several languages share. */
const MIN_WORDS = 3;
const MIN_LEAD = 2;
const WORD_POINTS = 2;
const LOOK_POINTS = 1;
const ALIEN_POINTS = -3;

/**
 * Whether a text in Latin letters is clearly in another of the five languages than `language`. Words that stand in the
 * source too (names, brands) are left out, unless the source itself came back.
 */
export function isInOtherLatinLanguage(language: LatinLanguage, output: string, source: string): boolean {
  const said = wordsOf(source);
  const all = wordsOf(output);
  const known = new Set(all.every((word) => said.includes(word)) ? [] : said);
  const words = all.filter((word) => !known.has(word));
  // Vietnamese without any of its marks is not Vietnamese, but for names and borrowed words.
  if (language === 'vi' && words.length >= MIN_WORDS && !words.some((word) => BEYOND_ASCII.test(word)))
    return true;
  const own = scoreOf(words, TRAITS[language]);
  const others = Object.entries(TRAITS).filter(([name]) => name !== language);
  const best = Math.max(...others.map(([, other]) => scoreOf(words, other)));
  if (words.length < MIN_WORDS) return best > own + MIN_LEAD;
  return best >= own + MIN_LEAD && own < words.length;
}

function scoreOf(words: readonly string[], { words: list, looks, letters }: Traits): number {
  let score = 0;
  for (const word of words) {
    if (list.has(word)) score += WORD_POINTS;
    else if (looks.test(word)) score += LOOK_POINTS;
    if ([...word].some((letter) => BEYOND_ASCII.test(letter) && !letters.includes(letter)))
      score += ALIEN_POINTS;
  }
  return score;
}

function wordsOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? [];
}

function traits(words: string, looks: RegExp, letters: string): Traits {
  return { words: new Set(words.split(' ')), looks, letters };
}
