import { row } from './unit-rows.js';

/** Inches and feet, as English crews measure. They stay what they are: two inches are never 5 cm. */
export const IMPERIAL = {
  inch: row('length', 'インチ', 'inch/inches', 'inch', '英寸', 'Zoll', 'pouce/pouces', 'pollice/pollici'),
  foot: row('length', 'フィート', 'foot/feet|ft', 'foot|feet', '英尺', 'Fuß', 'pied/pieds', 'piede/piedi'),
} as const;
