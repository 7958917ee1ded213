import type { VerbBase } from './japanese-verbs.js';

type Reading = 'not' | 'was-not' | 'do-not' | 'must' | 'must-open';

/** What follows a negative verb where something has to be done: しなければ|ならない. */
const BLAMED = 'だめ|だめです|いけない|いけません|ならない|なりません|あかん|いかん'.split('|');
export const DUTIES: readonly string[] = ['なければ', 'ないと', 'なきゃ', 'なくちゃ', 'なくては'].flatMap(
  (unless) => BLAMED.map((each) => `${unless}${each}`),
);

/** Western Japanese denies with ん and へん: 触らん, せえへん, 触らんといて, せなあかん. */
export const WESTERN_RULES: readonly (readonly [ending: string, base: VerbBase, reading: Reading])[] = [
  ['ん', 'western', 'not'],
  ['へん', 'western', 'not'],
  ['ひん', 'western', 'not'],
  ['んかった', 'western', 'was-not'],
  ['へんかった', 'western', 'was-not'],
  ['んといて', 'western', 'do-not'],
  ['んと', 'western', 'must-open'],
  ['な', 'western', 'must-open'],
  ...['あかん', 'いかん', 'ならん', 'だめ', 'いけん'].flatMap((each) =>
    ['な', 'んと'].map((unless) => [`${unless}${each}`, 'western', 'must'] as const),
  ),
];

/** The last letter of a te-form without its て. */
const TE = '(?<=[っいしけめえせべれげみぎりにて見寝着出来])(?<!受け|うけ)';
/** Verbs of what goes on: 待っとって is 待っていて, 置いとって 置いておいて. */
const LASTING =
  '(?<=待っ|まっ|持っ|もっ|見|支え|ささえ|押さえ|おさえ|座っ|すわっ|立っ|見張っ|みはっ|照らし|握っ|にぎっ|覚え)';
const PREPARED = '(?=け|く|き(?:ます|まし|や$|な)|こう|か(?:ない|な|ん)|いた|いて)';
const ROUNDED = '(?<=(?<!さ)ん|い)ど';
/** Verbs in る whose る may be ん before の, だ and ぞ: those that keep their stem deny so in the west (落ちんぞ). */
const ENDING_IN_RU =
  '(?<=[入切乗取触帰通回掘張貼塗座送配振練削守]|はい|さわ|あが|さが|まが|終わ|おわ|かえ|とお|まわ|すわ|(?<![^どかうこ])や)';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^てで])ちゃって(?=$|いい|も|く[だれん]|だ|ほし)/u, 'て'],
  [/(?<=[^てで])じゃって(?=$|いい|も|く[だれん]|だ|ほし)/u, 'で'],
  [/ちゃ(?=(?:だめ|いけ|いかん|なら|なり|あかん|困|危険|あぶ)[^ちゃ]*$)/u, 'ては'],
  [/じゃ(?=(?:だめ|いけ|いかん|なら|なり|あかん|困|危険|あぶ)[^じゃ]*$)/u, 'では'],
  // 触んといて is 触らないで; 置いといて 置いておいて.
  [new RegExp(`${TE}と${PREPARED}`, 'u'), 'てお'],
  [new RegExp(`${ROUNDED}${PREPARED}`, 'u'), 'でお'],
  [new RegExp(`${LASTING}とって(?=$|く[だれん]|な$|や$|もら)`, 'u'), 'ていて'],
  [new RegExp(`${TE}とって(?=$|く[だれん]|な$|や$|もら)`, 'u'), 'ておいて'],
  [new RegExp(`(?<=休ん|やすん)どって(?=$|く[だれん]|な$|や$|もら)`, 'u'), 'でいて'],
  [new RegExp(`${ROUNDED}って(?=$|く[だれん]|な$|や$|もら)`, 'u'), 'でおいて'],
  // 降っとる, 壊れとる, 閉まっとらん: おる is いる.
  [new RegExp(`${TE}と(?:る|ん(?=[のだでねやか]))`, 'u'), 'ている'],
  [new RegExp(`${TE}とった(?=$|か$)`, 'u'), 'ていた'],
  [new RegExp(`${TE}とら(?:ん|へん)(?=$|か$|の)`, 'u'), 'ていない'],
  [new RegExp(`${TE}とります$`, 'u'), 'ています'],
  [new RegExp(`${TE}とれ$`, 'u'), 'ていろ'],
  [new RegExp(`${ROUNDED}(?:る|ん(?=[のだでねやか]))`, 'u'), 'でいる'],
  [new RegExp(`${ROUNDED}った(?=$|か$)`, 'u'), 'でいた'],
  [new RegExp(`${ROUNDED}ら(?:ん|へん)(?=$|か$|の)`, 'u'), 'でいない'],
  [/(?<=[^てで])ちゃ(?=った(?:$|[んの])|いました$)/u, 'てしま'],
  [/(?<=[んい])じゃ(?=った(?:$|[んの])|いました$)/u, 'でしま'],
  [/(?<=[^てで])ちゃ(?:おう|いましょう)(?=$|か$)/u, 'てしまおう'],
  [/(?<=[んい])じゃ(?:おう|いましょう)(?=$|か$)/u, 'でしまおう'],
  [/(?<=[^てで])ちゃえ$/u, 'てしまえ'],
  [/(?<=[んい])じゃえ$/u, 'でしまえ'],
  [/せえへ|しい[ひへ]/u, 'せへ'],
  [/(?:けえへ|きいひ|来えへ)(?=ん)/u, '来へ'],
  // 触んないで is 触らないで, 足んない 足りない; くんない asks.
  [/(?<=足)んな(?=い|かった)/u, 'りな'],
  [/(?<=.)(?<![てで]く|[そこあみど])んな(?=い(?:$|で)|かった$|きゃ)/u, 'らな'],
  // 触んな is 触るな; そんな and みんな are words.
  [/(?<=.)(?<![そこあみど])んな$/u, 'るな'],
];

/** Spoken contractions: 触っちゃだめ stands for 触ってはだめ, 置いといて for 置いておいて, 降っとる for 降っている. */
export function withFullForms(text: string): string {
  return CONTRACTIONS.reduce((before, [short, full]) => before.replace(short, full), text);
}

/**
 * ねえ for ない, where it can be no particle: わかんねえ, 足りねえ, 危ねえ. 終わったねえ and するねえ agree, 早くねえ urges, and
 * 待ってねえ asks as often as it denies, unless よ, ぞ or の follows.
 */
const DENYING_NE = new RegExp(
  `(?<=${[
    'あぶ',
    '(?<![さもみ])ん',
    '(?<![いるただ])し|落ち|(?:[運飛呼選並]|はこ|えら)ば',
    '(?<![いるただす])から|(?<!か)ら|[^いるうくすつむぶぐ]わ|[\\p{Script=Han}]ま|[待持立打]た|ま(?=た)た',
    '(?:[動聞働行届効乾書置引開抜敷着]|うご|き|とど)か',
    '(?:[出話押回返直起落]|うごか|はず|おと|なお)さ|来',
    '(?:[脱急]|[^つ])が|何も|なにも',
    '(?<![こそあど俺お])れ|(?<!だ|わ)け|(?<!だ)め|[見使聞消燃教越]え|みえ|きこえ|つかえ|りき|でき|出来|足り|降り|借り',
    '(?:も|が|に)い|じゃ|(?<!早|はや|速)く',
  ].join('|')})ね[えぇ]`,
  'gu',
);
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^はよ(?=..)/u, 'はやく'],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー]|はやく|ちゃんと)せえ(?=よ?$)/u, 'しろ'],
  [/(?<=[てで])もう?た(?=$|[わでよ])/u, 'しまった'],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー])ね[えぇ](?=っす|よ$|ぞ$|から|です)/u, 'ない'],
  [/(?<=[てで])ん(?=の(?:$|か)|ぞ$)/u, 'る'],
  [/(?<=[てで])ん(?=(?:だ|です|すか)(?:$|[かよねけが]))/u, 'るん'],
  [new RegExp(`(?<=${ENDING_IN_RU}|(?<!ま)す)ん(?=の$|のか$|ぞ$)`, 'u'), 'る'],
  // 来る|んじゃねえ forbids; asked (落ちるんじゃねえか) it guesses.
  [/(?<=[るうくすつぬむぶぐ])んじゃ(?:ね[えぇ][よぞ]?|ない[よぞ])$/u, 'な'],
  [new RegExp(`(?<=${ENDING_IN_RU}|[えけせてねべめれげ])んじゃ(?:ね[えぇ][よぞ]?|ない[よぞ])$`, 'u'), 'るな'],
  [/(?<=[ただ]|てる|でる|いる|ない)んだ[よぞわ]$/u, ''],
  [/(?<=見え|みえ|聞こえ|きこえ|でき|出来|足り|行け|使え|持て|動け)んぞ$/u, 'ん'],
  [/(?<=[^てで])ちゃ(?:いますね?|うね|うわ)$/u, 'ておきます'],
  [/(?<=[んい])じゃ(?:いますね?|うね|うわ)$/u, 'でおきます'],
  [/(?<=[てで])ね[えぇ](?=よ|ぞ|の|な$|じゃん|か|んだ|から)/gu, 'ない'],
  [/危ね[えぇ]/gu, 'あぶない'],
  [DENYING_NE, 'ない'],
  [/うるせ[えぇ]/gu, 'うるさい'],
  [/(?:痛|いて)[えぇ](?=$|[よなぞ])/gu, '痛い'],
  [/やべ[えぇ]/gu, 'やばい'],
  [/くせ[えぇ]/gu, 'くさい'],
  [/(?<=[てでもがはんらばこ])ええ(?=$|です|[かでよのな]|んか)/gu, 'いい'],
  // 来るんすか, いいすか: すか behind a verb in す would be its own (話すか).
  [
    /(?<=ん|いい|どこ|いつ|何|なん|誰|どれ|どう|大丈夫|だいじょうぶ|いくつ|いくら|[こそあ]れ)す(?=か$|かね$|けど|[よねが]$)/gu,
    'です',
  ],
  [/(?<=.)あら(?:へん|ん)(?=$|か$|[でわのよ])/gu, 'ない'],
  [/(?<=.)(?<![なとあしほ])お(?:らん|らへん|れへん)(?=$|か$|[でわのよ])/gu, 'いない'],
  [/(?<=[がはもに]|[どこそあ]こ)おる(?=$|[かのんで])/gu, 'いる'],
  // 動かへん is 動かない, 動かへんで no 動かないで; そこらへん is a place.
  [/(?<=へん|おらん)[でわ]$/u, ''],
  [/(?<![こそあど]こら|す[んい]?ま)(?<=.[かがさただばまらわ])へん(?=$|[のよ]|か$)/u, 'ない'],
  [/(?<=[てで])へん(?=$|[のよ]|か$)/u, 'ない'],
  [/っけ$/u, 'か'],
  [/(?<=くれ|もらえ)(?:ん|へん)(?=か)/u, 'ない'],
  [/(?<=く)んね[えぇ]|(?<=く)んない(?=か)/gu, 'れない'],
  [/(?<=[るくすつむぶぐうぬ]な|だめ|だめだ|あかん|いかん)っ?て$/u, ''],
  [/(?<=ないと|なきゃ|なくちゃ|んと|ほしい|たい)[なね]あ?$/u, ''],
  [/(?<=[れろけせえ]よ)な$/u, ''],
  [/(?<=[ただ])(?:ほう|方)が?(?=いい|ええ)/u, 'ほうが'],
  [/(?<=[るくすつむぶぐうぬん]な|[れろ]よ)や$/u, ''],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー])や(?:で|ねん|わ)$/u, 'だ'],
  [/(?<=あかん|いかん|いい)[でわ]$/u, ''],
];

/** What is said on site in the words that the analysis knows. */
export function withPlainWords(text: string, isAsked: boolean): string {
  const asked = isAsked
    ? text.replace(
        /(?<=[てで](?:くれ|もらえ)(?:ん|へん))$|(?<=だめ)なの$|(?<=んじゃ(?:ね[えぇ]|ない)[よぞ]?)$/u,
        'か',
      )
    : text;
  return WORDS.reduce((before, [spoken, plain]) => before.replace(spoken, plain), asked);
}

/** Behind a verb these say no more than よ does: するで, したわ, するねん, したやん. */
export const STATING =
  /(?<=[るたうくすつぬむぶぐだ])(?:で|やん)$|(?<=[るたうくすつぬむぶぐだん])(?:わ|ねん|んや)$|(?<=ない|へん|らん)な$/u;
/** What asks behind a verb: するの, したん(か), してるのか; a bare ん only where か or a mark shows it. */
export const ASKING_END =
  /(?<=[るたうくすつぬむぶぐだいん])(?<![えけせてねべめれげみちぎじび見着寝出来]ん)(?:の|ん)(?:です)?$/u;
export const ASKING_NO = /の$/u;
/** A question that has a word for it asks whatever its end. */
export const ASKING_WORD =
  /どこ|誰|だれ|いつ|何|なに|なん(?=で|だ|の|時)|どう|どれ|どの|どっち|なぜ|いくつ|いくら/u;
