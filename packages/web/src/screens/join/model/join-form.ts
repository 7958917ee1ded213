import { DEFAULT_LANGUAGE, type Language, LIMITS } from '@genbatalk/contract';
import {
  type FieldProblem,
  normaliseEmail,
  onlyProblems,
  problemOfConfirmation,
  problemOfOptionalEmail,
  problemOfPassword,
  problemOfText,
} from '../../../ui/forms/field-rules';

/** What a form needs to know of an invitation. */
interface Invited {
  readonly email: string | null;
  readonly nickname: string;
  readonly language: Language | null;
  readonly requiresRegistration: boolean;
  readonly requiresLogin: boolean;
}

export type JoinWay = 'register' | 'login';

/** The tabs of the page; without an e-mail nobody knows whether there is an account (JOIN-03, JOIN-04, JOIN-20). */
export function joinWays({ email, requiresRegistration, requiresLogin }: Invited): readonly JoinWay[] {
  const isOpen = email === null || email === '';
  return [
    ...(requiresRegistration ? (['register'] as const) : []),
    ...(requiresLogin || isOpen ? (['login'] as const) : []),
  ];
}

export interface JoinValues {
  readonly nickname: string;
  readonly email: string;
  readonly language: Language;
  readonly password: string;
  readonly confirmation: string;
}

export function initialJoinValues({ nickname, email, language }: Invited): JoinValues {
  return {
    nickname,
    email: email ?? '',
    language: language ?? DEFAULT_LANGUAGE,
    password: '',
    confirmation: '',
  };
}

/** What stands in the way of joining (JOIN-08 to JOIN-10). */
export function validateJoin(values: JoinValues): Partial<Record<keyof JoinValues, FieldProblem>> {
  return onlyProblems({
    nickname: problemOfText(values.nickname, LIMITS.nicknameMaxChars),
    email: problemOfOptionalEmail(values.email),
    language: null,
    password: problemOfPassword(values.password, LIMITS.memberPasswordChars),
    confirmation: problemOfConfirmation(values.confirmation, values.password),
  });
}

export interface JoinBody {
  readonly nickname: string;
  readonly language: Language;
  readonly password: string;
  /** Empty where the form has none: left out, the server would take the invitation's. */
  readonly email: string;
}

export function joinBody({ nickname, language, password, email }: JoinValues): JoinBody {
  return { nickname: nickname.trim(), language, password, email: normaliseEmail(email) };
}
