const GROUP_CHARS = 4;

/** A member ID in two groups, as it is read out and typed: 7K2M-Q9XD (AUTH-14). */
export function formatMemberId(memberId: string): string {
  return `${memberId.slice(0, GROUP_CHARS)}-${memberId.slice(GROUP_CHARS)}`;
}
