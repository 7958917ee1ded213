import { expect, it } from 'vitest';
import type { ActionData } from './format-actions.js';
import { patternsIn, shortened } from './short-patterns.js';

const SLOT = '\uA500';
const patterns = {
  inf: [`frattazz ${SLOT}`, `lisci ${SLOT} con frattazzo`],
  'inf/non': [
    `{do-not} frattazz ${SLOT}`,
    `non frattazz ${SLOT}`,
    `{do-not} lisci ${SLOT} con frattazzo`,
    `non lisci ${SLOT} con frattazzo`,
  ],
  'inf/non ancora': [
    `{do-not} frattazz ancora ${SLOT}`,
    `non frattazz ancora ${SLOT}`,
    `{do-not} lisci ancora ${SLOT} con frattazzo`,
    `non lisci ancora ${SLOT} con frattazzo`,
  ],
  lei: [`frattazz ${SLOT}`, `frattazzi ${SLOT}`],
  'lei/non': [`{do-not} frattazz ${SLOT}`, `non frattazzi ${SLOT}`],
  'lei/bene': [`frattazz bene ${SLOT}`, `frattazzi con cura ${SLOT}`, `sistem ${SLOT}`],
  '~inf': ['frattazz', 'lisci con frattazzo'],
  '~lei': ['frattazz'],
};
const action: ActionData = { texts: {}, slots: ['what:'], object: 'what', patterns };

it('writes out every form as it was', () => {
  const short = shortened(action);
  for (const [form, whole] of Object.entries(patterns)) expect(patternsIn(short, form), form).toEqual(whole);
  expect(patternsIn(short, 'gerund')).toEqual([]);
});

it('keeps in full only what no other form tells', () => {
  const kept = Object.entries(shortened(action).patterns).filter(([, whole]) => typeof whole !== 'string');
  expect(kept.map(([form]) => form)).toEqual(['inf', 'lei', 'lei/bene', '~lei']);
});
