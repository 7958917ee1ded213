import { PLAN_IDS, type PlanFeatures, type PlanId } from '@genbatalk/contract';
import { expect, test } from 'vitest';
import { allowanceOf, featuresOf } from './allowance.js';
import { CATALOGUE, planOf } from './plan-catalogue.js';
import { PLAN_TEXTS } from './plan-texts.js';
import { KEEPING } from './recording.js';

const MINUTES: (keyof PlanFeatures)[] = ['faceToFaceMinutes', 'oneToOneMinutes', 'teamMinutes'];

const PLANS: readonly [PlanId, number, Partial<PlanFeatures>][] = [
  ['FREE', 0, { permanentRooms: 1, maxMembers: 5 }],
  ['BASIC', 9_800, { permanentRooms: 5, maxMembers: 20, prioritySupport: true }],
  ['PREMIUM', 29_800, { permanentRooms: -1, maxMembers: -1 }],
  ['personal_basic', 1_500, { faceToFaceMinutes: 300 }],
  ['personal_pro', 3_000, { faceToFaceMinutes: 900 }],
  ['team5_lite', 11_000, { teamMinutes: 900, maxMembers: 5, permanentRooms: 1 }],
  [
    'team5_standard',
    20_000,
    { oneToOneMinutes: 300, teamMinutes: 1_800, maxMembers: 10, permanentRooms: 3, recordingDays: 7 },
  ],
  [
    'team5_pro',
    28_000,
    {
      oneToOneMinutes: 600,
      teamMinutes: 3_600,
      maxMembers: 20,
      permanentRooms: 5,
      recordingDays: 30,
      customPhrases: 100,
    },
  ],
  [
    'team5_enterprise',
    50_000,
    {
      oneToOneMinutes: 1_200,
      teamMinutes: 7_200,
      maxMembers: 50,
      permanentRooms: 10,
      emergencyButton: true,
      recordingDays: 90,
      customPhrases: -1,
      prioritySupport: true,
    },
  ],
];

test.each(PLANS)(
  'PLAN-10 PLAN-11 PLAN-12 PLAN-13 PLAN-14 PLAN-15 PLAN-16 PLAN-17 PLAN-18 %s costs what it costs and has what it has',
  (id, priceYen, features) => {
    expect(planOf(id).priceYen).toBe(priceYen);
    expect(planOf(id).features).toMatchObject(features);
  },
);

test('PLAN-07 the catalogue has every plan once', () => {
  expect(CATALOGUE.map((plan) => plan.id)).toEqual([...PLAN_IDS]);
});

test('PLAN-14 PLAN-16 two plans are recommended', () => {
  expect(CATALOGUE.filter((plan) => plan.isRecommended).map((plan) => plan.id)).toEqual([
    'personal_pro',
    'team5_standard',
  ]);
});

test('PLAN-35 personal plans are for one person face to face, classic plans and the trial have unlimited minutes', () => {
  for (const id of ['personal_basic', 'personal_pro'] as const) {
    expect(planOf(id).features).toMatchObject({
      permanentRooms: 0,
      maxMembers: 1,
      oneToOneMinutes: 0,
      teamMinutes: 0,
    });
  }
  for (const id of ['BASIC', 'PREMIUM'] as const)
    for (const kind of MINUTES) expect(planOf(id).features[kind]).toBe(-1);
  expect(allowanceOf({ plan: 'FREE', status: 'TRIAL' }).minutes).toEqual({
    faceToFace: null,
    oneToOne: null,
    team: null,
  });
  for (const plan of CATALOGUE.filter(({ group }) => group === 'organisation'))
    expect(plan.features.faceToFaceMinutes).toBe(-1);
  expect(planOf('team5_lite').features.oneToOneMinutes).toBe(0);
});

test('PLAN-36 own phrases: 20 during the trial, none where the plan names none, all of them with -1', () => {
  expect(featuresOf({ plan: 'FREE', status: 'TRIAL' }).customPhrases).toBe(20);
  expect(allowanceOf({ plan: 'FREE', status: 'TRIAL' }).customPhrases).toBe(20);
  expect(allowanceOf({ plan: 'PREMIUM', status: 'ACTIVE' }).customPhrases).toBe(0);
  expect(allowanceOf({ plan: 'team5_pro', status: 'ACTIVE' }).customPhrases).toBe(100);
  expect(allowanceOf({ plan: 'team5_enterprise', status: 'ACTIVE' }).customPhrases).toBeNull();
});

test('PLAN-09 every plan with named minutes has its cost and margin inside', () => {
  expect(planOf('team5_standard').internal).toEqual({
    costPerMinuteYen: 2.7,
    variableCostYen: 5_670,
    grossMarginYen: 14_330,
  });
  expect(planOf('PREMIUM').internal).toMatchObject({ variableCostYen: null, grossMarginYen: null });
});

test('PLAN-08 every plan has its texts in the four interface languages', () => {
  for (const texts of Object.values(PLAN_TEXTS))
    for (const id of PLAN_IDS) for (const text of Object.values(texts[id])) expect(text.trim()).not.toBe('');
});

test('PLAN-16 PLAN-17 PLAN-18 what was said is kept as long as the plan records, else a day', () => {
  const days = Object.fromEntries(
    KEEPING.flatMap(({ keptMs, plans }) => plans.map((plan) => [plan, keptMs / 86_400_000])),
  );
  expect(days).toEqual({
    FREE: 1,
    BASIC: 1,
    PREMIUM: 1,
    personal_basic: 1,
    personal_pro: 1,
    team5_lite: 1,
    team5_standard: 7,
    team5_pro: 30,
    team5_enterprise: 90,
  });
});
