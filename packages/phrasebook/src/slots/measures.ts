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
    'm:Karton/Kartons/Kartons|Kiste|Kisten',
    'm:carton/cartons|boîte|boîtes|caisse|caisses',
    'f:scatola/scatole',
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
    '杯|バケツ',
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
    '車|台分',
    'truckload/truckloads|truck load|truck loads',
    'xe',
    '车',
    'f:Fuhre/Fuhren/Fuhren|Ladung|Ladungen',
    'm:chargement/chargements|camion|camions',
    'm:carico/carichi',
  ],
} as const;

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
