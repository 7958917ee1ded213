import { HardHat, MessagesSquare, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';

interface NoChannelsProps {
  readonly isLeader: boolean;
  readonly onCreateChannel: () => void;
}

/** Nothing here yet: a leader makes the first channel, a worker waits to be taken into one (CHAN-07). */
export function NoChannels({ isLeader, onCreateChannel }: NoChannelsProps) {
  const { t } = useTranslation('channels');
  if (!isLeader) {
    return <EmptyState icon={<HardHat />} title={t('empty.worker')} text={t('empty.workerText')} />;
  }
  return (
    <EmptyState icon={<MessagesSquare />} title={t('empty.leader')} text={t('empty.leaderText')}>
      <Button size="lg" leftSection={<Plus aria-hidden="true" />} onClick={onCreateChannel}>
        {t('tile.createChannel')}
      </Button>
    </EmptyState>
  );
}
