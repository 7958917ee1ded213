/**
 * Verbs of the site. A trailing 1 marks those that keep their stem (止める → 止めて); "=" separates spellings of one
 * verb, of which the first names it. Only spellings that cannot be another verb: きって is 切って and 着て, so no kana there.
 */
const VERBS = `
止まる=停まる=とまる 止める1=停める1=とめる1 動く=うごく 動かす=うごかす 上がる=あがる 上げる1=揚げる1=あげる1
下がる=さがる 下げる1=さげる1 降りる1=下りる1=おりる1 降ろす=下ろす=おろす 登る=昇る=のぼる 乗る=のる 乗せる1=のせる1
入る=はいる 入れる1 出る1=でる1 出す=だす 触る=さわる 触れる1 離れる1=はなれる1 離す=放す 逃げる1=にげる1
避難する=避難す 待つ=まつ 急ぐ=いそぐ 持つ=もつ 運ぶ=はこぶ 置く=おく 取る=とる 渡す=わたす 渡る=わたる 押す=おす
引く=ひく 引っ張る=ひっぱる 回す=まわす 回る=まわる 曲がる=まがる 曲げる1=まげる1 開ける1 閉める1 開く 閉じる1=とじる1
締める1 緩める1=ゆるめる1 外す=はずす 付ける1=着ける1=つける1 掛ける1=かける1 被る=かぶる 履く=はく 着る1 脱ぐ=ぬぐ
使う=つかう 切る 消す=けす 点ける1 始める1=はじめる1 始まる=はじまる 終わる=おわる 終える1 続ける1=つづける1 休む=やすむ
帰る 戻る=もどる 戻す=もどす 行く 来る=くる 見る1=みる1 見せる1=みせる1 聞く=きく 話す=しゃべる=喋る 言う=いう 書く=かく 読む=よむ
教える1=おしえる1 手伝う=てつだう 呼ぶ=よぶ 集まる=あつまる 集める1=あつめる1 並べる1=ならべる1 並ぶ=ならぶ 積む=つむ
降ろせる1 片付ける1=片づける1=かたづける1 掃く 拭く=ふく 洗う=あらう 捨てる1=すてる1 拾う=ひろう 投げる1=なげる1 落とす=おとす
落ちる1=おちる1 倒す=たおす 倒れる1=たおれる1 滑る=すべる 転ぶ=ころぶ 踏む=ふむ 越える1=超える1 跨ぐ=またぐ 潜る=くぐる 通る=とおる
通す=とおす 近づく=近付く=ちかづく 近寄る=ちかよる 支える1=ささえる1 押さえる1=抑える1=おさえる1 縛る=しばる 結ぶ=むすぶ 吊る=つる
吊るす 巻く=まく 張る=はる 貼る 塗る=ぬる 打つ=うつ 叩く=たたく 掘る=ほる 埋める1=うめる1 流す=ながす 混ぜる1=まぜる1
均す=ならす 測る=計る=はかる 合わせる1=あわせる1 揃える1=そろえる1 ずらす 寄せる1=よせる1 広げる1=ひろげる1 敷く=しく
組む=くむ 組み立てる1 解体する=解体す ばらす=バラす 壊す=こわす 直す=なおす 直る 調べる1=しらべる1 確かめる1=たしかめる1
決める1=きめる1 変える1 替える1 交わる 足す=たす 足りる1=たりる1 減らす=へらす 増やす=ふやす 貸す=かす 借りる1=かりる1 返す=かえす
買う=かう 払う=はらう 飲む=のむ 食べる1=たべる1 寝る1 起きる1=おきる1 立つ=たつ 立てる1=たてる1 座る=すわる しゃがむ 走る=はしる
歩く=あるく 飛ぶ=とぶ 飛び降りる1 覗く=のぞく 守る=まもる 忘れる1=わすれる1 気をつける1=きをつける1=気を付ける1 やめる1 する=す
空ける1 撮る 濡れる1=ぬれる1 濡らす=ぬらす 乾く=かわく 乾かす=かわかす 崩れる1=くずれる1 崩す=くずす ずれる1 折る 折れる1 割れる1=われる1 割る
外れる1=はずれる1 緩む=ゆるむ 締まる 切れる1 壊れる1=こわれる1 余る=あまる 間に合う 遅れる1=おくれる1 届ける1=とどける1 送る=おくる 配る=くばる
頑張る=がんばる 助ける1=たすける1 知らせる1=しらせる1 伝える1=つたえる1 慌てる1=あわてる1 焦る=あせる 覚える1=おぼえる1 試す=ためす 選ぶ=えらぶ
分ける1=わける1 分かる 傾く=かたむく 揺れる1=ゆれる1 当たる=あたる 当てる1=あてる1 ぶつかる ぶつける1 詰まる=つまる 詰める1=つめる1 溜まる=たまる
溢れる1=あふれる1 汚れる1=よごれる1 鳴る 鳴らす 聞こえる1=きこえる1 見える1=みえる1 残す=のこす 残る=のこる 担ぐ=かつぐ 抱える1=かかえる1
引き上げる1 引き抜く 巻き上げる1 巻き下げる1 取り付ける1=取付ける1 取り外す 畳む=たたむ 包む=つつむ 覆う=おおう 被せる1=かぶせる1 塞ぐ=ふさぐ
囲む=かこむ 避ける1=よける1 見張る=みはる 立ち入る 立ち止まる 振り返る 思い出す 持ち帰る 着替える1 腫れる1=はれる1 痛む=いたむ 飛び出す
洩れる1 漏れる1=もれる1 燃やす 燃える1=もえる1 吸う=すう 挟む=はさむ 挟まる=はさまる 溶接する=溶接す 練る=ねる 削る=けずる 磨く=みがく
仕上げる1=しあげる1 固める1=かためる1 固定する=固定す 剥がす=はがす 抜く=ぬく 差す 刺す 差し込む 積み込む 持ち上げる1=もちあげる1
乗り出す 身を乗り出す 繋ぐ=つなぐ 繋げる1=つなげる1 届く=とどく 頼む=たのむ やり直す やる どく=退く どける1 できる1=出来る1 探す=捜す=さがす 数える1=かぞえる1 ある くれる1 運転する=運転す 確認する=確認す 任せる1=まかせる1
`;

const ROWS: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  // a, i, e, o, te, ta
  う: ['わ', 'い', 'え', 'お', 'って', 'った'],
  つ: ['た', 'ち', 'て', 'と', 'って', 'った'],
  る: ['ら', 'り', 'れ', 'ろ', 'って', 'った'],
  む: ['ま', 'み', 'め', 'も', 'んで', 'んだ'],
  ぶ: ['ば', 'び', 'べ', 'ぼ', 'んで', 'んだ'],
  ぬ: ['な', 'に', 'ね', 'の', 'んで', 'んだ'],
  く: ['か', 'き', 'け', 'こ', 'いて', 'いた'],
  ぐ: ['が', 'ぎ', 'げ', 'ご', 'いで', 'いだ'],
  す: ['さ', 'し', 'せ', 'そ', 'して', 'した'],
};

/** The forms of a verb that endings attach to. */
export type VerbBase = 'dictionary' | 'negative' | 'stem' | 'imperative' | 'volitional' | 'te' | 'ta';

/** Every form of every verb: by base, the name of the verb. */
export function verbForms(
  respell: (text: string) => string,
): ReadonlyMap<VerbBase, ReadonlyMap<string, string>> {
  const bases = new Map<VerbBase, Map<string, string>>();
  const add = (base: VerbBase, form: string, verb: string) => {
    const forms = bases.get(base) ?? new Map<string, string>();
    bases.set(base, forms);
    const spelled = respell(form);
    if (!forms.has(spelled)) forms.set(spelled, verb);
  };
  for (const spellings of VERBS.trim().split(/\s+/u)) {
    const [first = '', ...others] = spellings.split('=');
    const name = first.replace('1', '');
    for (const spelling of [first, ...others]) {
      for (const [base, form] of conjugate(spelling)) add(base, form, name);
    }
  }
  return bases;
}

function conjugate(spelling: string): (readonly [VerbBase, string])[] {
  if (spelling.endsWith('1')) return keepingStem(spelling.slice(0, -2));
  if (/する$|^す$|.す$/u.test(spelling) && /する$|(?:難|体|接|定|転|認)す$/u.test(spelling)) {
    return doing(spelling.replace(/する?$/u, ''));
  }
  if (spelling === 'す') return doing('');
  if (spelling === '来る') return coming('来', '来', '来');
  if (spelling === 'くる') return coming('き', 'こ', 'く');
  const stem = spelling.slice(0, -1);
  const row = ROWS[spelling.slice(-1)];
  if (row === undefined) return [];
  const [a, i, e, o, te, ta] = row;
  const isGoing = spelling === '行く' || spelling === 'いく';
  return [
    ['dictionary', spelling],
    ['negative', stem + a],
    ['stem', stem + i],
    ['imperative', stem + e],
    ['volitional', `${stem}${o}う`],
    ['te', stem + (isGoing ? 'って' : te)],
    ['ta', stem + (isGoing ? 'った' : ta)],
  ];
}

function keepingStem(stem: string): (readonly [VerbBase, string])[] {
  return [
    ['dictionary', `${stem}る`],
    ['negative', stem],
    ['stem', stem],
    ['imperative', `${stem}ろ`],
    ['imperative', `${stem}よ`],
    ['volitional', `${stem}よう`],
    ['te', `${stem}て`],
    ['ta', `${stem}た`],
  ];
}

function doing(noun: string): (readonly [VerbBase, string])[] {
  return [
    ['dictionary', `${noun}する`],
    ['negative', `${noun}し`],
    ['stem', `${noun}し`],
    ['imperative', `${noun}しろ`],
    ['imperative', `${noun}せよ`],
    ['volitional', `${noun}しよう`],
    ['te', `${noun}して`],
    ['ta', `${noun}した`],
  ];
}

function coming(i: string, a: string, u: string): (readonly [VerbBase, string])[] {
  return [
    ['dictionary', `${u}る`],
    ['negative', a],
    ['stem', i],
    ['imperative', `${a}い`],
    ['volitional', `${a}よう`],
    ['te', `${i}て`],
    ['ta', `${i}た`],
  ];
}
