// SPDX-License-Identifier: Apache-2.0
import { readInteger } from './numerals.js';

/**
 * How a counter and the number before it change each other's sounds:
 * h-b 本 (イッポン, サンボン), h-p 発 (サンパツ, ヨンハツ), f-p 分 (サンプン, ヨンプン), k 個 (イッコ, ロッコ),
 * k-g 階 (サンガイ), s 冊 (イッサツ), s-z 足 (サンゾク), t 点 (イッテン), native 束 (ヒトタバ), none 枚.
 */
type Change = 'h-b' | 'h-p' | 'f-p' | 'k' | 'k-g' | 's' | 's-z' | 't' | 'native' | 'none';

const COUNTERS: Readonly<Record<Change, string>> = {
  'h-b': '本=ホン 本目=ホンメ 杯=ハイ 匹=ヒキ',
  'h-p': '発=ハツ 泊=ハク 歩=ホ 班=ハン 拍=ハク',
  'f-p': '分=フン 分間=フンカン 分後=フンゴ 分前=フンマエ',
  k: '個=コ 個目=コメ 回=カイ 回目=カイメ 回転=カイテン 戸=コ 基=キ 機=キ 期=キ 級=キュー 件=ケン 缶=カン 脚=キャク 区=ク 区画=クカク 工区=コーク 系統=ケイトー 箇所=カショ か所=カショ カ所=カショ ヶ所=カショ ケ所=カショ ヵ所=カショ 箇月=カゲツ か月=カゲツ カ月=カゲツ ヶ月=カゲツ ケ月=カゲツ ヵ月=カゲツ か月間=カゲツカン カ月間=カゲツカン ヶ月間=カゲツカン ケ月間=カゲツカン 間=ケン か国=カコク ヶ国=カコク',
  'k-g': '階=カイ 階建て=カイダテ 軒=ケン F=カイ',
  s: '冊=サツ 周=シュー 週=シュー 週間=シューカン 種=シュ 種類=シュルイ 社=シャ 歳=サイ 才=サイ 線=セン 隻=セキ 層=ソー 式=シキ 尺=シャク 寸=スン セット=セット',
  's-z': '足=ソク',
  t: '点=テン 頭=トー 棟=トー 等=トー 通=ツー 着=チャク 丁=チョー 丁目=チョーメ トン=トン t=トン',
  native:
    '束=タバ 袋=フクロ 組=クミ 箱=ハコ 山=ヤマ 巻き=マキ 株=カブ 部屋=ヘヤ 桁=ケタ 枠=ワク 口=クチ 坪=ツボ 通り=トーリ スパン=スパン',
  none: '枚=マイ 台=ダイ 台目=ダイメ 番=バン 番目=バンメ 番線=バンセン 名=メイ 度=ド 倍=バイ 号=ゴー 号機=ゴーキ 号室=ゴーシツ 号車=ゴーシャ 号棟=ゴートー 段=ダン 段目=ダンメ 列=レツ 面=メン 畳=ジョー 割=ワリ 秒=ビョー 秒間=ビョーカン 位=イ 次=ジ 代=ダイ 便=ビン 丁張=チョーハリ メートル=メートル ミリ=ミリ センチ=センチ キロ=キロ グラム=グラム リットル=リットル ボルト=ボルト パーセント=パーセント mm=ミリ cm=センチ m=メートル km=キロメートル m2=ヘイホーメートル m3=リッポーメートル mg=ミリグラム g=グラム kg=キログラム ml=ミリリットル mL=ミリリットル l=リットル L=リットル °C=ド ℃=ド °=ド %=パーセント N=ニュートン kN=キロニュートン Pa=パスカル kPa=キロパスカル MPa=メガパスカル mV=ミリボルト V=ボルト kV=キロボルト A=アンペア mA=ミリアンペア W=ワット kW=キロワット kVA=キロブイエー Hz=ヘルツ dB=デシベル km/h=キロメートルマイジ m/s=メートルマイビョー ppm=ピーピーエム min=フン h=ジカン',
};

/** Counters whose number itself is another word. Indexes are the number; what is missing is read as usual. */
const SPECIAL: Readonly<Record<string, { reading: string; numbers: Readonly<Record<number, string>> }>> = {
  人: { reading: 'ニン', numbers: { 4: 'ヨ' } },
  時: { reading: 'ジ', numbers: { 0: 'レイ', 4: 'ヨ', 7: 'シチ', 9: 'ク' } },
  月: { reading: 'ガツ', numbers: { 4: 'シ', 7: 'シチ', 9: 'ク' } },
  日: { reading: 'ニチ', numbers: {} },
  年: { reading: 'ネン', numbers: { 4: 'ヨ' } },
  円: { reading: 'エン', numbers: { 4: 'ヨ' } },
};
/** What may follow a special counter and is read with it. */
const TAILS: Readonly<Record<string, string>> = {
  人目: 'メ',
  人分: 'ブン',
  人前: 'マエ',
  人用: 'ヨー',
  人組: 'グミ',
  人乗り: 'ノリ',
  時間: 'カン',
  時半: 'ハン',
  時頃: 'ゴロ',
  時ごろ: 'ゴロ',
  日間: 'カン',
  日目: 'メ',
  日分: 'ブン',
  日中: 'ジュー',
  年間: 'カン',
  年目: 'メ',
};
const PEOPLE: Readonly<Record<number, string>> = { 1: 'ヒトリ', 2: 'フタリ' };
const DAYS: Readonly<Record<number, string>> = {
  2: 'フツカ',
  3: 'ミッカ',
  4: 'ヨッカ',
  5: 'イツカ',
  6: 'ムイカ',
  7: 'ナノカ',
  8: 'ヨーカ',
  9: 'ココノカ',
  10: 'トーカ',
  14: 'ジューヨッカ',
  20: 'ハツカ',
  24: 'ニジューヨッカ',
};
const THINGS = [
  '',
  'ヒトツ',
  'フタツ',
  'ミッツ',
  'ヨッツ',
  'イツツ',
  'ムッツ',
  'ナナツ',
  'ヤッツ',
  'ココノツ',
];

const TABLE: ReadonlyMap<string, { reading: string; change: Change }> = new Map(
  Object.entries(COUNTERS).flatMap(([change, list]) =>
    list.split(' ').map((pair) => {
      const [written = '', reading = ''] = pair.split('=');
      return [written, { reading, change: change as Change }] as const;
    }),
  ),
);

/** Every counter as written, the longest first. */
export const WRITTEN_COUNTERS: readonly string[] = [
  ...TABLE.keys(),
  ...Object.keys(SPECIAL),
  ...Object.keys(TAILS),
  'つ',
].toSorted((one, other) => other.length - one.length);

const VOICED: Readonly<Record<string, string>> = {
  ハ: 'バ',
  ヒ: 'ビ',
  フ: 'ブ',
  ホ: 'ボ',
  カ: 'ガ',
  ケ: 'ゲ',
  ソ: 'ゾ',
};
const PLOSIVE: Readonly<Record<string, string>> = { ハ: 'パ', ヒ: 'ピ', フ: 'プ', ホ: 'ポ' };

/** A number before a counter: an integer, or 何 and 数 (何本, 数回), which are read with counters too. */
export type Counted = number | '何' | '数';

/** 3 and 本 → サンボン. Nothing where the counter does not take this number (14つ). */
export function readCounted(counted: Counted, counter: string): string | undefined {
  if (counter === 'つ') return typeof counted === 'number' ? THINGS[counted] || undefined : undefined;
  const tail = TAILS[counter] ?? '';
  const base = tail === '' ? counter : counter.slice(0, 1);
  if (SPECIAL[base] !== undefined) {
    if (
      base === '人' &&
      typeof counted === 'number' &&
      PEOPLE[counted] &&
      !['マエ', 'ノリ', 'ヨー'].includes(tail)
    ) {
      return PEOPLE[counted] + tail;
    }
    if (base === '日' && typeof counted === 'number' && DAYS[counted]) return DAYS[counted] + tail;
    return readSpecial(counted, SPECIAL[base]) + tail;
  }
  const entry = TABLE.get(counter);
  return entry === undefined ? undefined : join(counted, entry.reading, entry.change);
}

function readSpecial(counted: Counted, { reading, numbers }: (typeof SPECIAL)[string]): string {
  if (counted === '何') return `ナン${reading}`;
  if (counted === '数') return `スー${reading}`;
  const ones = counted % 10;
  const own = numbers[ones];
  if (own === undefined || (ones === 0 && counted !== 0)) return readInteger(counted) + reading;
  return (counted < 10 ? '' : readInteger(counted - ones)) + own + reading;
}

/** The place whose word ends the number: its last digit, or 10, 100, 1000, 10000 where the rest is zeros. */
function lastPlace(value: number): number {
  if (value === 0) return 0;
  const zeros = /0*$/.exec(String(value))?.[0].length ?? 0;
  return zeros === 0 ? value % 10 : 10 ** Math.min(zeros, 4);
}

function join(counted: Counted, reading: string, change: Change): string {
  const kind = change.charAt(0);
  if (counted === '数') return `スー${reading}`;
  if (counted === '何') {
    const swapped =
      change === 'f-p' || change === 'h-p' ? PLOSIVE : change === 'h-b' || change === 'k-g' ? VOICED : {};
    return `ナン${swap(reading, swapped)}`;
  }
  const place = lastPlace(counted);
  if (change === 'native')
    return (counted === 1 ? 'ヒト' : counted === 2 ? 'フタ' : readInteger(counted)) + reading;
  if (change === 'none') return readInteger(counted) + reading;

  const front = readInteger(counted);
  const shortens =
    [1, 8, 10].includes(place) ||
    ((kind === 'h' || kind === 'f' || kind === 'k') && [6, 100].includes(place));
  if (shortens) {
    const short = front.replace(/(イチ|ハチ|ロク|ヒャク|ビャク|ピャク|ジュー)$/, (word) =>
      word === 'ジュー' ? 'ジュッ' : `${word.slice(0, -1)}ッ`,
    );
    return short + (kind === 'h' || kind === 'f' ? swap(reading, PLOSIVE) : reading);
  }
  if ([3, 1000, 10_000].includes(place)) {
    if (change === 'h-b' || ((change === 'k-g' || change === 's-z') && place === 3))
      return front + swap(reading, VOICED);
    if (change === 'f-p' || change === 'h-p') return front + swap(reading, PLOSIVE);
  }
  return front + (change === 'f-p' && place === 4 ? swap(reading, PLOSIVE) : reading);
}

function swap(reading: string, table: Readonly<Record<string, string>>): string {
  return (table[reading.charAt(0)] ?? reading.charAt(0)) + reading.slice(1);
}
