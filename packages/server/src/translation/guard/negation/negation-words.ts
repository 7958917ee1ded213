import type { Language } from '@genbatalk/contract';

/**
 * What denies or forbids in a language, as `wordsPattern` reads it, and the idioms that hold such a word and deny
 * nothing. `quiet` words (avoid, stay away, 避けて) forbid without denying: they answer a prohibition and may be answered
 * by one. `answers` are words that only answer one (only, wait, 以外): said by themselves they forbid nothing.
 */
export interface NegationWords {
  readonly idioms: string;
  readonly denies: string;
  readonly quiet: string;
  readonly answers: string;
}

export const NEGATION_WORDS: Readonly<Record<Language, NegationWords>> = {
  ja: {
    idioms:
      'なければなりません|なければならない|なければいけ(?:ない|ません)|なくてはなら(?:ない|ません)|なくてはいけ(?:ない|ません)|ないといけ(?:ない|ません)|なきゃ(?:いけない|ならない|だめ)?|ざるを得ない|かもしれ(?:ない|ません)|かもわからない|に違いない|間違いな[いく]|仕方(?:が)?な[いく]|しょうがない|申し訳(?:が)?(?:ない|ありません)|すみません|すいません|もったいない|危ない|あぶない|少ない|すくない|つまらない|とんでもない|(?:ではあり|じゃあり|じゃ|では)(?:ません|ない)(?:か|です)?か|ませんか(?:？|\\?|$)|ないか(?:？|\\?|$|確認|見|点検|調べ|チェック)|ないですか|ないでしょうか|てもらえない|てくれない|ていただけない|くださいませんか|あるまい|異常ない|問題(?:は|が)?ない|問題ありません|異常(?:は|が)?(?:なし|ありません)|忘れないで|忘れずに|忘れない(?:ように|でください)|忘れるな|なくなっ|なくな(?:る|り)|無くな|だけでなく|だけじゃなく|に限らず|ほかない|しかない|方がよくない|みんな|こんな|そんな|あんな|どんな|大きな|小さな|静かな|きれいな|安全な|危険な|必要な|大切な|大事な|いろいろな|皆な|なので|なら|など|なに|なん|なぜ|ながら|ないし(?=は)|に?なった|なります|なる|なって|な人|な場所|な物|なもの|なとき|な時|な所|なところ|な作業|な方|ないと(?=危|事故|怪我|けが|倒|落|困|死)',
    denies:
      'ない(?!か(?:確|点|見))|ません|なく(?!て(?:は|も))|ず(?=に|、|。|$)|(?:る|う|く|ぐ|す|つ|ぬ|ぶ|む)な(?:よ|！|!|。|、|$|\\s)|禁止|厳禁|禁物|だめ|ダメ|駄目|いけ(?:ない|ません)|不可|立入禁|なし|未(?=完|確|点|使|処|着|固|設)|不(?=足|良|要|明|安定|十分|適)|非常口ではな',
    quiet: 'しか|のみ|だけ|以内|最大|避け|離れ|控え|やめ|止め|停止|触らず|ストップ',
    answers: '待っ|注意|以外|代わり|別の',
  },
  en: {
    idioms:
      "don't forget|do not forget|never forget|not only|no problem|why don't|why not|can't wait|no wonder|not sure if|no doubt|no later than|no more than|no less than|no. \\d|number no|isn't it|aren't you|don't you|won't you|right or not|or not|couldn't you|can't you|if not|is not it|not until",
    denies:
      "not|no|never|don't|dont|doesn't|didn't|can't|cannot|cant|won't|isn't|aren't|wasn't|weren't|hasn't|haven't|shouldn't|mustn't|wouldn't|couldn't|needn't|none|nobody|nothing|nowhere|neither|nor|without|forbidden|prohibited|banned|not allowed|off limits|off-limits|keep out|stay out|stay off|keep off|hands off|unable|unless|no-entry|unfit|unsafe|unstable|insufficient|missing|lack*|fail*",
    quiet:
      'only|up to|at most|maximum|avoid*|stay away|keep away|stay clear|keep clear|refrain*|stop|hold off|barely',
    answers: 'out of|away|instead|except|until|wait|before|yet|too|leave*|short|otherwise|or',
  },
  vi: {
    idioms:
      'không sao|không những|không chỉ|đừng quên|không được quên|được không|phải không|đúng không|có không|hay không|chưa\\s*\\?|không\\s*\\?|không khí|không gian|hàng không|không có vấn đề gì|không vấn đề|có .{1,30} không$|xong chưa|rồi chưa|hay chưa|chưa$|không$|nếu không thì|không thì',
    denies:
      'không|đừng|chớ|cấm|nghiêm cấm|chưa|chẳng|chả|không được|thiếu|khỏi cần|vô hiệu|bất ổn|ngoại trừ|mất',
    quiet: 'chỉ|tối đa|tránh|tránh xa|hạn chế|dừng|ngừng|ngoại trừ',
    answers: 'thôi|ngoài|trừ|kẻo|chờ|đợi|xa|rời|hỏng|hết|trước khi',
  },
  zh: {
    idioms:
      '不好意思|不错|没关系|没问题|不客气|差不多|不得不|是不是|要不要|能不能|可不可以|有没有|会不会|好不好|对不对|行不行|对不起|不用谢|不但|不仅|不只|不管|不论|不同|不断|不久|不锈|不时|了不起|不如|说不定|别忘了?|不要忘记?|不能忘|勿忘|不由|来不及说|别的|特别|别人|分别|区别|级别|别处|个别|没事|没错|莫非|无论|无线|不得了|未来|非常|除非|并非不|不外|是否|要不然?|不然',
    denies: '不|没|别|勿|未|无|禁|严禁|禁止|莫|非(?!常)|休得|缺',
    quiet: '只|最多|避免|远离|离开|停|防止',
    answers: '以外|除|小心|注意|等|坏|才',
  },
  de: {
    idioms:
      'nicht nur|nicht wahr|kein problem|nicht vergessen|vergiss nicht|vergessen sie nicht|vergesst nicht|warum nicht|ob nicht|keine sorge|nicht zuletzt|oder nicht|wenn nicht',
    denies:
      'nicht|kein|keine|keinen|keinem|keiner|keines|nie|niemals|niemand|nichts|nirgend*|ohne|verboten|untersagt|unbefugt*|weder|unzulässig|nein|ungesichert*|unsicher|fehl*|mangel*',
    quiet: 'nur|höchstens|maximal|vermeid*|fern*|abstand|stopp*|unterlass*|halt|raus|draußen',
    answers: 'weg|außer|statt*|erst|warte*|noch|zu|sonst|bevor|instabil|defekt',
  },
  fr: {
    idioms:
      "n'oubliez pas|n'oublie pas|ne pas oublier|n'est-ce pas|pas de problème|pas de souci|pourquoi pas|pas mal|pas à pas|non seulement|n'hésitez pas|rien de grave|ou pas|ou non|sinon|sans doute|au pas|pas trop tôt",
    denies:
      "pas|ne|n'\\p{L}+|jamais|aucun|aucune|personne ne|rien|sans|interdit*|interdiction|défens*|défendu|ni|nul|non|prohib*|impossible|instable|insuffisant*|manqu*",
    quiet: "seulement|maximum|au plus|évit*|éloign*|loin|stop|arrêt*|écart*|à l'écart|abstenez*|dehors",
    answers: 'hors|sauf|que|attend*|plus|au lieu|avant|encore|trop',
  },
  it: {
    idioms:
      'non dimenticare|non dimenticate|non dimenticarti|non dimenticatevi|non dimentichi|non solo|non è vero|perché non|nessun problema|niente paura|non importa|o no|se no|e non solo|senza dubbio',
    denies:
      'non|no|mai|nessun|nessuno|nessuna|niente|nulla|senza|vietat*|divieto|proibit*|né|nemmeno|neanche|impossibile|instabile|insufficient*|manc*',
    quiet: 'solo|massimo|evit*|lontan*|allontan*|stop|ferm*|distan*',
    answers: 'fuori|tranne|salvo|aspett*|prima|ancora|invece|attend*|troppo|altrimenti',
  },
};
