import { LIMITS } from '@genbatalk/contract';
import { type FieldProblem, onlyProblems, problemOfConfirmation, problemOfPassword } from './field-rules';

export interface NewPasswordValues {
  readonly password: string;
  readonly confirmation: string;
}

/** A leader's new password and its confirmation (SETUP-03, SETUP-04, PROF-13, PROF-14). */
export function validateNewPassword({
  password,
  confirmation,
}: NewPasswordValues): Partial<Record<keyof NewPasswordValues, FieldProblem>> {
  return onlyProblems({
    password: problemOfPassword(password, LIMITS.memberPasswordChars),
    confirmation: problemOfConfirmation(confirmation, password),
  });
}
