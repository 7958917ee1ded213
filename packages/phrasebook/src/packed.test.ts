import { expect, it } from 'vitest';
import type { LanguageData } from './format.js';
import { packLanguage, unpackLanguage } from './packed.js';

const data: LanguageData = {
  language: 'en',
  texts: ['Stop!', 'Hold it "here".'],
  keys: [['stop', 'halt'], []],
  bare: [['stop'], ['hold it here', 'hold this']],
  softened: [0, 2],
  reviewed: [1],
  templates: [{ text: 'Bring {what}.', slots: ['what:'], patterns: ['bring \uA500'] }],
  reviewedTemplates: [],
  actions: {
    phrases: ['clean {what}'],
    slots: ['+::adverb', 'what::item'],
    complements: ['\uA501'],
    conjugations: [{ base: ['clean _'] }],
    ways: [[[0, 0]]],
    adverbs: {},
  },
  reviewedActions: [0],
  terms: [{ text: 'ear', plural: 'ears' }],
  reviewedTerms: [],
};

it('unpacks what was packed', () => {
  const unpacked = unpackLanguage(packLanguage(data));
  expect({ ...unpacked }).toEqual(data);
  expect({
    ...unpackLanguage(packLanguage({ ...data, texts: [], keys: [], bare: [], softened: [] })),
  }).toEqual({
    ...data,
    texts: [],
    keys: [],
    bare: [],
    softened: [],
  });
});

it('refuses what it could not unpack', () => {
  expect(() => packLanguage({ ...data, texts: ['one\ntwo', 'three'] })).toThrow('line break');
  expect(() => packLanguage({ ...data, keys: [['a\tb'], []] })).toThrow('tab');
});
