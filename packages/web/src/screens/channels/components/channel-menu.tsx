import { EllipsisVertical, Pencil, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text';
import { ConfirmSheet } from '../../../ui/confirm-sheet';
import { IconButton } from '../../../ui/icon-button';
import { Notice } from '../../../ui/notice';
import { Sheet } from '../../../ui/sheet';
import { toast } from '../../../ui/toast';
import { useDeleteChannel, useRenameChannel } from '../api';
import type { ChannelCard } from '../model/channel-card';
import look from './channel-menu.module.css';
import { ChannelNameForm } from './channel-name-form';
import { CrewSheet } from './crew-sheet';

type View = 'closed' | 'menu' | 'members' | 'rename' | 'delete';

/** What a leader does with a channel: who is in it, its name, its end (CHAN-16 to CHAN-20). */
export function ChannelMenu({ card }: { readonly card: ChannelCard }) {
  const { t } = useTranslation(['channels', 'common']);
  const [view, setView] = useState<View>('closed');
  const close = () => setView('closed');
  const { name } = card;
  const ways: readonly { readonly to: View; readonly icon: ReactNode; readonly label: string }[] = [
    { to: 'members', icon: <Users aria-hidden="true" />, label: t('menu.members') },
    { to: 'rename', icon: <Pencil aria-hidden="true" />, label: t('menu.rename') },
    { to: 'delete', icon: <Trash2 aria-hidden="true" />, label: t('menu.delete') },
  ];
  return (
    <>
      <IconButton
        label={t('menu.open', { name })}
        className={look['open'] ?? ''}
        onClick={() => setView('menu')}
      >
        <EllipsisVertical />
      </IconButton>
      <Sheet isOpen={view === 'menu'} title={name} onClose={close}>
        <div className={look['ways']}>
          {ways.map(({ to, icon, label }) => (
            <button key={to} type="button" onClick={() => setView(to)}>
              {icon}
              {label}
            </button>
          ))}
        </div>
      </Sheet>
      {view === 'members' && <CrewSheet card={card} onClose={close} />}
      {view === 'rename' && <RenameSheet card={card} onClose={close} />}
      {view === 'delete' && <DeleteSheet card={card} onClose={close} />}
    </>
  );
}

interface SheetProps {
  readonly card: ChannelCard;
  readonly onClose: () => void;
}

function RenameSheet({ card, onClose }: SheetProps) {
  const { t } = useTranslation(['channels', 'common']);
  const rename = useRenameChannel(card.id);
  const submit = (name: string) =>
    rename.mutate(name, {
      onSuccess: () => {
        toast.ok(t('rename.done', { name }));
        onClose();
      },
    });
  return (
    <Sheet isOpen title={t('rename.title')} onClose={onClose}>
      <ChannelNameForm
        name={card.name}
        submitLabel={t('common:action.save')}
        isPending={rename.isPending}
        onSubmit={submit}
        notice={
          rename.isError && <Notice tone="danger" title={t('rename.failed')} text={errorText(rename.error)} />
        }
      />
    </Sheet>
  );
}

function DeleteSheet({ card, onClose }: SheetProps) {
  const { t } = useTranslation('channels');
  const remove = useDeleteChannel(card.id);
  const { name } = card;
  return (
    <ConfirmSheet
      isOpen
      title={t('delete.title', { name })}
      text={t('delete.text')}
      action={t('delete.action')}
      isPending={remove.isPending}
      failure={remove.isError ? { title: t('delete.failed'), error: remove.error } : null}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast.ok(t('delete.done', { name }));
            onClose();
          },
        })
      }
    />
  );
}
