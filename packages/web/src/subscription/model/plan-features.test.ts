import { expect, it } from 'vitest';
import { planFeatures } from './plan-features';

const nothing = {
  maxMembers: 0,
  permanentRooms: 0,
  faceToFaceMinutes: 0,
  oneToOneMinutes: 0,
  teamMinutes: 0,
  recordingDays: 0,
  customPhrases: 0,
  emergencyButton: false,
  prioritySupport: false,
};

it('PLAN-24 tells amounts in their units, unlimited and none', () => {
  const features = { ...nothing, maxMembers: 10, oneToOneMinutes: 300, teamMinutes: -1, recordingDays: 7 };
  expect(planFeatures({ id: 'team5_standard', features })).toMatchObject({
    members: { kind: 'people', count: 10 },
    rooms: { kind: 'none' },
    oneToOne: { kind: 'minutes', count: 300 },
    team: { kind: 'unlimited' },
    recording: { kind: 'days', count: 7 },
    emergency: { kind: 'none' },
    support: { kind: 'none' },
  });
});

it('PLAN-11, PLAN-12 tell priority support from dedicated support', () => {
  const features = { ...nothing, prioritySupport: true };
  expect(planFeatures({ id: 'BASIC', features }).support).toEqual({ kind: 'priority' });
  expect(planFeatures({ id: 'PREMIUM', features }).support).toEqual({ kind: 'dedicated' });
});
