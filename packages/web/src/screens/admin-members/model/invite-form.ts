import { DEFAULT_LANGUAGE, type InviteLanguage, LIMITS } from '@genbatalk/contract';
import {
  type FieldProblem,
  normaliseEmail,
  onlyProblems,
  problemOfOptionalEmail,
  problemOfText,
} from '../../../ui/forms/field-rules';

export interface InviteValues {
  readonly nickname: string;
  readonly email: string;
  readonly language: InviteLanguage;
  /** Empty for none; null while nobody has chosen. */
  readonly channelId: string | null;
}

/** The empty form (MEMB-06). */
export const EMPTY_INVITE: InviteValues = {
  nickname: '',
  email: '',
  language: DEFAULT_LANGUAGE,
  channelId: null,
};

/** The channel that is shown and sent: the chosen one, else a company's only one, else none. */
export function channelOf(
  { channelId }: Pick<InviteValues, 'channelId'>,
  channelIds: readonly string[],
): string {
  return channelId ?? (channelIds.length === 1 ? (channelIds[0] ?? '') : '');
}

export function validateInvite(values: InviteValues): Partial<Record<'nickname' | 'email', FieldProblem>> {
  return onlyProblems({
    nickname: problemOfText(values.nickname, LIMITS.nicknameMaxChars),
    email: problemOfOptionalEmail(values.email),
  });
}

export interface InviteBody {
  readonly nickname: string;
  readonly language: InviteLanguage;
  readonly email?: string;
  readonly channelId?: string;
}

/** What is sent: trimmed, and without what was left empty (MEMB-04, MEMB-05). */
export function inviteBody(values: InviteValues, channelIds: readonly string[]): InviteBody {
  const email = normaliseEmail(values.email);
  const channelId = channelOf(values, channelIds);
  return {
    nickname: values.nickname.trim(),
    language: values.language,
    ...(email === '' ? {} : { email }),
    ...(channelId === '' ? {} : { channelId }),
  };
}
