import type { Plan } from '@genbatalk/contract';

/** The catalogue's way to say unlimited. */
const UNLIMITED = -1;

export const FEATURE_KEYS = [
  'members',
  'rooms',
  'faceToFace',
  'oneToOne',
  'team',
  'recording',
  'phrases',
  'emergency',
  'support',
] as const;
export type FeatureKey = (typeof FEATURE_KEYS)[number];

/** How much of a feature a plan has, in the unit that it is told in. */
export type Amount =
  | { readonly kind: 'people' | 'pieces' | 'minutes' | 'days'; readonly count: number }
  | { readonly kind: 'unlimited' | 'included' | 'priority' | 'dedicated' }
  | { readonly kind: 'none' };

function counted(kind: 'people' | 'pieces' | 'minutes' | 'days', count: number): Amount {
  if (count === UNLIMITED) return { kind: 'unlimited' };
  return count === 0 ? { kind: 'none' } : { kind, count };
}

/** Each feature of a plan with its amount, in the order in which the cards tell them (PLAN-24). */
export function planFeatures({ id, features }: Pick<Plan, 'id' | 'features'>): Record<FeatureKey, Amount> {
  // The catalogue's fields do not tell dedicated support from priority: PREMIUM's is (PLAN-12).
  const support = id === 'PREMIUM' ? 'dedicated' : features.prioritySupport ? 'priority' : 'none';
  return {
    members: counted('people', features.maxMembers),
    rooms: counted('pieces', features.permanentRooms),
    faceToFace: counted('minutes', features.faceToFaceMinutes),
    oneToOne: counted('minutes', features.oneToOneMinutes),
    team: counted('minutes', features.teamMinutes),
    recording: counted('days', features.recordingDays),
    phrases: counted('pieces', features.customPhrases),
    emergency: { kind: features.emergencyButton ? 'included' : 'none' },
    support: { kind: support },
  };
}
