import { LANGUAGES, type Language } from '@genbatalk/contract';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';
import { rememberText } from '../normalise/remember.js';
import { tableOf } from '../slots/tables.js';
import { isUnspaced, tokensOf } from './lexical.js';
import { PhraseTrie } from './phrase-trie.js';

/**
 * Words that address or soften and change nothing of what is asked, and words that mean the same on site.
 * "from=to"; without "to" the words are left out. Nothing here denies, counts, names a thing or tells where to.
 */
const SOFT: Readonly<Record<Language, string>> = {
  ja: 'もうすぐ=もうすぐ|まっすぐ=まっすぐ|真っすぐ=まっすぐ|もっと右=少し右|もっと左=少し左|もっと上=少し上|もっと下=少し下|もっと前=少し前|もっと後ろ=少し後ろ|少しだけ=少し|ちょっとだけ=少し|もう少しだけ=少し|もうちょっとだけ=少し|ゆっくりと=ゆっくり|荷物=荷|お前|君|あんた|あなた|さっさと|すぐに|すぐ|今すぐ|とりあえず|ちょっと=少し|ちょい=少し|もうちょっと=少し|もうちょい=少し|もう少し=少し|もっとゆっくり=ゆっくり|もう一回=もう一度|そこ=あそこ|そこに=あそこ|ここに=ここ|あそこに=あそこ|こっちに=ここ|こっち=ここ|こちらに=ここ|こちら=ここ|この辺=ここ|あっち=あそこ|これ|それ|の|あぶないから|本当に|まじで|ちゃんと|しっかり|必ず|絶対|絶対に|きちんと|一旦|いったん|一回|俺|僕|自分|私|に',
  en: 'it looks=looks|hang on to=hold|hold on to=hold|clean up=clean|tidy up=clean|throw out=throw away|get rid of=throw away|power off=turn off|shut off=turn off|switch off=turn off|switch on=turn on|power on=turn on|inspect=check|secure=tie|shift=move|trash=waste|garbage=waste|rubbish=waste|bathroom=toilet|restroom=toilet|washroom=toilet|little bit=bit|little=bit|slightly=bit|tad=bit|down touch=down bit|up touch=up bit|keep away=stay away|keep clear of=stay away from|stay clear of=stay away from|stand clear of=stay away from|get away from=stay away from|keep back from=stay away from|come on|have got=have|quit=stop|anymore|guys|you guys|now|right now|right there=there|right here=here|over here=here|over there=there|at once|immediately|some|any|talk=speak|alright=all right|watch out=careful|look out=careful|be careful=careful|mind=careful|take care=careful|somebody=someone|wait second=wait moment|wait minute=wait moment|wait sec=wait moment|hang on minute=wait moment|hang on second=wait moment|hang on sec=wait moment|one moment=moment|once again=again|one more time=again|once more=again|done=finished|begin=start|then|also|up there=above|never=not|that=it|this=it|okay|more slowly=slowly|more slow=slowly',
  vi: 'một lần nữa=lần nữa|chỗ kia=đó|chỗ đó=đó|ở đó=đó|ở kia=đó|đằng kia=đó|đằng đó=đó|bên đó=đó|bên kia=đó|ở chỗ này=đây|chỗ này=đây|tại đây=đây|hư=hỏng|xài=dùng|nhấc=nâng|như thế này=thế này|như này=thế này|như vầy=thế này|vầy=thế này|kiểu này=thế này|như vậy=vậy|như thế=vậy|ngay|ngay bây giờ|bây giờ|các anh|các bạn|anh em|lắm|rất|hơi|một chút=chút|một tí=chút|tí=chút|cũng|thật|coi chừng=cẩn thận|chú ý=cẩn thận|ở đây=đây|qua đây=lại đây|đến đây=lại đây|bị|là|chậm thôi=chậm|từ từ thôi=từ từ',
  zh: '讲话=说话|听不清楚=听不清|弄好=完成|厕所里=厕所|向=往|朝=往|关掉=关|关闭=关|关上=关|打开=开|盖住=盖好|盖上=盖好|固定好=固定|拿过来=拿来|送过来=送来|搬过来=搬来|带过来=带来|下面=下|底下=下|下边=下|上面=上|上边=上|里面=里|里边=里|外面=外|外边=外|后面=后|后边=后|前面=前|前边=前|旁边=旁|有个=有|有一个=有|还没有=还没|尚未=还没|做完=完成|干完=完成|弄完=完成|工作=干活|作业=干活|做事=干活|递给我=给我|来了=到了|马上|立刻|立即|现在|各位|你们|你|您|有点|好好|很|不一定要=不一定要|不一定=不一定|千万|一定要|一定|必须|注意=小心|当心=小心|讲=说|咱们=我们|自己|这里=这|这边=这|那里=那|那边=那|啊|那个|的|上去=上|下去=下|下来=下',
  de: 'jetzt|sehr|ganz|leute|etwas langsamer=langsam|langsamer=langsam|lauter=laut|vorsichtiger=vorsichtig|sprechen=reden|vorsicht=achtung|pass auf=achtung|uns=mir|auch|noch mal=nochmal|noch einmal=nochmal|stopp=halt|stop=halt|hierher=hier|hierhin=hier|dorthin=dort|da=dort|sofort|ein bisschen=etwas|bisschen=etwas|stück=etwas|stückchen=etwas|tick=etwas|guck=schau|kuck=schau|seh=schau|zeug|dings|ding|kontrollier=prüf|überprüf=prüf|check=prüf|defekt=kaputt|putz=reinig|säuber=reinig|verwend=benutz|nutz=benutz|hol=bring|besorg=bring|schmeiss=werf|rutschig=glatt|lieber|ruhig|endlich|eigentlich|wirklich|echt|total|nochmals=nochmal|dorthin=dort|hin dort=dort',
  fr: 'tout de suite|immédiatement|maintenant|très|aussi|lentement=doucement|fai attention=attention|fai gaffe=attention|nous=moi|cela=ça|ceci=ça|plus lentement=doucement|plus doucement=doucement|fil moi=pass moi|fil moi coup main=donn moi coup main|ce truc|ce machin|hein|vachement|super|hyper|vraiment|carrément|quand même|petit peu=peu|contrôl=vérifi|inspect=vérifi|contrôlé=vérifié|terminé=fini|terminée=finie|termin=fin|amen=apport|ramen=apport|boss=travaill|bosse=travaille|boulot=travail|taf=travail|foutu=cassé|pété=cassé',
  it: 'subito|adesso|immediatamente|molto|anche|lentamente=piano|fa attenzione=attenzione|sta attento=attenzione|ci=mi|più piano=piano|più lentamente=piano|di nuovo=ancora|un altra volta=ancora|quello=questo|st attento=attenzione|occhio=attenzione|questo coso=questo|questa roba=questo|sto coso=questo|parecchio|proprio|davvero|veramente|verific=controll|ispezion=controll|verificato=controllato|guasto=rotto|guasta=rotta|terminato=finito|terminata=finita|termin=fin|inizi=cominc|iniz=cominc|cominci=cominc|iniziamo=cominciamo|utilizz=us|adoper=us|lev=togl|rimuov=togl|attimo=momento|attimino=momento|pochino=po|qua=qui|laggiù=là',
};

/** Haste and measure. Beside a negation they are what is denied: "do not drive too fast" forbids no driving. */
const URGING: Readonly<Record<Language, string>> = {
  ja: 'みんな|皆さん|皆|全員で|早く|はやく|急いで|もっと早く',
  en: 'everyone|everybody|all of you|always|quickly|quick|fast|really|very|so',
  vi: 'nhớ|nhớ phải|mọi người|tất cả|nhanh|mau|nhanh lên|mau lên|liền|quá',
  zh: '大家|都|快点|快|赶快|赶紧|太',
  de: 'alle|schnell|so',
  fr: 'tous|tout le monde|vite|rapidement',
  it: 'tutti|presto|velocemente|in fretta',
};
/** "Very" that is "too" as well: "chậm quá" complains of what is slow, it does not ask for it. */
const TOO: Partial<Readonly<Record<Language, readonly [word: string, manner: RegExp]>>> = {
  vi: [
    spellVietnamese('quá'),
    new RegExp(
      `(?:^| )(?:${['chậm', 'nhanh', 'to', 'nhỏ', 'lớn', 'cao', 'thấp', 'mạnh', 'nhẹ', 'chặt', 'lỏng'].map(spellVietnamese).join('|')})(?: |$)`,
      'u',
    ),
  ],
  zh: ['太', /[慢快高低大小轻重响紧松]/u],
};
/**
 * "At once" and "quickly" beside what says that something is done or has come tell when: 马上好了, "sofort fertig" and
 * "xong ngay" say that it is not yet.
 */
const DONE: Readonly<Record<Language, RegExp>> = {
  ja: / も う /u,
  en: / (?:finished|done|ready|complete|clear|safe) /u,
  vi: new RegExp(` (?:${['xong', 'rồi', 'hết', 'được', 'sẵn sàng'].map(spellVietnamese).join('|')}) `, 'u'),
  zh: / (?:了|完|到) /u,
  de: / (?:fertig|da|dort|bereit|soweit|frei) /u,
  fr: / (?:fini|prêt|prête|terminé|là|libre) /u,
  it: / (?:finito|finita|pronto|pronta|terminato|libero) /u,
};
const AT_ONCE: Readonly<Record<Language, string>> = {
  ja: 'すぐに|すぐ',
  en: 'at once|immediately|quickly|quick|fast',
  vi: 'ngay|liền|nhanh|mau',
  zh: '马上|立刻|立即|快|快点|赶快|赶紧',
  de: 'sofort|schnell',
  fr: 'tout de suite|immédiatement|vite|rapidement',
  it: 'subito|immediatamente|presto',
};
const DENYING =
  /\{(?:do-not|not|not-yet|was-not)\}|(?:^| )(?:not|no|nicht|nie|nein|pas|nplus|non|không|chưa|ない|[不没别])(?= |$)/u;

/** True for a bare key that denies or forbids. */
export function denies(key: string): boolean {
  return DENYING.test(key);
}

/** What only points at a thing that is named: that hole, この荷, 那个洞, cái lỗ đó. */
const POINTING: Readonly<Record<Language, RegExp>> = {
  ja: /( )[こそあ] の (?=[\uE100-\uF8FF])/gu,
  en: /( )(?:it|this|that|these|those) (?=[\uE100-\uF8FF])/gu,
  vi: new RegExp(
    `( [\\uE100-\\uF8FF]) (?:${['này', 'đó', 'kia', 'ấy'].map(spellVietnamese).join('|')}) `,
    'gu',
  ),
  zh: /( )[这那] (?:[个根块台把条张片些辆] )?(?=[\uE100-\uF8FF])/gu,
  de: /( )(?:dies\p{L}*|jen\p{L}*) (?=[\uE100-\uF8FF])/gu,
  fr: /( )(?:ce|cet|cette|ces) (?=[\uE100-\uF8FF])/gu,
  it: /( )(?:quest\p{L}*|quel\p{L}*) (?=[\uE100-\uF8FF])/gu,
};
/** 持ってて, where only 持って is known. */
const KEEP = /\{keep\}/gu;

const skippable = tableOf<true>((language) => {
  const dropped = SOFT[language].split('|').filter((rule) => !rule.includes('='));
  const isTight = isUnspaced(language);
  return [[dropped.filter((words) => !isTight || words.length > 1).join('|'), true]];
});

/** The end of a soft word that begins at a token, for templates to step over; undefined where there is none. */
export function endOfSoft(tokens: readonly string[], at: number, language: Language): number | undefined {
  return skippable(language).longestAt(tokens, at)?.end;
}

interface Rules {
  /** What soft words become, by their tokens; nothing where they are left out. */
  readonly soft: PhraseTrie<readonly string[]>;
  readonly urging: PhraseTrie<true>;
  readonly atOnce: ReadonlySet<string>;
}

const built = new Map<Language, Rules>();
// Every step asks for the soft key of the same bare key.
const MOST_REMEMBERED = 8;
const SOFTENED = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      written: rememberText((key) => softKeyAnew(key, language, false), MOST_REMEMBERED),
      spoken: rememberText((key) => softKeyAnew(key, language, true), MOST_REMEMBERED),
    },
  ]),
) as Readonly<Record<Language, Readonly<Record<'written' | 'spoken', (key: string) => string>>>>;

/**
 * A bare key without what only softens; the key itself where nothing else would be left. What urges is left out of
 * what was said only (`isSpoken`), never of an entry: "out" does not say "everyone out".
 */
export function softKey(key: string, language: Language, isSpoken = false): string {
  return SOFTENED[language][isSpoken ? 'spoken' : 'written'](key);
}

function softKeyAnew(key: string, language: Language, isSpoken: boolean): string {
  const { soft, urging, atOnce } = rulesOf(language);
  let isDone: boolean | undefined;
  const [too, manner] = TOO[language] ?? [];
  const isKept = (words: string) => {
    if (words === too) return manner?.test(key) === true;
    if (!atOnce.has(words)) return false;
    isDone ??= DONE[language].test(` ${key} `);
    return isDone;
  };
  let tokens: readonly string[] = (isSpoken ? withoutPointing(key, language) : key).split(' ');
  if (isSpoken) {
    const calm = replaceAll(tokens, urging, isKept, () => GAP);
    if (calm !== tokens && !DENYING.test(key)) tokens = calm;
  }
  const softened = replaceAll(tokens, soft, isKept, (to) => to);
  if (softened === tokens && !isSpoken) return key;
  const rest = softened.filter((token) => token !== '');
  return rest.some((token) => !EMPTY.test(token)) ? rest.join(' ') : key;
}

/** Stands where words were taken out, so that what stood around them is not read as one. */
const GAP: readonly string[] = [''];
const EMPTY = /^(?:\{.*\}|\?|,)$/u;

function withoutPointing(key: string, language: Language): string {
  return ` ${key} `.replace(POINTING[language], '$1 ').replace(KEEP, '{do}').slice(1, -1);
}

/** The tokens with the longest known sequences replaced, from left to right; the same list where none stands in it. */
function replaceAll<Value>(
  tokens: readonly string[],
  known: PhraseTrie<Value>,
  isKept: (words: string) => boolean,
  by: (value: Value) => readonly string[],
): readonly string[] {
  const replaced: string[] = [];
  let isChanged = false;
  let at = 0;
  while (at < tokens.length) {
    const found = known.longestAt(tokens, at);
    const end = found?.end ?? at + 1;
    if (found === undefined || isKept(tokens.slice(at, end).join(' '))) {
      for (; at < end; at += 1) replaced.push(tokens[at] ?? '');
      continue;
    }
    replaced.push(...by(found.value));
    isChanged = true;
    at = end;
  }
  return isChanged ? replaced : tokens;
}

function rulesOf(language: Language): Rules {
  const kept = built.get(language);
  if (kept !== undefined) return kept;
  // Where two rules have the same words, the last one holds.
  const rules = new Map(
    SOFT[language].split('|').map((rule) => {
      const [from = '', to = ''] = rule.split('=');
      return [tokensOf(from, language).join(' '), tokensOf(to, language)];
    }),
  );
  const soft = new PhraseTrie<readonly string[]>();
  for (const [from, to] of rules) soft.add(from.split(' '), to);
  const urging = new PhraseTrie<true>();
  for (const words of URGING[language].split('|')) urging.add(tokensOf(words, language), true);
  const made = {
    soft,
    urging,
    atOnce: new Set(AT_ONCE[language].split('|').map((words) => tokensOf(words, language).join(' '))),
  };
  built.set(language, made);
  return made;
}
