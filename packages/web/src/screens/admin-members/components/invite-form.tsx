import { INVITE_LANGUAGES, type Invitation, LIMITS } from '@genbatalk/contract';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEmailRefused } from '../../../api/api-error';
import { FailureNotice } from '../../../subscription/components/failure-notice';
import { Button } from '../../../ui/button';
import stack from '../../../ui/forms/stack.module.css';
import { useProblemText } from '../../../ui/forms/use-problem-text';
import { LanguageChoice } from '../../../ui/language-select';
import { Panel } from '../../../ui/panel';
import { SelectField } from '../../../ui/select-field';
import { useChannels } from '../../channels/api';
import { useInvite } from '../api';
import { channelOf, EMPTY_INVITE, type InviteValues, inviteBody, validateInvite } from '../model/invite-form';

/** One more for the crew (MEMB-02 to MEMB-08). */
export function InviteForm({ onCreated }: { readonly onCreated: (invitation: Invitation) => void }) {
  const { t } = useTranslation('members');
  const problemText = useProblemText();
  const invite = useInvite();
  const channels = useChannels().data ?? [];
  const channelIds = channels.map(({ id }) => id);
  const fields = useForm<InviteValues>({ initialValues: EMPTY_INVITE, validate: validateInvite });

  const submit = (values: InviteValues) =>
    invite.mutate(inviteBody(values, channelIds), {
      onSuccess(invitation) {
        fields.reset();
        onCreated(invitation);
      },
      onError(error) {
        if (isEmailRefused(error)) fields.setFieldError('email', 'email-invalid');
      },
    });
  const nicknameProblem = fields.errors['nickname'];
  return (
    <Panel title={t('add.title')}>
      <form className={stack['stack']} noValidate onSubmit={fields.onSubmit(submit)}>
        <div className={stack['pair']}>
          <TextInput
            {...fields.getInputProps('nickname')}
            error={
              nicknameProblem === 'required'
                ? t('add.nicknameRequired')
                : problemText(nicknameProblem, { maxChars: LIMITS.nicknameMaxChars })
            }
            label={t('add.nickname')}
            autoComplete="off"
            withAsterisk
          />
          <LanguageChoice
            label={t('add.language')}
            languages={INVITE_LANGUAGES}
            value={fields.values.language}
            onChange={(language) => fields.setFieldValue('language', language)}
          />
          <SelectField
            label={t('add.channel')}
            value={channelOf(fields.values, channelIds)}
            options={[
              { value: '', label: t('add.noChannel') },
              ...channels.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(channelId) => fields.setFieldValue('channelId', channelId)}
          />
          <TextInput
            {...fields.getInputProps('email')}
            error={problemText(fields.errors['email'], { maxChars: LIMITS.emailMaxChars })}
            label={t('add.email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        </div>
        {invite.isError && <FailureNotice title={t('add.failed')} error={invite.error} />}
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={invite.isPending}
          leftSection={<UserPlus size={22} aria-hidden="true" />}
        >
          {t('add.submit')}
        </Button>
      </form>
    </Panel>
  );
}
