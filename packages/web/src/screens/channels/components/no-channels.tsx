import { HardHat, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state';

/** Nothing here yet: a leader makes the first channel with the bar below, a worker waits (CHAN-07). */
export function NoChannels({ isLeader }: { readonly isLeader: boolean }) {
  const { t } = useTranslation('channels');
  return isLeader ? (
    <EmptyState icon={<MessagesSquare />} title={t('empty.leader')} text={t('empty.leaderText')} />
  ) : (
    <EmptyState icon={<HardHat />} title={t('empty.worker')} text={t('empty.workerText')} />
  );
}
