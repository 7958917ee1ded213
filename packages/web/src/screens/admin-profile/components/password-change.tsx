import { LIMITS } from '@genbatalk/contract';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { errorText } from '../../../i18n/error-text';
import { Button } from '../../../ui/button';
import { NewPasswordField } from '../../../ui/common-password/new-password-field';
import { type NewPasswordValues, validateNewPassword } from '../../../ui/forms/new-password';
import stack from '../../../ui/forms/stack.module.css';
import { useProblemText } from '../../../ui/forms/use-problem-text';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { PasswordField } from '../../../ui/password-field';

interface PasswordChangeValues extends NewPasswordValues {
  readonly current: string;
}

const nothing: PasswordChangeValues = { current: '', password: '', confirmation: '' };

/** The password form of a leader; all other devices are signed out by it (PROF-12 to PROF-16). */
export function PasswordChange({ account }: { readonly account: string }) {
  const { t } = useTranslation(['profile', 'auth']);
  const problemText = useProblemText();
  const fields = useForm<PasswordChangeValues>({
    initialValues: nothing,
    validate: (values) => ({
      ...(values.current === '' ? { current: 'required' } : {}),
      ...validateNewPassword(values),
    }),
  });
  const change = useMutation({
    mutationFn: ({ current, password }: PasswordChangeValues) =>
      api.call('changeLeaderPassword', { body: { currentPassword: current, newPassword: password } }),
    onSuccess: () => fields.setValues(nothing),
  });
  const field = (name: keyof PasswordChangeValues) => ({
    ...fields.getInputProps(name),
    error: problemText(fields.errors[name]),
  });
  return (
    <Panel title={t('password.title')} lead={t('password.lead')}>
      <form
        className={stack['stack']}
        noValidate
        onSubmit={fields.onSubmit((values) => change.mutate(values))}
      >
        {/* For password managers, which want to know whose password changes. */}
        <input type="hidden" autoComplete="username" value={account} readOnly />
        <PasswordField {...field('current')} label={t('password.current')} autoComplete="current-password" />
        <NewPasswordField
          {...field('password')}
          value={fields.values.password}
          label={t('password.new')}
          description={t('auth:password.leastLength', { count: LIMITS.memberPasswordChars })}
        />
        <PasswordField
          {...field('confirmation')}
          label={t('password.confirmation')}
          autoComplete="new-password"
        />
        {change.isError && (
          <Notice tone="danger" title={t('password.failed')} text={errorText(change.error)} />
        )}
        {change.isSuccess && <Notice tone="info" title={t('password.done')} text={t('password.doneText')} />}
        <Button type="submit" size="lg" loading={change.isPending}>
          {t('password.submit')}
        </Button>
      </form>
    </Panel>
  );
}
