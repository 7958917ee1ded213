import { PLAN_IDS, type PlanFeatures, type PlanGroup, type PlanId } from '@genbatalk/contract';

/** A plan as the business sees it (spec.md section 9). `internal` never leaves the server (PLAN-09). */
export interface CataloguePlan {
  readonly id: PlanId;
  readonly group: PlanGroup;
  readonly name: string;
  /** Per month, tax excluded. */
  readonly priceYen: number;
  readonly features: PlanFeatures;
  readonly isRecommended: boolean;
  readonly colour: string;
  readonly internal: InternalFigures;
}

/** What a plan costs when its named minutes are used up; null where it names none, so that no figure can be given. */
interface InternalFigures {
  readonly costPerMinuteYen: number;
  readonly variableCostYen: number | null;
  readonly grossMarginYen: number | null;
}

export const UNLIMITED = -1;
const COST_PER_MINUTE_YEN = 2.7;

/** What a plan has that does not say otherwise (PLAN-35, PLAN-36). */
const UNNAMED: PlanFeatures = {
  maxMembers: UNLIMITED,
  permanentRooms: UNLIMITED,
  faceToFaceMinutes: UNLIMITED,
  oneToOneMinutes: UNLIMITED,
  teamMinutes: UNLIMITED,
  recordingDays: 0,
  customPhrases: 0,
  emergencyButton: false,
  prioritySupport: false,
};
/** One person, face to face only. */
const PERSONAL = { maxMembers: 1, permanentRooms: 0, oneToOneMinutes: 0, teamMinutes: 0 };

type Entry = Omit<CataloguePlan, 'id' | 'features' | 'internal' | 'isRecommended'> & {
  features: Partial<PlanFeatures>;
  isRecommended?: true;
};

const ENTRIES: Readonly<Record<PlanId, Entry>> = {
  FREE: {
    group: 'classic',
    name: 'FREE',
    priceYen: 0,
    features: { permanentRooms: 1, maxMembers: 5 },
    colour: 'gray',
  },
  BASIC: {
    group: 'classic',
    name: 'BASIC',
    priceYen: 9_800,
    features: { permanentRooms: 5, maxMembers: 20, prioritySupport: true },
    colour: 'blue',
  },
  PREMIUM: {
    group: 'classic',
    name: 'PREMIUM',
    priceYen: 29_800,
    features: { prioritySupport: true },
    colour: 'orange',
  },
  personal_basic: {
    group: 'personal',
    name: 'Personal Basic',
    priceYen: 1_500,
    features: { ...PERSONAL, faceToFaceMinutes: 300 },
    colour: 'teal',
  },
  personal_pro: {
    group: 'personal',
    name: 'Personal Pro',
    priceYen: 3_000,
    features: { ...PERSONAL, faceToFaceMinutes: 900 },
    isRecommended: true,
    colour: 'green',
  },
  team5_lite: {
    group: 'organisation',
    name: 'Team Lite',
    priceYen: 11_000,
    features: { oneToOneMinutes: 0, teamMinutes: 900, maxMembers: 5, permanentRooms: 1 },
    colour: 'cyan',
  },
  team5_standard: {
    group: 'organisation',
    name: 'Team Standard',
    priceYen: 20_000,
    features: {
      oneToOneMinutes: 300,
      teamMinutes: 1_800,
      maxMembers: 10,
      permanentRooms: 3,
      recordingDays: 7,
    },
    isRecommended: true,
    colour: 'blue',
  },
  team5_pro: {
    group: 'organisation',
    name: 'Team Pro',
    priceYen: 28_000,
    features: {
      oneToOneMinutes: 600,
      teamMinutes: 3_600,
      maxMembers: 20,
      permanentRooms: 5,
      recordingDays: 30,
      customPhrases: 100,
    },
    colour: 'indigo',
  },
  team5_enterprise: {
    group: 'organisation',
    name: 'Team Enterprise',
    priceYen: 50_000,
    features: {
      oneToOneMinutes: 1_200,
      teamMinutes: 7_200,
      maxMembers: 50,
      permanentRooms: 10,
      emergencyButton: true,
      recordingDays: 90,
      customPhrases: UNLIMITED,
      prioritySupport: true,
    },
    colour: 'violet',
  },
};

/** Every plan, in the order in which they are shown. */
export const CATALOGUE: readonly CataloguePlan[] = PLAN_IDS.map((id) => {
  const entry = ENTRIES[id];
  return {
    ...entry,
    id,
    features: { ...UNNAMED, ...entry.features },
    isRecommended: entry.isRecommended ?? false,
    internal: internalFigures(entry),
  };
});

const BY_ID = new Map(CATALOGUE.map((plan) => [plan.id, plan]));

export function planOf(id: PlanId): CataloguePlan {
  const plan = BY_ID.get(id);
  if (plan === undefined) throw new Error('a plan without its entry in the catalogue');
  return plan;
}

function internalFigures({ priceYen, features }: Entry): InternalFigures {
  const named = [features.faceToFaceMinutes, features.oneToOneMinutes, features.teamMinutes]
    .filter((minutes) => minutes !== undefined)
    .reduce((sum, minutes) => sum + minutes, 0);
  const variableCostYen = named === 0 ? null : Math.round(named * COST_PER_MINUTE_YEN);
  return {
    costPerMinuteYen: COST_PER_MINUTE_YEN,
    variableCostYen,
    grossMarginYen: variableCostYen === null ? null : priceYen - variableCostYen,
  };
}
