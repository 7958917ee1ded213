import { row } from './unit-rows.js';

/** What English crews measure and pay with. It stays what it is: two inches are never 5 cm. */
export const ENGLISH_UNITS = {
  inch: row('length', 'インチ', 'inch/inches', 'inch', '英寸', 'Zoll', 'pouce/pouces', 'pollice/pollici'),
  foot: row('length', 'フィート', 'foot/feet|ft', 'foot|feet', '英尺', 'Fuß', 'pied/pieds', 'piede/piedi'),
  dollar: row(
    'money',
    'ドル',
    'dollar/dollars|buck|bucks',
    'đô la|đô',
    '美元|美金',
    'Dollar',
    'dollar/dollars',
    'dollaro/dollari',
  ),
} as const;
