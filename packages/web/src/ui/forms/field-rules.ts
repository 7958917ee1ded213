import { LIMITS } from '@genbatalk/contract';

/** What can be wrong with a field. The words are chosen when it is drawn, in the language of that moment. */
export type FieldProblem = 'required' | 'email-invalid' | 'too-long' | 'too-short' | 'mismatch';

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function problemOfText(text: string, maxChars: number): FieldProblem | null {
  return text.trim() === '' ? 'required' : problemOfLength(text, maxChars);
}

/** For a field that may stay empty. */
export function problemOfLength(text: string, maxChars: number): FieldProblem | null {
  return text.trim().length > maxChars ? 'too-long' : null;
}

export function problemOfEmail(email: string): FieldProblem | null {
  return email.trim() === '' ? 'required' : problemOfOptionalEmail(email);
}

export function problemOfOptionalEmail(email: string): FieldProblem | null {
  if (email.trim() === '') return null;
  return (
    problemOfLength(email, LIMITS.emailMaxChars) ?? (emailForm.test(email.trim()) ? null : 'email-invalid')
  );
}

/** A new password; `minChars` differs between screens (spec section 5). */
export function problemOfPassword(password: string, minChars: number): FieldProblem | null {
  if (password === '') return 'required';
  if (password.length < minChars) return 'too-short';
  return password.length > LIMITS.passwordMaxChars ? 'too-long' : null;
}

export function problemOfConfirmation(confirmation: string, password: string): FieldProblem | null {
  return confirmation === password ? null : 'mismatch';
}

/** Only the fields that have a problem, as a form's validator answers. */
export function onlyProblems<Field extends string, Problem extends string>(
  problems: Readonly<Record<Field, Problem | null>>,
): Partial<Record<Field, Problem>> {
  const found = Object.entries<Problem | null>(problems).filter(([, problem]) => problem !== null);
  return Object.fromEntries(found) as Partial<Record<Field, Problem>>;
}

/** An e-mail as it is kept and compared (JOIN-11, MEMB-05). */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
