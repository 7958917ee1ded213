import { LIMITS } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from './field-rules';

interface FieldLimits {
  readonly minChars?: number;
  readonly maxChars?: number;
}

/** The words for a problem of a field, in the language that the screen has now. The screen loads `auth`. */
export function useProblemText() {
  const { t } = useTranslation('auth');
  return (problem: unknown, limits: FieldLimits = {}): string | null => {
    const { minChars = LIMITS.memberPasswordChars, maxChars = LIMITS.passwordMaxChars } = limits;
    const words: Record<FieldProblem, string> = {
      required: t('field.required'),
      'email-invalid': t('field.emailInvalid'),
      'too-long': t('field.tooLong', { count: maxChars }),
      'too-short': t('password.tooShort', { count: minChars }),
      mismatch: t('password.mismatch'),
    };
    return typeof problem === 'string' && problem in words ? words[problem as FieldProblem] : null;
  };
}
