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
    'sac/sacs',
    'sacco/sacchi',
  ],
  box: [
    '箱|ケース|ハコ',
    'box/boxes|case|cases|carton|cartons',
    'thùng|hộp',
    '箱|盒',
    'm:Karton/Kartons/Kartons|Kiste|Kisten',
    'carton/cartons|boîte|boîtes|caisse|caisses',
    'scatola/scatole',
  ],
  bundle: [
    '束|たば|把',
    'bundle/bundles',
    'bó',
    '捆|束|扎',
    'n:Bündel/Bündel/Bündeln',
    'botte/bottes|paquet|paquets',
    'fascio/fasci|mazzo|mazzi',
  ],
  roll: [
    '巻|巻き|ロール',
    'roll/rolls',
    'cuộn',
    '卷',
    'f:Rolle/Rollen/Rollen',
    'rouleau/rouleaux',
    'rotolo/rotoli',
  ],
  pallet: [
    'パレット',
    'pallet/pallets',
    'pa lét|pallet|kiện|palet',
    '托盘|托|板',
    'f:Palette/Paletten/Paletten',
    'palette/palettes',
    'bancale/bancali|pallet',
  ],
  bucket: ['杯|バケツ', 'bucket/buckets', 'xô', '桶', 'm:Eimer/Eimer/Eimern', 'seau/seaux', 'secchio/secchi'],
  can: [
    '缶',
    'can/cans|tin|tins',
    'lon|can',
    '罐|听',
    'f:Dose/Dosen/Dosen',
    'bidon/bidons|pot|pots',
    'latta/latte|barattolo|barattoli',
  ],
  set: [
    'セット|組|式',
    'set/sets',
    'bộ',
    '套|组',
    'm:Satz/Sätze/Sätzen|Saetze|Set|Sets',
    'jeu/jeux|lot|lots',
    'set|serie',
  ],
  pair: ['双|足', 'pair/pairs', 'đôi', '双|副', 'n:Paar/Paar/Paar', 'paire/paires', 'paio/paia'],
  truckload: [
    '車|台分',
    'truckload/truckloads|truck load|truck loads',
    'xe',
    '车',
    'f:Fuhre/Fuhren/Fuhren|Ladung|Ladungen',
    'chargement/chargements|camion|camions',
    'carico/carichi',
  ],
} as const;

export type MeasureId = keyof typeof MEASURES;
export const MEASURE_IDS = Object.keys(MEASURES) as MeasureId[];
const ORDER: readonly Language[] = ['ja', 'en', 'vi', 'zh', 'de', 'fr', 'it'];

/** The words of a measure; in German the text may name its gender ("m:Sack"), which only declension needs. */
export function measureWords(measure: MeasureId, language: Language): UnitWords {
  const text = MEASURES[measure][ORDER.indexOf(language)] ?? '';
  return words(text.replace(/^[mfn]:/u, ''));
}
