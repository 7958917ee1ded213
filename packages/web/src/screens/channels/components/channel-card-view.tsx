import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Face, faceToneOf } from '../../../ui/face';
import type { ChannelCard } from '../model/channel-card';
import look from './channel-card-view.module.css';

interface ChannelCardViewProps {
  readonly card: ChannelCard;
  /** The ids of who is online in the company. */
  readonly online: ReadonlySet<string>;
  readonly isJoining: boolean;
  readonly onJoin: () => void;
  /** A leader's controls; a worker's card has none (CHAN-20). */
  readonly menu?: ReactNode;
}

/** One channel: its name, whether people talk there now, who belongs to it, and the way in (CHAN-04, CHAN-05). */
export function ChannelCardView({ card, online, isJoining, onJoin, menu }: ChannelCardViewProps) {
  const { t } = useTranslation(['channels', 'common']);
  const languages = card.languages
    .map((language) => t(`common:language.name.${language}`))
    .join(t('card.languageSeparator'));
  const onlineCount = card.memberIds.filter((id) => online.has(id)).length;
  return (
    <article className={look['card']} data-active={card.isActive}>
      <div className={look['head']}>
        <h3>{card.name}</h3>
        {card.isActive && (
          <span className={look['active']}>
            <span className={look['dot']} aria-hidden="true" />
            {t('card.active')}
          </span>
        )}
        {menu}
      </div>
      <p className={look['meta']}>
        {t('card.members', { count: card.memberCount })}
        {onlineCount > 0 && ` · ${t('card.online', { online: onlineCount })}`}
        {languages !== '' && ` · ${languages}`}
      </p>
      <div className={look['foot']}>
        <div className={look['faces']}>
          {card.faces.map(({ id, nickname }) => (
            <span key={id} title={nickname} data-online={online.has(id)}>
              <Face name={nickname} tone={faceToneOf(id)} />
            </span>
          ))}
        </div>
        {card.moreCount > 0 && <span className={look['more']}>+{card.moreCount}</span>}
        <Button
          className={look['join'] ?? ''}
          loading={isJoining}
          aria-label={t('card.joinNamed', { name: card.name })}
          onClick={onJoin}
        >
          {t('card.join')}
        </Button>
      </div>
    </article>
  );
}
