import type { Language } from '@genbatalk/contract';

/** Sorts of unit; a slot asks for one of them. */
export type UnitSort =
  | 'length'
  | 'weight'
  | 'volume'
  | 'area'
  | 'angle'
  | 'temperature'
  | 'percent'
  | 'power'
  | 'output'
  | 'speed'
  | 'pressure'
  | 'torque'
  | 'force'
  | 'money'
  | 'duration'
  | 'times';

/** How a unit is written after one and after several, and what else is understood as it. */
export interface UnitWords {
  readonly one: string;
  readonly many: string;
  /** German after a preposition with the dative: in 3 Tagen. */
  readonly dative?: string;
  readonly ways?: readonly string[];
}

type UnitRow = readonly [sort: UnitSort, words: Readonly<Record<Language, UnitWords>>];

/** "one/many|way|way": the compact form in which the table below is written. A single form serves both numbers. */
export function words(text: string): UnitWords {
  const [forms = '', ...ways] = text.split('|');
  const [one = '', many = one, dative] = forms.split('/');
  return dative === undefined ? { one, many, ways } : { one, many, dative, ways };
}

function row(
  sort: UnitSort,
  ja: string,
  en: string,
  vi: string,
  zh: string,
  de: string,
  fr: string,
  it: string,
): UnitRow {
  return [
    sort,
    {
      ja: words(ja),
      en: words(en),
      vi: words(vi),
      zh: words(zh),
      de: words(de),
      fr: words(fr),
      it: words(it),
    },
  ];
}

/** Written as a symbol where every language has the same one; spoken words are understood. */
const TABLE = {
  mm: row(
    'length',
    'mm|ミリ|ミリメートル',
    'mm|millimeter|millimeters|millimetre|millimetres|mil|mils',
    'mm|mi li|milimét|mi li mét|ly|li|milimet',
    'mm|毫米',
    'mm|Millimeter|Millimetern',
    'mm|millimètre|millimètres',
    'mm|millimetro|millimetri',
  ),
  cm: row(
    'length',
    'cm|センチ|センチメートル|サンチ',
    'cm|centimeter|centimeters|centimetre|centimetres|centi',
    'cm|phân|xăng ti mét|xen ti mét|xăng ti|centimet|xentimét|cen ti mét',
    'cm|厘米|公分',
    'cm|Zentimeter|Zentimetern',
    'cm|centimètre|centimètres',
    'cm|centimetro|centimetri',
  ),
  m: row(
    'length',
    'm|メートル|メーター|メータ|米',
    'm|meter|meters|metre|metres',
    'm|mét|thước',
    'm|米|公尺',
    'm|Meter|Metern',
    'm|mètre|mètres',
    'm|metro|metri',
  ),
  km: row(
    'length',
    'km|キロメートル',
    'km|kilometer|kilometers|kilometre|kilometres',
    'km|cây số|ki lô mét|kilômét',
    'km|公里|千米',
    'km|Kilometer|Kilometern',
    'km|kilomètre|kilomètres',
    'km|chilometro|chilometri',
  ),
  kg: row(
    'weight',
    'kg|キロ|キログラム',
    'kg|kilo|kilos|kilogram|kilograms|kgs',
    'kg|cân|ký|kí|ki lô|kilô|kilogram|ki lô gam',
    'kg|公斤|千克',
    'kg|Kilo|Kilogramm',
    'kg|kilo|kilos|kilogramme|kilogrammes',
    'kg|chilo|chili|chilogrammo|chilogrammi',
  ),
  g: row(
    'weight',
    'g|グラム',
    'g|gram|grams',
    'g|gam|gram',
    'g|克',
    'g|Gramm',
    'g|gramme|grammes',
    'g|grammo|grammi',
  ),
  t: row(
    'weight',
    't|トン',
    't|ton|tons|tonne|tonnes',
    'tấn|t',
    't|吨',
    't|Tonne|Tonnen',
    't|tonne|tonnes',
    't|tonnellata|tonnellate',
  ),
  l: row(
    'volume',
    'リットル|l|リッター',
    'liter/liters|l|litre|litres',
    'lít|l',
    '升|l|公升',
    'Liter/Liter/Litern|l',
    'litre/litres|l',
    'litro/litri|l',
  ),
  m3: row(
    'volume',
    'm³|立米|りゅうべい|リューベ|立方メートル|m3|リュウベイ',
    'm³|cubic meter|cubic meters|cubic metre|cubic metres|m3|cube|cubes',
    'm³|mét khối|khối|m3',
    'm³|立方米|立方|方|m3',
    'm³|Kubikmeter|Kubikmetern|m3|Kubik',
    'm³|mètre cube|mètres cubes|m3',
    'm³|metro cubo|metri cubi|m3',
  ),
  m2: row(
    'area',
    'm²|平米|へいべい|平方メートル|m2',
    'm²|square meter|square meters|square metre|square metres|m2',
    'm²|mét vuông|m2',
    'm²|平方米|平米|平方|平|m2',
    'm²|Quadratmeter|Quadratmetern|m2',
    'm²|mètre carré|mètres carrés|m2',
    'm²|metro quadrato|metri quadrati|m2',
  ),
  degree: row('angle', '度', 'degree/degrees', 'độ', '度', 'Grad', 'degré/degrés', 'grado/gradi'),
  celsius: row(
    'temperature',
    '℃|°C',
    '°C|degrees celsius|degree celsius|degrees centigrade|celsius',
    '°C|độ c',
    '℃|摄氏度|°C',
    '°C|Grad celsius|celsius',
    '°C|degrés celsius|degré celsius|celsius',
    '°C|gradi celsius|grado celsius|celsius',
  ),
  percent: row(
    'percent',
    '%|パーセント',
    '%|percent|per cent',
    '%|phần trăm',
    '%',
    '%|Prozent',
    '%|pour cent',
    '%|per cento|percento',
  ),
  volt: row('power', 'V|ボルト', 'V|volt|volts', 'V|vôn', 'V|伏|伏特', 'V|Volt', 'V|volt|volts', 'V|volt'),
  ampere: row(
    'power',
    'A|アンペア',
    'A|amp|amps|ampere|amperes',
    'A|ampe',
    'A|安|安培',
    'A|Ampere',
    'A|ampère|ampères',
    'A|ampere',
  ),
  kilowatt: row(
    'output',
    'kW|キロワット',
    'kW|kilowatt|kilowatts',
    'kW|ki lô oát|kilowatt',
    'kW|千瓦',
    'kW|Kilowatt',
    'kW|kilowatt|kilowatts',
    'kW|kilowatt',
  ),
  horsepower: row(
    'output',
    '馬力',
    'hp|horsepower',
    'mã lực|hp|ngựa',
    '马力',
    'PS',
    'ch|chevaux|cheval',
    'CV|cavalli',
  ),
  kva: row('output', 'kVA', 'kVA', 'kVA', 'kVA', 'kVA', 'kVA', 'kVA'),
  kmh: row(
    'speed',
    'km/h|キロ毎時',
    'km/h|kph|kmh|kilometers per hour|kilometres per hour|kilometers an hour|kilometres an hour|km an hour|km per hour',
    'km/h|km một giờ|cây số một giờ|ki lô mét trên giờ|ki lô mét một giờ',
    'km/h|公里每小时|公里一小时',
    'km/h|kmh|Stundenkilometer|Stundenkilometern|Kilometer pro Stunde|km pro Stunde|Kilometer in der Stunde',
    "km/h|kilomètres à l'heure|kilomètres heure|km à l'heure|kilomètres par heure",
    "km/h|chilometri all'ora|km all'ora|km orari|chilometri orari",
  ),
  mps: row(
    'speed',
    'm/s|メートル毎秒',
    'm/s|meters per second|metres per second|meters a second|metres a second',
    'm/s|mét trên giây|mét một giây|mét mỗi giây',
    'm/s|米每秒',
    'm/s|Meter pro Sekunde|Metern pro Sekunde',
    'm/s|mètres par seconde|mètres seconde',
    'm/s|metri al secondo',
  ),
  bar: row('pressure', 'bar|バール', 'bar|bars', 'bar', 'bar|巴', 'bar', 'bar/bars', 'bar'),
  mpa: row(
    'pressure',
    'MPa|メガパスカル|メガパ',
    'MPa|megapascal|megapascals',
    'MPa|mê ga pát can',
    'MPa|兆帕',
    'MPa|Megapascal',
    'MPa|mégapascal|mégapascals',
    'MPa|megapascal',
  ),
  kpa: row(
    'pressure',
    'kPa|キロパスカル',
    'kPa|kilopascal|kilopascals',
    'kPa',
    'kPa|千帕',
    'kPa|Kilopascal',
    'kPa|kilopascal|kilopascals',
    'kPa|kilopascal',
  ),
  nm: row(
    'torque',
    'N・m|Nm|ニュートンメートル|ニュートンメーター|N m',
    'Nm|newton meters|newton metres|newton meter|newton metre',
    'Nm|niu tơn mét',
    'N·m|Nm|牛米|牛顿米|N m',
    'Nm|Newtonmeter|Newtonmetern',
    'Nm|N.m|newtons-mètres|newton-mètre|newton mètres',
    'Nm|newton metri|newton metro',
  ),
  kn: row(
    'force',
    'kN|キロニュートン',
    'kN|kilonewton|kilonewtons',
    'kN',
    'kN|千牛',
    'kN|Kilonewton',
    'kN|kilonewton|kilonewtons',
    'kN|kilonewton',
  ),
  yen: row('money', '円', 'yen', 'yên', '日元|円|日圆', 'Yen', 'yen/yens', 'yen'),
  euro: row('money', 'ユーロ', 'euro/euros', 'euro', '欧元', 'Euro', 'euro/euros', 'euro'),
  second: row(
    'duration',
    '秒',
    'second/seconds|sec|secs',
    'giây',
    '秒|秒钟',
    'Sekunde/Sekunden',
    'seconde/secondes',
    'secondo/secondi',
  ),
  minute: row(
    'duration',
    '分|分間',
    'minute/minutes|min|mins',
    'phút',
    '分钟|分',
    'Minute/Minuten|min',
    'minute/minutes|min|mn',
    'minuto/minuti|min',
  ),
  hour: row(
    'duration',
    '時間',
    'hour/hours|hr|hrs|h',
    'tiếng|giờ đồng hồ|tiếng đồng hồ',
    '个小时|小时|个钟头|钟头|个钟',
    'Stunde/Stunden|h|Std',
    'heure/heures|h',
    'ora/ore|h',
  ),
  day: row(
    'duration',
    '日間|日',
    'day/days',
    'ngày',
    '天|日',
    'Tag/Tage/Tagen',
    'jour/jours',
    'giorno/giorni',
  ),
  week: row(
    'duration',
    '週間',
    'week/weeks',
    'tuần',
    '周|个星期|星期|个礼拜',
    'Woche/Wochen',
    'semaine/semaines',
    'settimana/settimane',
  ),
  month: row(
    'duration',
    'か月|ヶ月|カ月|ヵ月|箇月|ケ月',
    'month/months',
    'tháng',
    '个月',
    'Monat/Monate/Monaten',
    'mois',
    'mese/mesi',
  ),
  times: row('times', '回|度|回目', 'time/times', 'lần', '次|遍', 'Mal', 'fois', 'volta/volte'),
} as const satisfies Record<string, UnitRow>;

export type UnitId = keyof typeof TABLE;
export const UNIT_IDS = Object.keys(TABLE) as UnitId[];

export function sortOf(unit: UnitId): UnitSort {
  return TABLE[unit][0];
}

export function unitWords(unit: UnitId, language: Language): UnitWords {
  return TABLE[unit][1][language];
}
