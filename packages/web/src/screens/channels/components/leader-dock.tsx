import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import look from './leader-dock.module.css';

/** The leader's bar at the thumb (CHAN-09). */
export function LeaderDock({ onCreateChannel }: { readonly onCreateChannel: () => void }) {
  const { t } = useTranslation('channels');
  return (
    <div className={look['dock']}>
      <div className={look['inner']}>
        <Button size="lg" leftSection={<Plus aria-hidden="true" />} onClick={onCreateChannel}>
          {t('tile.createChannel')}
        </Button>
      </div>
    </div>
  );
}
