import type { Language } from '@genbatalk/contract';
import { type UnitWords, words } from './units.js';

/** Containers and shapes in which things are counted: five bags of cement, three sheets of plywood. */
const MEASURES = {
  bag: [
    '袋|ふくろ|体',
    'bag/bags',
    'bao|túi',
    '袋|包',
    'm:Sack/Säcke/Säcken|Saecke',
    'm:sac/sacs',
    'm:sacco/sacchi',
  ],
  box: [
    '箱|ケース|ハコ',
    'box/boxes|case|cases|carton|cartons',
    'thùng|hộp',
    '箱|盒',
    'm:Karton/Kartons/Kartons|Kiste|Kisten|Schachtel|Schachteln|Päckchen|Packung|Packungen',
    'f:boîte/boîtes|carton|cartons|caisse|caisses',
    'f:scatola/scatole|cassa|casse|cartone|cartoni',
  ],
  bundle: [
    '束|たば|把',
    'bundle/bundles',
    'bó',
    '捆|束|扎',
    'n:Bündel/Bündel/Bündeln',
    'f:botte/bottes|paquet|paquets',
    'm:fascio/fasci|mazzo|mazzi',
  ],
  roll: [
    '巻|巻き|ロール',
    'roll/rolls',
    'cuộn',
    '卷',
    'f:Rolle/Rollen/Rollen',
    'm:rouleau/rouleaux',
    'm:rotolo/rotoli',
  ],
  pallet: [
    'パレット',
    'pallet/pallets',
    'pa lét|pallet|kiện|palet',
    '托盘|托|板',
    'f:Palette/Paletten/Paletten',
    'f:palette/palettes',
    'm:bancale/bancali|pallet',
  ],
  bucket: [
    '杯|バケツ|ばけつ',
    'bucket/buckets',
    'xô',
    '桶',
    'm:Eimer/Eimer/Eimern',
    'm:seau/seaux',
    'm:secchio/secchi',
  ],
  can: [
    '缶',
    'can/cans|tin|tins',
    'lon|can',
    '罐|听',
    'f:Dose/Dosen/Dosen',
    'm:bidon/bidons|pot|pots',
    'f:latta/latte|barattolo|barattoli',
  ],
  set: [
    'セット|組|式',
    'set/sets',
    'bộ',
    '套|组',
    'm:Satz/Sätze/Sätzen|Saetze|Set|Sets',
    'm:jeu/jeux|lot|lots',
    'm:set|serie',
  ],
  pair: ['双|足', 'pair/pairs', 'đôi', '双|副', 'n:Paar/Paar/Paar', 'f:paire/paires', 'm:paio/paia'],
  truckload: [
    '台分|車',
    'truckload/truckloads|truck load|truck loads|lorry load|lorry loads|load|loads',
    'xe',
    '车',
    'f:Fuhre/Fuhren/Fuhren|Ladung|Ladungen|Lkw|Lkws|Lkw-Ladungen',
    'm:camion/camions|chargement|chargements',
    'm:camion/camion|carico|carichi',
  ],
  bottle: [
    'ボトル',
    'bottle/bottles',
    'chai',
    '瓶',
    'f:Flasche/Flaschen/Flaschen',
    'f:bouteille/bouteilles',
    'f:bottiglia/bottiglie',
  ],
  barrow: [
    '一輪車|ねこ|ネコ',
    'wheelbarrow/wheelbarrows|barrow|barrows|wheelbarrow load|wheelbarrow loads',
    'xe rùa|xe cút kít',
    '手推车|推车',
    'f:Schubkarre/Schubkarren/Schubkarren|Karre|Karren',
    'f:brouette/brouettes',
    'f:carriola/carriole',
  ],
  shovel: [
    'スコップ|シャベル',
    'shovel/shovels|shovelful|shovelfuls',
    'xẻng',
    '铲|锹|铁锹',
    'f:Schaufel/Schaufeln/Schaufeln',
    'f:pelle/pelles|pelletée|pelletées',
    'f:pala/pale|palata|palate|badilata|badilate',
  ],
} as const;

/** Japanese says in what before how many: バケツ2杯, トラック3台分. */
const JAPANESE_CONTAINERS: Readonly<Partial<Record<MeasureId, readonly [before: string, behind: string]>>> = {
  bucket: ['バケツ', '杯'],
  barrow: ['一輪車', '杯'],
  shovel: ['スコップ', '杯'],
  truckload: ['トラック', '台分'],
};

/** The count of a measure in Japanese: 3袋, バケツ2杯. */
export function japaneseMeasured(measure: MeasureId, count: string): string {
  const [before, behind] = JAPANESE_CONTAINERS[measure] ?? ['', measureWords(measure, 'ja').one];
  return `${before}${count}${behind}`;
}

export type MeasureId = keyof typeof MEASURES;
export const MEASURE_IDS = Object.keys(MEASURES) as MeasureId[];
const ORDER: readonly Language[] = ['ja', 'en', 'vi', 'zh', 'de', 'fr', 'it'];

/** The words of a measure; the text of a language with genders begins with one ("m:Sack"). */
export function measureWords(measure: MeasureId, language: Language): UnitWords {
  return words(textOf(measure, language).replace(/^[mfn]:/u, ''));
}

/** The gender of a measure's word: un sac, une boîte. In Italian a pair changes it: un paio, due paia. */
export function measureGender(
  measure: MeasureId,
  isMany: boolean,
  language: Language,
): 'm' | 'f' | 'n' | undefined {
  if (language === 'it' && measure === 'pair' && isMany) return 'f';
  const gender = /^([mfn]):/u.exec(textOf(measure, language))?.[1];
  return gender as 'm' | 'f' | 'n' | undefined;
}

function textOf(measure: MeasureId, language: Language): string {
  return MEASURES[measure][ORDER.indexOf(language)] ?? '';
}
