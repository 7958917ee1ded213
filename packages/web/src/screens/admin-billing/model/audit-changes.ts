import type { AuditEntry } from '@genbatalk/contract';

/** The fields that the trail of a subscription knows, in the order in which they are told. */
const FIELDS = [
  'plan',
  'subscriptionStatus',
  'cancelAtPeriodEnd',
  'periodEndsAt',
  'channels',
  'members',
  'faceToFaceMinutes',
  'oneToOneMinutes',
  'teamMinutes',
  'customPhrases',
  'recordingDays',
] as const;
type AuditField = (typeof FIELDS)[number];
/** Fields whose null means that there is no limit. */
const LIMITS: ReadonlySet<AuditField> = new Set(FIELDS.slice(FIELDS.indexOf('channels')));

export type AuditValue =
  | { readonly kind: 'plan' | 'status' | 'day' | 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'yes' | 'no' | 'unlimited' | 'nothing' };

export interface AuditChange {
  readonly field: AuditField;
  readonly before: AuditValue;
  readonly after: AuditValue;
}

function valueOf(field: AuditField, raw: unknown): AuditValue {
  if (typeof raw === 'boolean') return { kind: raw ? 'yes' : 'no' };
  if (typeof raw === 'number') return raw < 0 ? { kind: 'unlimited' } : { kind: 'number', number: raw };
  if (typeof raw === 'string') {
    if (field === 'plan') return { kind: 'plan', text: raw };
    if (field === 'subscriptionStatus') return { kind: 'status', text: raw };
    return field === 'periodEndsAt' ? { kind: 'day', text: raw } : { kind: 'text', text: raw };
  }
  return { kind: LIMITS.has(field) ? 'unlimited' : 'nothing' };
}

/** What an entry says has changed, field by field; fields that this client does not know are left out. */
export function auditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  return FIELDS.filter((field) => field in before || field in after).map((field) => ({
    field,
    before: valueOf(field, before[field]),
    after: valueOf(field, after[field]),
  }));
}
