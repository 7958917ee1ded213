import type { TermKind } from '../format-terms.js';
import type { UnitSort } from './units.js';

/** The kinds of terms that fill each type of slot. */
export const THING_KINDS: Readonly<Record<string, readonly TermKind[]>> = {
  thing: [
    'material',
    'tool',
    'machine',
    'equipment',
    'gear',
    'part',
    'button',
    'document',
    'structure',
    'element',
    'meal',
  ],
  material: ['material', 'part', 'button', 'meal'],
  tool: ['tool', 'equipment', 'gear'],
  machine: ['machine', 'equipment', 'gear', 'tool'],
  vehicle: ['machine'],
  gear: ['gear'],
  person: ['person', 'role', 'trade'],
  work: ['work'],
  hazard: ['hazard'],
  document: ['document'],
  colour: ['colour'],
  body: ['body-part'],
  part: ['part', 'button', 'material', 'equipment', 'gear', 'meal'],
  button: ['button'],
};
export const UNIT_SORTS: readonly string[] = [
  'length',
  'weight',
  'volume',
  'area',
  'angle',
  'temperature',
  'percent',
  'power',
  'output',
  'speed',
  'pressure',
  'torque',
  'force',
  'money',
  'times',
] satisfies UnitSort[];

/** Every type of slot that a template may have. `item` is a thing or これ; `action` is read by the action book. */
export const SLOT_TYPES: readonly string[] = [
  ...Object.keys(THING_KINDS),
  ...UNIT_SORTS,
  'item',
  'number',
  'name',
  'code',
  'phone',
  'people',
  'duration',
  'time',
  'day',
  'floor',
  'place',
  'direction',
  'moment',
  'action',
];
