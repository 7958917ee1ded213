import type { UsageKind } from '@genbatalk/contract';

/** Each kind of minutes in the chart and in its key. The guest's green is where guests are: face to face. */
export const KIND_COLOURS: Readonly<Record<UsageKind, string>> = {
  faceToFace: 'var(--guest)',
  oneToOne: 'var(--line-strong)',
  team: 'var(--host)',
};
