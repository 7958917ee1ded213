import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callPath } from '../../../app/paths';
import { useOnlineUsers } from '../../../presence/use-online-users';
import { noteCallAllowed, tellFailure } from '../../../subscription/plan-refusals';
import { useJoinChannel } from '../api';
import type { ChannelCard } from '../model/channel-card';
import { ChannelCardView } from './channel-card-view';
import look from './channel-list.module.css';
import { ChannelMenu } from './channel-menu';

interface ChannelListProps {
  readonly cards: readonly ChannelCard[];
  readonly isLeader: boolean;
}

export function ChannelList({ cards, isLeader }: ChannelListProps) {
  const { t } = useTranslation('channels');
  const navigate = useNavigate();
  const join = useJoinChannel();
  const online = useOnlineUsers();
  const enter = (id: string) =>
    join.mutate(id, {
      onSuccess() {
        noteCallAllowed();
        void navigate(callPath(id));
      },
      onError: (error) => tellFailure(t('card.joinFailed'), error),
    });
  return (
    <ul className={look['list']}>
      {cards.map((card) => (
        <li key={card.id}>
          <ChannelCardView
            card={card}
            online={online}
            isJoining={join.isPending && join.variables === card.id}
            onJoin={() => enter(card.id)}
            menu={isLeader && <ChannelMenu card={card} />}
          />
        </li>
      ))}
    </ul>
  );
}
