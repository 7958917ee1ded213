import { LIMITS } from '@genbatalk/contract';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../api/client';
import { paths } from '../../app/paths';
import { errorText } from '../../i18n/error-text';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { NewPasswordField } from '../../ui/common-password/new-password-field';
import form from '../../ui/form.module.css';
import { type NewPasswordValues, validateNewPassword } from '../../ui/forms/new-password';
import { useProblemText } from '../../ui/forms/use-problem-text';
import { Notice } from '../../ui/notice';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';
import { WelcomeFrame } from '../../ui/welcome-frame';

/** The first password of a leader whose company was provisioned (SETUP-03 to SETUP-05). */
export function SetupScreen() {
  const { t } = useTranslation(['setup', 'auth']);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const fields = useForm<NewPasswordValues>({
    initialValues: { password: '', confirmation: '' },
    validate: validateNewPassword,
  });
  const setUp = useMutation({
    mutationFn: ({ password }: NewPasswordValues) =>
      api.call('setupLeader', { params: { token }, body: { password } }),
    onSuccess: () => {
      // The link ended every session of its leader; whoever used this browser before logs in anew.
      useSession.getState().signOut();
      toast.ok(t('done'), { lastsMs: 6_000 });
      return navigate(paths.login, { replace: true });
    },
  });
  const field = (name: keyof NewPasswordValues) => ({
    ...fields.getInputProps(name),
    error: problemText(fields.errors[name]),
  });
  return (
    <WelcomeFrame title={t('title')} lead={t('lead')}>
      <form className={form['form']} noValidate onSubmit={fields.onSubmit((values) => setUp.mutate(values))}>
        <NewPasswordField
          {...field('password')}
          value={fields.values.password}
          label={t('auth:password.label')}
          description={t('auth:password.leastLength', { count: LIMITS.memberPasswordChars })}
        />
        <PasswordField
          {...field('confirmation')}
          label={t('auth:password.confirmation')}
          autoComplete="new-password"
        />
        {setUp.isError && <Notice tone="danger" title={t('failed')} text={errorText(setUp.error)} />}
        <Button type="submit" size="lg" fullWidth loading={setUp.isPending}>
          {t('submit')}
        </Button>
      </form>
    </WelcomeFrame>
  );
}
