import { type Language, LIMITS } from '@genbatalk/contract';

export interface RegistrationValues {
  readonly email: string;
  readonly nickname: string;
  readonly companyName: string;
  readonly password: string;
  readonly confirmation: string;
  readonly language: Language;
}

export type RegistrationProblem = 'required' | 'email-invalid' | 'too-long' | 'too-short' | 'mismatch';
export type RegistrationProblems = Partial<Record<keyof RegistrationValues, RegistrationProblem>>;

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const idForm = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function problemOfText(text: string, maxChars: number): RegistrationProblem | null {
  if (text.trim() === '') return 'required';
  return text.trim().length > maxChars ? 'too-long' : null;
}

function problemOfEmail(email: string): RegistrationProblem | null {
  return (
    problemOfText(email, LIMITS.emailMaxChars) ?? (emailForm.test(email.trim()) ? null : 'email-invalid')
  );
}

function problemOfPassword(password: string): RegistrationProblem | null {
  if (password === '') return 'required';
  return password.length < LIMITS.registerPasswordChars ? 'too-short' : null;
}

/** What stands in the way of registering (REG-04 to REG-06). */
export function validateRegistration(values: RegistrationValues): RegistrationProblems {
  const problems: [keyof RegistrationValues, RegistrationProblem | null][] = [
    ['email', problemOfEmail(values.email)],
    ['nickname', problemOfText(values.nickname, LIMITS.nicknameMaxChars)],
    ['companyName', values.companyName.trim().length > LIMITS.companyNameMaxChars ? 'too-long' : null],
    ['password', problemOfPassword(values.password)],
    ['confirmation', values.confirmation === values.password ? null : 'mismatch'],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

/**
 * The body of the call. An empty company name is left out, so that the server names the company; a
 * `ref` that is no id would only make the server refuse, so it is left out too (REG-07, REG-10).
 */
export function registrationBody(values: RegistrationValues, ref: string | null) {
  const companyName = values.companyName.trim();
  return {
    email: values.email.trim().toLowerCase(),
    password: values.password,
    name: values.nickname.trim(),
    language: values.language,
    ...(companyName === '' ? {} : { companyName }),
    ...(ref !== null && idForm.test(ref) ? { referrerId: ref } : {}),
  };
}
