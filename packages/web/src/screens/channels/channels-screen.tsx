import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BatteryNotice } from '../../device/battery-notice';
import { MemberCallSheet } from '../../direct-call/components/member-call-sheet';
import { EmergencyButton } from '../../emergency/emergency-button';
import { useSession } from '../../session/session';
import { PlanBanners } from '../../subscription/components/plan-banners';
import { ErrorState } from '../../ui/error-state';
import { useChannels } from './api';
import look from './channels-screen.module.css';
import { CardSkeletons } from './components/card-skeletons';
import { ChannelList } from './components/channel-list';
import { ChannelsBar } from './components/channels-bar';
import { CreateChannelSheet } from './components/create-channel-sheet';
import { LeaderDock } from './components/leader-dock';
import { NoChannels } from './components/no-channels';
import { ServiceTiles } from './components/service-tiles';
import { channelCards } from './model/channel-card';

/** Home: the channels of the signed-in user, and what a leader starts from here (CHAN-04 to CHAN-11). */
export function ChannelsScreen() {
  const { t } = useTranslation('channels');
  const isLeader = useSession(({ user }) => user?.role === 'LEADER');
  const channels = useChannels();
  const [isCreating, setCreating] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const startCreating = () => setCreating(true);
  const isEmpty = channels.data?.length === 0;

  return (
    <>
      <ChannelsBar />
      <main className={look['main']}>
        <PlanBanners place="above" />
        <BatteryNotice />
        {isLeader && <ServiceTiles onCallMember={() => setCalling(true)} onCreateChannel={startCreating} />}
        <div className={look['head']}>
          <h2 className={look['heading']}>{t('title')}</h2>
          <EmergencyButton channelId={null} />
        </div>
        {channels.isPending && <CardSkeletons />}
        {channels.isError && channels.data === undefined && (
          <ErrorState
            title={t('load.failed')}
            error={channels.error}
            onRetry={() => void channels.refetch()}
          />
        )}
        {isEmpty && <NoChannels isLeader={isLeader} />}
        {channels.data !== undefined && !isEmpty && (
          <ChannelList cards={channelCards(channels.data)} isLeader={isLeader} />
        )}
        <PlanBanners place="below" />
      </main>
      {isLeader && <LeaderDock onCreateChannel={startCreating} />}
      {isCalling && <MemberCallSheet isOpen channels={channels.data} onClose={() => setCalling(false)} />}
      {isLeader && <CreateChannelSheet isOpen={isCreating} onClose={() => setCreating(false)} />}
    </>
  );
}
