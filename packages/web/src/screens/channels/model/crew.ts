import type { CompanyMember } from '@genbatalk/contract';

export interface CrewChoice {
  readonly id: string;
  readonly nickname: string;
  readonly language: CompanyMember['language'];
  readonly isMember: boolean;
  /** The leader who chooses; a leader is in every channel (CHAN-03). */
  readonly isSelf: boolean;
}

/** Everybody of the company, with who is in the channel first, each in the order they came. */
export function crewChoices(
  company: readonly CompanyMember[],
  memberIds: ReadonlySet<string>,
  selfId: string,
): readonly CrewChoice[] {
  return company
    .map(({ id, nickname, language }) => ({
      id,
      nickname,
      language,
      isMember: memberIds.has(id),
      isSelf: id === selfId,
    }))
    .toSorted((one, other) => Number(other.isMember) - Number(one.isMember));
}

/** The chosen ones with one more, or one fewer. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
