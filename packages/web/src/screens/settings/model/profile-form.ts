import { type Language, LIMITS, type User } from '@genbatalk/contract';
import { type FieldProblem, onlyProblems, problemOfText } from '../../../ui/forms/field-rules';

export interface ProfileValues {
  readonly nickname: string;
  readonly language: Language;
}

/** The display name is free text, but not none (PROF-04). */
export function validateProfile({ nickname }: ProfileValues): Partial<Record<'nickname', FieldProblem>> {
  return onlyProblems({ nickname: problemOfText(nickname, LIMITS.nicknameMaxChars) });
}

/** Only what changed is sent (PROF-03). */
export function profileChange(
  { nickname, language }: ProfileValues,
  user: Pick<User, 'nickname' | 'language'>,
): { nickname?: string; language?: Language } {
  const trimmed = nickname.trim();
  return {
    ...(trimmed === user.nickname ? {} : { nickname: trimmed }),
    ...(language === user.language ? {} : { language }),
  };
}
