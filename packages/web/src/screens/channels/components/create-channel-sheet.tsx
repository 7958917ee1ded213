import { LIMITS } from '@genbatalk/contract';
import { TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Sheet } from '../../../ui/sheet';
import { toast } from '../../../ui/toast';
import { useCreateChannel } from '../api';
import { type ChannelNameProblem, problemOfChannelName } from '../model/channel-name';
import look from './create-channel-sheet.module.css';

interface CreateChannelSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The name of a new channel (CHAN-11, CHAN-13). */
export function CreateChannelSheet({ isOpen, onClose }: CreateChannelSheetProps) {
  const { t } = useTranslation('channels');
  const create = useCreateChannel();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<ChannelNameProblem | null>(null);
  const problemText: Record<ChannelNameProblem, string> = {
    required: t('create.required'),
    'too-long': t('create.tooLong', { count: LIMITS.channelNameMaxChars }),
  };
  const close = () => {
    setName('');
    setProblem(null);
    create.reset();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemOfChannelName(name);
    setProblem(found);
    if (found !== null) return;
    create.mutate(name.trim(), {
      onSuccess: (channel) => {
        toast.ok(t('create.done', { name: channel.name }));
        close();
      },
    });
  };
  return (
    <Sheet title={t('create.title')} isOpen={isOpen} onClose={close}>
      <form className={look['form']} noValidate onSubmit={submit}>
        {create.isError && <Notice tone="danger" title={t('create.failed')} text={errorText(create.error)} />}
        <TextInput
          label={t('create.name')}
          placeholder={t('create.placeholder')}
          value={name}
          error={problem === null ? null : problemText[problem]}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <Button type="submit" size="lg" fullWidth loading={create.isPending}>
          {t('create.submit')}
        </Button>
      </form>
    </Sheet>
  );
}
