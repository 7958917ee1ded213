import { LIMITS } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import type { RegistrationProblem, RegistrationValues } from './model/registration';

const maxChars: Partial<Record<keyof RegistrationValues, number>> = {
  email: LIMITS.emailMaxChars,
  nickname: LIMITS.nicknameMaxChars,
  companyName: LIMITS.companyNameMaxChars,
};

/** The words for a problem of a field, in the language that the screen has now. */
export function useProblemText() {
  const { t } = useTranslation('auth');
  return (field: keyof RegistrationValues, problem: unknown): string | null => {
    const words: Record<RegistrationProblem, string> = {
      required: t('field.required'),
      'email-invalid': t('field.emailInvalid'),
      'too-long': t('field.tooLong', { count: maxChars[field] ?? LIMITS.passwordMaxChars }),
      'too-short': t('password.tooShort', { count: LIMITS.registerPasswordChars }),
      mismatch: t('password.mismatch'),
    };
    return typeof problem === 'string' && problem in words ? words[problem as RegistrationProblem] : null;
  };
}
