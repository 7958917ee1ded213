import { LIMITS, type User } from '@genbatalk/contract';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { errorText } from '../../../i18n/error-text';
import { useSession } from '../../../session/session';
import { Button } from '../../../ui/button';
import stack from '../../../ui/forms/stack.module.css';
import { useProblemText } from '../../../ui/forms/use-problem-text';
import { LanguageSelect } from '../../../ui/language-select';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { type ProfileValues, profileChange, validateProfile } from '../model/profile-form';

/** Display name and language (PROF-02 to PROF-05). */
export function ProfilePanel({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'common']);
  const problemText = useProblemText();
  const queries = useQueryClient();
  const fields = useForm<ProfileValues>({
    initialValues: { nickname: user.nickname, language: user.language },
    validate: validateProfile,
    onValuesChange: () => save.reset(),
  });
  const save = useMutation({
    mutationFn: (values: ProfileValues) => api.call('updateMe', { body: profileChange(values, user) }),
    onSuccess(answer) {
      useSession.getState().updateUser(answer.user);
      // The own name and language stand on channel cards and in lists too.
      return queries.invalidateQueries();
    },
  });
  return (
    <Panel title={t('profile.title')}>
      <form className={stack['stack']} noValidate onSubmit={fields.onSubmit((values) => save.mutate(values))}>
        <TextInput
          {...fields.getInputProps('nickname')}
          error={problemText(fields.errors['nickname'], { maxChars: LIMITS.nicknameMaxChars })}
          label={t('profile.name')}
          autoComplete="nickname"
        />
        <LanguageSelect
          label={t('profile.language')}
          description={t('profile.languageHint')}
          value={fields.values.language}
          onChange={(language) => fields.setFieldValue('language', language)}
        />
        {save.isError && <Notice tone="danger" title={t('profile.failed')} text={errorText(save.error)} />}
        {save.isSuccess && <Notice tone="info" title={t('profile.done')} />}
        <Button type="submit" size="lg" loading={save.isPending}>
          {t('common:action.save')}
        </Button>
      </form>
    </Panel>
  );
}
