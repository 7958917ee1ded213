import type { CompanyMember } from '@genbatalk/contract';

export interface CallEntry extends Pick<CompanyMember, 'id' | 'nickname' | 'language'> {
  readonly isOnline: boolean;
}

/** Everybody else of the company, who can be called first, each in the order they came (DIAL-01). */
export function callList(
  company: readonly CompanyMember[],
  online: ReadonlySet<string>,
  selfId: string,
): readonly CallEntry[] {
  return company
    .filter(({ id }) => id !== selfId)
    .map(({ id, nickname, language }) => ({ id, nickname, language, isOnline: online.has(id) }))
    .toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline));
}
