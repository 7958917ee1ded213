import { expect, it } from 'vitest';
import type { ActionData } from './format-actions.js';
import { packActions, unpackActions } from './pack-actions.js';

const actions: readonly ActionData[] = [
  {
    texts: { inf: 'stringere {what}' },
    slots: ['what:'],
    object: 'what',
    patterns: {
      inf: ['string \uA500', 'avvit \uA500'],
      'inf/bene': 'bene',
      participle: [
        'stretto \uA500',
        'stretto \uA500 forte',
        'stretta \uA500',
        'stretta \uA500 forte',
        'fisso',
      ],
    },
    insertions: { inf: [1, 1] },
  },
  { texts: {}, slots: [], patterns: { inf: ['usc'], 'inf/bene': 'bene' }, insertions: { inf: [1] } },
  { texts: {}, slots: [], patterns: { inf: ['entr'], 'inf/bene': 'per bene' }, insertions: { inf: [1] } },
  { texts: {}, slots: [], patterns: { inf: ['dorm'] } },
];

it('unpacks the actions that were packed', () => {
  const sorted = (all: readonly ActionData[]) =>
    all.map((action) => ({
      ...action,
      patterns: Object.fromEntries(
        Object.entries(action.patterns).map(([form, each]) => [
          form,
          typeof each === 'string' || form === 'inf' ? each : [...each].toSorted(),
        ]),
      ),
    }));
  expect(sorted(unpackActions(packActions(actions)))).toEqual(sorted(actions));
});

it('writes what most actions share once, and what multiplies as its factors', () => {
  const packed = packActions(actions);
  expect(packed.match(/"inf\/bene":"bene"/gu)).toHaveLength(1);
  expect(packed.match(/ forte/gu)).toHaveLength(1);
});
