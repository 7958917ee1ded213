import type { SubscriptionState } from '@genbatalk/contract';

const NOTHING = { faceToFace: 0, oneToOne: 0, team: 0 };
const UNLIMITED = { faceToFace: null, oneToOne: null, team: null };

/** A company in the middle of its trial, with the parts that a test is about put over it. */
export function subscriptionState(
  given: {
    readonly company?: Partial<SubscriptionState['company']>;
    readonly needsUpgrade?: boolean;
    readonly seconds?: Partial<SubscriptionState['usage']['seconds']>;
    readonly limitMinutes?: Partial<SubscriptionState['limits']['minutes']>;
  } = {},
): SubscriptionState {
  const seconds = { ...NOTHING, ...given.seconds };
  return {
    company: {
      plan: 'FREE',
      subscriptionStatus: 'TRIAL',
      trialDaysLeft: 5,
      trialEndsAt: '2026-11-27T01:00:00.000Z',
      periodEndsAt: null,
      cancelAtPeriodEnd: false,
      ...given.company,
    },
    planConfig: {
      name: 'FREE',
      price: 0,
      description: '',
      features: {
        maxMembers: 5,
        permanentRooms: 1,
        faceToFaceMinutes: -1,
        oneToOneMinutes: -1,
        teamMinutes: -1,
        recordingDays: 0,
        customPhrases: 20,
        emergencyButton: true,
        prioritySupport: false,
      },
    },
    needsUpgrade: given.needsUpgrade ?? false,
    usage: {
      channels: 1,
      members: 3,
      seconds,
      minutes: {
        faceToFace: Math.floor(seconds.faceToFace / 60),
        oneToOne: Math.floor(seconds.oneToOne / 60),
        team: Math.floor(seconds.team / 60),
      },
    },
    limits: { channels: 1, members: 5, minutes: { ...UNLIMITED, ...given.limitMinutes } },
  };
}
