import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../../subscription/components/failure-notice';
import { Sheet } from '../../../ui/sheet';
import { toast } from '../../../ui/toast';
import { useCreateChannel } from '../api';
import { ChannelNameForm } from './channel-name-form';

interface CreateChannelSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The name of a new channel (CHAN-11, CHAN-13). */
export function CreateChannelSheet({ isOpen, onClose }: CreateChannelSheetProps) {
  const { t } = useTranslation('channels');
  const create = useCreateChannel();
  const close = () => {
    create.reset();
    onClose();
  };
  const submit = (name: string) =>
    create.mutate(name, {
      onSuccess: (channel) => {
        toast.ok(t('create.done', { name: channel.name }));
        close();
      },
    });
  return (
    <Sheet title={t('create.title')} isOpen={isOpen} onClose={close}>
      <ChannelNameForm
        submitLabel={t('create.submit')}
        isPending={create.isPending}
        onSubmit={submit}
        notice={create.isError && <FailureNotice title={t('create.failed')} error={create.error} />}
      />
    </Sheet>
  );
}
