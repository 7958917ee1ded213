import { type Language, LIMITS } from '@genbatalk/contract';
import {
  type FieldProblem,
  normaliseEmail,
  onlyProblems,
  problemOfConfirmation,
  problemOfEmail,
  problemOfLength,
  problemOfPassword,
  problemOfText,
} from '../../../ui/forms/field-rules';

export interface RegistrationValues {
  readonly email: string;
  readonly nickname: string;
  readonly companyName: string;
  readonly password: string;
  readonly confirmation: string;
  readonly language: Language;
}

export type RegistrationProblems = Partial<Record<keyof RegistrationValues, FieldProblem>>;

const idForm = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** What stands in the way of registering (REG-04 to REG-06). */
export function validateRegistration(values: RegistrationValues): RegistrationProblems {
  return onlyProblems({
    email: problemOfEmail(values.email),
    nickname: problemOfText(values.nickname, LIMITS.nicknameMaxChars),
    companyName: problemOfLength(values.companyName, LIMITS.companyNameMaxChars),
    password: problemOfPassword(values.password, LIMITS.registerPasswordChars),
    confirmation: problemOfConfirmation(values.confirmation, values.password),
  });
}

/**
 * The body of the call. An empty company name is left out, so that the server names the company; a
 * `ref` that is no id would only make the server refuse, so it is left out too (REG-07, REG-10).
 */
export function registrationBody(values: RegistrationValues, ref: string | null) {
  const companyName = values.companyName.trim();
  return {
    email: normaliseEmail(values.email),
    password: values.password,
    name: values.nickname.trim(),
    language: values.language,
    ...(companyName === '' ? {} : { companyName }),
    ...(ref !== null && idForm.test(ref) ? { referrerId: ref } : {}),
  };
}
