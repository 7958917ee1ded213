import { newReader, readingsOf } from './readings.js';
import type { Sighting, SlotValue } from './value.js';

type Readings = (readonly Sighting<SlotValue>[] | undefined)[];

const reader = newReader();
const numbers = new Map<string, Map<string, number>>();
let kindsNumbered = 0;

/**
 * What was read of the slots of a type and a form in a sentence, by token. Kept for the latest sentences: templates,
 * frames and key terms ask for the same readings, and so often that a composed key would cost more than most of them.
 */
export function slotReadings(
  tokens: readonly string[],
  type: string,
  form: string,
  isClockSaid: boolean,
): Readings {
  const known = readingsOf<Readings>(tokens, reader);
  const number = numberOf(type, form) + (isClockSaid ? 1 : 0);
  known[number] ??= [];
  return known[number];
}

/** An even number for each type and form; the odd one behind it stands for the same where a bare number is no time. */
function numberOf(type: string, form: string): number {
  let byForm = numbers.get(type);
  if (byForm === undefined) {
    byForm = new Map();
    numbers.set(type, byForm);
  }
  let number = byForm.get(form);
  if (number === undefined) {
    number = 2 * kindsNumbered;
    kindsNumbered += 1;
    byForm.set(form, number);
  }
  return number;
}
