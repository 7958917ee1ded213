import { LIMITS } from '@genbatalk/contract';
import { TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import stack from '../../../ui/forms/stack.module.css';
import { type ChannelNameProblem, problemOfChannelName } from '../model/channel-name';

interface ChannelNameFormProps {
  readonly name?: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** Called with the trimmed name, never with one that would be refused (CHAN-13). */
  readonly onSubmit: (name: string) => void;
  /** A failure, above the field. */
  readonly notice?: ReactNode;
}

/** A channel's name, for a new one and for one that is renamed. */
export function ChannelNameForm({ name: before = '', ...props }: ChannelNameFormProps) {
  const { submitLabel, isPending, onSubmit, notice } = props;
  const { t } = useTranslation('channels');
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<ChannelNameProblem | null>(null);
  const problemText: Record<ChannelNameProblem, string> = {
    required: t('create.required'),
    'too-long': t('create.tooLong', { count: LIMITS.channelNameMaxChars }),
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemOfChannelName(name);
    setProblem(found);
    if (found === null) onSubmit(name.trim());
  };
  return (
    <form className={stack['stack']} noValidate onSubmit={submit}>
      {notice}
      <TextInput
        label={t('create.name')}
        placeholder={t('create.placeholder')}
        value={name}
        error={problem === null ? null : problemText[problem]}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
        autoComplete="off"
        data-autofocus
      />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
