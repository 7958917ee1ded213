import { TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import form from '../../../ui/form.module.css';
import { PasswordField } from '../../../ui/password-field';
import { type LoginProblems, type LoginValues, validateLogin } from '../model/login-form';

interface LoginFormProps {
  /** What stands in the account field at first. */
  readonly account?: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: (values: LoginValues) => void;
  /** A failure, above the fields. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
}

/** Account and password. Plain state: the form library would be the largest part of the first screen. */
export function LoginForm({
  account = '',
  submitLabel,
  isPending,
  onSubmit,
  notice,
  children,
}: LoginFormProps) {
  const { t } = useTranslation('auth');
  const [values, setValues] = useState<LoginValues>({ email: account, password: '' });
  const [problems, setProblems] = useState<LoginProblems>({});
  const field = (name: keyof LoginValues) => ({
    name,
    value: values[name],
    error: problems[name] === undefined ? null : t('field.required'),
    onChange(event: { readonly currentTarget: { readonly value: string } }) {
      setValues({ ...values, [name]: event.currentTarget.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = validateLogin(values);
    setProblems(found);
    if (Object.keys(found).length === 0) onSubmit(values);
  };
  return (
    <form className={form['form']} noValidate onSubmit={submit}>
      {notice}
      <TextInput
        {...field('email')}
        label={t('login.account')}
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={t('password.label')} autoComplete="current-password" />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
